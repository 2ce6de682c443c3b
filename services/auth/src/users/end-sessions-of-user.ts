import { endSessionsOfUser } from '@deportivo/contracts/auth/sessions'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { change, said } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { auditContextOf, writeAudit } from '@deportivo/platform/audit/write-audit'
import { endSessions } from '../session/end-sessions.ts'
import { refuseAbove } from './refusals.ts'
import { lockUser } from './user-record.ts'

export const endSessionsOfUserRoute: Routes = (app, deps) =>
  change(app, deps, endSessionsOfUser, async ({ params, actor, trx, request }) => {
    const user = await lockUser(trx, params.id)
    await refuseAbove(trx, actor, user)
    const now = deps.clock.now()
    const ended = await endSessions(trx, { user_id: user.id }, { reason: 'administrator', now })
    await writeAudit(trx, auditContextOf(actor, request, now), {
      act: 'user.sessions_ended',
      subject: 'user',
      subject_id: String(user.id),
      subject_name: user.name,
    })
    afterCommit(trx, () => deps.wake.tell('sessions'))
    return said('session.of_user_ended', { ended })
  })
