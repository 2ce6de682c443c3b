import { saveLanguage } from '@deportivo/contracts/auth'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { change, said } from '@deportivo/platform/http/serve'
import type { Routes } from '@deportivo/platform/service'

export const saveLanguageRoute: Routes = (app, deps) =>
  change(app, deps, saveLanguage, async ({ actor, body, trx }) => {
    await trx('auth.users')
      .where({ id: actor.id })
      .update({ language: body.language, updated_at: deps.clock.now() })
    // The session carries the language: the next answer must already speak it.
    afterCommit(trx, () => deps.wake.tell('sessions'))
    return said('auth.language_saved', null)
  })
