import { endSessionsOfUser } from '@deportivo/contracts/auth/sessions'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf } from '@deportivo/platform/records/record-call'
import type { Routes } from '@deportivo/platform/service'
import { endSessions } from '../session/end-sessions.ts'
import { auditUser } from './audit-user.ts'
import { refuseAbove } from './refusals.ts'
import { lockUser } from './user-record.ts'

export const endSessionsOfUserRoute: Routes = (app, deps) =>
  change(app, deps, endSessionsOfUser, async ({ params, ...served }) => {
    const call = recordCallOf(deps, served)
    const user = await lockUser(call.trx, params.id)
    await refuseAbove(call.trx, call.actor, user)
    const now = call.audit.at
    const ended = await endSessions(call.trx, { user_id: user.id }, { reason: 'administrator', now })
    await auditUser(call, user, 'sessions_ended')
    return withMessage('session.of_user_ended', { ended })
  })
