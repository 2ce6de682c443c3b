import { endSessionsOfUser } from '@deportivo/contracts/auth/sessions'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { writeAudit } from '@deportivo/platform/audit/write-audit'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { recordCallOf } from '@deportivo/platform/records/record-call'
import type { Routes } from '@deportivo/platform/service'
import { endSessions } from '../session/end-sessions.ts'
import { refuseAbove } from './refusals.ts'
import { lockUser } from './user-record.ts'

export const endSessionsOfUserRoute: Routes = (app, deps) =>
  change(app, deps, endSessionsOfUser, async ({ params, ...served }) => {
    const call = recordCallOf(deps, served)
    const user = await lockUser(call.trx, params.id)
    await refuseAbove(call.trx, call.actor, user)
    const now = call.audit.at
    const ended = await endSessions(call.trx, { user_id: user.id }, { reason: 'administrator', now })
    // No column of the user changes, so there is an audit entry and no new version.
    const subject = { subject: 'user', subject_id: String(user.id), subject_name: user.name } as const
    await writeAudit(call.trx, call.audit, { act: 'sessions_ended', ...subject })
    afterCommit(call.trx, () => deps.wake.notify('sessions'))
    return withMessage('session.of_user_ended', { ended })
  })
