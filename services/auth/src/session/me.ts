import { me } from '@deportivo/contracts/auth/sign-in'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { sessionUserOf } from './session-user.ts'

export const meRoute: Routes = (app, deps) =>
  read(app, deps, me, async ({ actor, db }) => {
    const viewer = { signer: deps.signer, id: actor.id, now: deps.clock.now() }
    const { company_name } = deps.settings.current()
    return found({ data: await sessionUserOf(db, actor, { viewer, company_name }) })
  })
