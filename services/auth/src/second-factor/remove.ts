import { removeSecondFactor, removeSecondFactorOfUser } from '@deportivo/contracts/auth/second-factor'
import { change, changeWithPrecheck, withMessage } from '@deportivo/platform/http/serve/serve'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { lockVerified, proveIdentity } from '../account/prove-identity.ts'
import { refuseAbove } from '../users/refusals.ts'
import type { UserRecord } from '../users/stored-user.ts'
import { lockUser, USER } from '../users/user-record.ts'

async function remove(call: RecordCall, user: UserRecord): Promise<void> {
  const { trx, deps } = call
  await trx('auth.second_factors').where({ user_id: user.id }).delete()
  if (user.second_factor_at === null) return
  await changeRecord(call, USER, {
    id: user.id,
    fields: {},
    set: { second_factor_at: null },
    secrets: ['second_factor'],
    act: 'second_factor_off',
  })
  afterCommit(trx, () => deps.wake.notify('sessions'))
}

export const removeRoute: Routes = (app, deps) =>
  changeWithPrecheck(app, deps, removeSecondFactor, {
    before: ({ body, actor, request }) =>
      proveIdentity(deps, { actor, address: request.ip, password: body.password, field: 'password' }),
    then: async ({ proof, ...served }) => {
      await remove(recordCallOf(deps, served), await lockVerified(served.trx, proof))
      return withMessage('factor.off', null)
    },
  })

/** For a user who lost the telephone and the recovery codes. */
export const removeOfUserRoute: Routes = (app, deps) =>
  change(app, deps, removeSecondFactorOfUser, async ({ params, ...served }) => {
    const user = await lockUser(served.trx, params.id)
    await refuseAbove(served.trx, served.actor, user)
    await remove(recordCallOf(deps, served), user)
    return withMessage('factor.off', null)
  })
