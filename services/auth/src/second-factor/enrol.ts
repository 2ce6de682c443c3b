import { confirmSecondFactor, enrolSecondFactor } from '@deportivo/contracts/auth/second-factor'
import { invalid, rule } from '@deportivo/platform/http/refused'
import { change, changeWithPrecheck, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { recordCallOf } from '@deportivo/platform/records/record-call'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { changeRecord } from '@deportivo/platform/records/save-record'
import { lockVerified, proveIdentity } from '../account/prove-identity.ts'
import { lockUser, USER } from '../users/user-record.ts'
import { addressOf, hashOfCode, newRecoveryCodes, newSecret, stepOf } from './codes.ts'
import { seal, unseal } from './seal.ts'

/** A secret that counts only after confirmation: a user who closes the page half-way is not locked out. */
export const enrolRoute: Routes = (app, deps) =>
  changeWithPrecheck(app, deps, enrolSecondFactor, {
    before: ({ body, actor, request }) =>
      proveIdentity(deps, { actor, address: request.ip, password: body.password, field: 'password' }),
    then: async ({ proof, trx }) => {
      const user = await lockVerified(trx, proof)
      if (user.second_factor_at !== null) throw rule('factor.already_on')
      const secret = newSecret()
      await trx('auth.second_factors')
        .insert({ user_id: user.id, secret: seal(deps.config, secret) })
        .onConflict('user_id')
        .merge()
      return withMessage('factor.enrolled', { secret, url: addressOf(secret, user.email) })
    },
  })

export const confirmRoute: Routes = (app, deps) =>
  change(app, deps, confirmSecondFactor, async ({ body, actor, trx, request }) => {
    const user = await lockUser(trx, actor.id)
    if (user.second_factor_at !== null) throw rule('factor.already_on')
    const factor = await trx('auth.second_factors').where({ user_id: user.id }).first('secret')
    if (!factor) throw rule('factor.not_begun')
    const now = deps.clock.now()
    const step = stepOf(unseal(deps.config, factor.secret), body.code, now)
    if (step === null) throw invalid({ code: 'factor.code_wrong' })
    await trx('auth.second_factors')
      .where({ user_id: user.id })
      .update({ confirmed_at: now, last_step: step })
    await changeRecord(recordCallOf(deps, { actor, trx, request }), USER, {
      id: user.id,
      fields: {},
      set: { second_factor_at: now },
      secrets: ['second_factor'],
      act: 'second_factor_on',
    })
    const recovery_codes = newRecoveryCodes()
    await trx('auth.recovery_codes').insert(
      recovery_codes.map((code) => ({ user_id: user.id, code_hash: hashOfCode(code) })),
    )
    // A profile that asks for the factor becomes usable at once.
    afterCommit(trx, () => deps.wake.notify('sessions'))
    return withMessage('factor.on', { recovery_codes })
  })
