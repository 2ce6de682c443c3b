import { changePassword } from '@deportivo/contracts/auth/sessions'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { invalid } from '@deportivo/platform/http/refused'
import { changeAfter, said } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { auditContextOf, writeAudit } from '@deportivo/platform/audit/write-audit'
import { voidRecoveries } from '../recovery/void-recoveries.ts'
import { endSessions } from '../session/end-sessions.ts'
import { hashPassword } from '../session/passwords.ts'
import { passwordErrors } from './choose-password.ts'
import { lockProven, proveIdentity } from './prove-identity.ts'

/** One's own new password. The session that asks goes on; whoever else was in with the old one is out. */
export const changePasswordRoute: Routes = (app, deps) =>
  changeAfter(app, deps, changePassword, {
    before: async ({ body, actor, request }) => {
      const errors = passwordErrors(body, actor)
      if (Object.keys(errors).length > 0) throw invalid(errors)
      const password = body.current_password
      const proof = await proveIdentity(deps, {
        actor,
        address: request.ip,
        password,
        field: 'current_password',
      })
      return { proof, password_hash: await hashPassword(body.password) }
    },
    then: async ({ proof: { proof, password_hash }, actor, trx, request }) => {
      const user = await lockProven(trx, proof)
      const now = deps.clock.now()
      await trx('auth.users')
        .where({ id: user.id })
        .update({
          password_hash,
          version: user.version + 1,
          updated_by: actor.name,
          updated_at: now,
        })
      await voidRecoveries(trx, user.id, now)
      const which = { user_id: user.id, except: actor.session_id }
      const ended = await endSessions(trx, which, { reason: 'password', now })
      await writeAudit(trx, auditContextOf(actor, request, now), {
        act: 'user.password_changed',
        subject: 'user',
        subject_id: String(user.id),
        subject_name: user.name,
      })
      afterCommit(trx, () => deps.wake.tell('sessions'))
      return said('password.changed', { ended })
    },
  })
