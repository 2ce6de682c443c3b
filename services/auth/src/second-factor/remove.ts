import { afterCommit } from '@deportivo/platform/db/after-commit'
import { removeSecondFactor, removeSecondFactorOfUser } from '@deportivo/contracts/auth/second-factor'
import { change, changeAfter, said } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { auditContextOf, writeAudit, type AuditContext } from '@deportivo/platform/audit/write-audit'
import { lockProven, proveIdentity } from '../password/prove-identity.ts'
import { refuseAbove } from '../users/refusals.ts'
import { lockUser, type UserRecord } from '../users/user-record.ts'

async function remove(trx: Knex.Transaction, user: UserRecord, audit: AuditContext): Promise<void> {
  await trx('auth.second_factors').where({ user_id: user.id }).delete()
  if (user.second_factor_at === null) return
  await trx('auth.users').where({ id: user.id }).update({ second_factor_at: null })
  await writeAudit(trx, audit, {
    act: 'user.second_factor_off',
    subject: 'user',
    subject_id: String(user.id),
    subject_name: user.name,
  })
}

export const removeRoute: Routes = (app, deps) =>
  changeAfter(app, deps, removeSecondFactor, {
    before: ({ body, actor, request }) =>
      proveIdentity(deps, { actor, address: request.ip, password: body.password, field: 'password' }),
    then: async ({ proof, actor, trx, request }) => {
      await remove(trx, await lockProven(trx, proof), auditContextOf(actor, request, deps.clock.now()))
      afterCommit(trx, () => deps.wake.tell('sessions'))
      return said('factor.off', null)
    },
  })

/** For who lost the telephone and the recovery codes. */
export const removeOfUserRoute: Routes = (app, deps) =>
  change(app, deps, removeSecondFactorOfUser, async ({ params, actor, trx, request }) => {
    const user = await lockUser(trx, params.id)
    await refuseAbove(trx, actor, user)
    await remove(trx, user, auditContextOf(actor, request, deps.clock.now()))
    afterCommit(trx, () => deps.wake.tell('sessions'))
    return said('factor.off', null)
  })
