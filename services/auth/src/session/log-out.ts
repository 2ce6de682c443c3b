import { logout } from '@deportivo/contracts/auth/sign-in'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { endSessions } from './end-sessions.ts'

export const logOutRoute: Routes = (app, deps) =>
  change(app, deps, logout, async ({ actor, trx }) => {
    await endSessions(trx, { id: actor.session_id }, { reason: 'logout', now: deps.clock.now() })
    afterCommit(trx, () => deps.wake.notify('sessions'))
    return withMessage('auth.signed_out', null)
  })
