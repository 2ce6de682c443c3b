import { changePassword } from '@deportivo/contracts/auth/sessions'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { createHourlyLimit } from '@deportivo/platform/http/guard/call-limit'
import { invalid } from '@deportivo/platform/http/refused'
import { changeWithPrecheck, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { recordCallOf } from '@deportivo/platform/records/record-call'
import { changeRecord } from '@deportivo/platform/records/save-record'
import { USER } from '../users/user-record.ts'
import { voidRecoveries } from '../password/void-recoveries.ts'
import { endSessions } from '../session/end-sessions.ts'
import { hashPassword } from '../password/passwords.ts'
import { passwordErrors } from '../password/choose-password.ts'
import { lockVerified, proveIdentity } from './prove-identity.ts'

// Many tries of a user who looks for a password that is accepted; few for a program.
const PER_HOUR = 30

/** The user's own new password. The session of the request continues; all their others end. */
export const changePasswordRoute: Routes = (app, deps) => {
  const limit = createHourlyLimit(PER_HOUR, 'problem.throttled')
  changeWithPrecheck(app, deps, changePassword, {
    before: async ({ body, actor, request }) => {
      limit(String(actor.id), deps.clock.now())
      const password = body.current_password
      const proof = await proveIdentity(deps, {
        actor,
        address: request.ip,
        password,
        field: 'current_password',
      })
      // How easily it is guessed takes long to compute: only for the user of the session.
      const errors = await passwordErrors(body, actor)
      if (Object.keys(errors).length > 0) throw invalid(errors)
      return { proof, password_hash: await hashPassword(body.password) }
    },
    then: async ({ proof: { proof, password_hash }, ...served }) => {
      const call = recordCallOf(deps, served)
      const { id } = await lockVerified(call.trx, proof)
      const change = { id, fields: {}, set: { password_hash }, secrets: ['password'] }
      await changeRecord(call, USER, change)
      await voidRecoveries(call.trx, id, call.audit.at)
      const which = { user_id: id, except: call.actor.session_id }
      const ended = await endSessions(call.trx, which, { reason: 'password', now: call.audit.at })
      afterCommit(call.trx, () => deps.wake.notify('sessions'))
      return withMessage('password.changed', { ended })
    },
  })
}
