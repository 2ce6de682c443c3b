import { changePassword } from '@deportivo/contracts/sessions'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { invalid } from '@deportivo/platform/http/refused'
import { change, said } from '@deportivo/platform/http/serve'
import type { Routes } from '@deportivo/platform/service'
import { deedOf, writeAudit } from '../audit/write-audit.ts'
import { endSessions } from '../session/end-sessions.ts'
import { hashPassword } from '../session/passwords.ts'
import { lockUser } from '../users/user-record.ts'
import { passwordErrors } from './choose-password.ts'
import { proveIdentity } from './prove-identity.ts'

/** One's own new password. The session that asks goes on; whoever else was in with the old one is out. */
export const changePasswordRoute: Routes = (app, deps) =>
  change(app, deps, changePassword, async ({ body, actor, trx, request }) => {
    const errors = passwordErrors(body, actor)
    if (Object.keys(errors).length > 0) throw invalid(errors)
    const password = body.current_password
    await proveIdentity(deps, { actor, address: request.ip, password, field: 'current_password' })
    const user = await lockUser(trx, actor.id)
    const now = deps.clock.now()
    await trx('auth.users')
      .where({ id: user.id })
      .update({
        password_hash: await hashPassword(body.password),
        version: user.version + 1,
        updated_by: actor.name,
        updated_at: now,
      })
    const which = { user_id: user.id, except: actor.session_id }
    const ended = await endSessions(trx, which, { reason: 'password', now })
    await writeAudit(trx, deedOf(actor, request, now), {
      act: 'user.password_changed',
      subject: 'user',
      subject_id: String(user.id),
      subject_name: user.name,
    })
    afterCommit(trx, () => deps.wake.tell('sessions'))
    return said('password.changed', { ended })
  })
