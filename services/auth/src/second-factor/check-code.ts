import { invalid } from '@deportivo/platform/http/refused'
import type { Deps } from '@deportivo/platform/service'
import { hashOfCode, stepOf } from './codes.ts'
import { unseal } from './seal.ts'

/** Refuses a code that is neither the app's of this moment nor a recovery code; each is accepted once. */
export async function checkCode(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: number,
  code: string,
): Promise<void> {
  // Recovery codes first: they must work even when the sealed secret can no longer be read.
  const isRight = (await isRecoveryCode(deps, userId, code)) || (await isOfApp(deps, userId, code))
  if (!isRight) throw invalid({ code: 'factor.code_wrong' })
}

async function isOfApp(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  user_id: number,
  code: string,
): Promise<boolean> {
  const factor = await db('auth.second_factors').where({ user_id }).first('secret')
  const step = factor ? stepOf(unseal(config, factor.secret), code, clock.now()) : null
  if (step === null) return false
  // In one statement: an observed code cannot be used a second time.
  const taken = await db('auth.second_factors')
    .where({ user_id })
    .where('last_step', '<', step)
    .update({ last_step: step })
  return taken === 1
}

async function isRecoveryCode(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user_id: number,
  code: string,
): Promise<boolean> {
  const taken = await db('auth.recovery_codes')
    .where({ user_id, code_hash: hashOfCode(code), used_at: null })
    .update({ used_at: clock.now() })
  return taken === 1
}
