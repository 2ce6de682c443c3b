import { savePreferences, type KeptPreferences } from '@deportivo/contracts/admin/preferences'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { change, said } from '@deportivo/platform/http/serve/serve'
import type { Deps, Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'

type Looks = Omit<KeptPreferences, 'language'>

async function keepLooks(trx: Knex.Transaction, userId: number, looks: Looks, at: Date): Promise<Looks> {
  const [row] = await trx('auth.preferences')
    .insert({ user_id: userId, kept: JSON.stringify(looks), updated_at: at })
    .onConflict('user_id')
    // Merged by the database: two devices that change two things at once both keep theirs.
    .merge({ kept: trx.raw('preferences.kept || excluded.kept'), updated_at: at })
    .returning('kept')
  return row?.kept ?? looks
}

/** The session carries the language: the next answer must already speak it. */
async function keepLanguage(trx: Knex.Transaction, deps: Deps, user: { id: number; language: string }) {
  await trx('auth.users')
    .where({ id: user.id })
    .update({ language: user.language, updated_at: deps.clock.now() })
  afterCommit(trx, () => deps.wake.tell('sessions'))
}

export const savePreferencesRoute: Routes = (app, deps) =>
  change(app, deps, savePreferences, async ({ actor, body, trx }) => {
    const { language = actor.language, ...looks } = body
    if (language !== actor.language) await keepLanguage(trx, deps, { id: actor.id, language })
    const kept = await keepLooks(trx, actor.id, looks, deps.clock.now())
    return said('auth.preferences_saved', { ...kept, language })
  })
