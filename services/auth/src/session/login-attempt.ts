import { prepared } from '@deportivo/platform/db/prepared'
import { Refused } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { UserRow } from '../tables.ts'
import { LIMITS, msBefore, tooSoon, WINDOW_MS } from './login-rate-limit.ts'

// Fewer would lock out users who mistype, more would let a list of common passwords be tried.
export const MAX_FAILURES = 10

export interface Attempt {
  account: string
  address: string
}

interface Begun {
  refused_by: 'failures' | 'address' | 'account' | null
  failing_since: Date | null
  user_id: number | null
  user_state: UserRow['state_id']
  user_hash: string
  user_factor_at: Date | null
}

const begin = prepared<Begun>(
  'begin an attempt',
  'select * from auth.begin_attempt($1, $2, $3, $4, $5, $6, $7, $8, $9)',
)
const revert = prepared<object>('revert an attempt', 'select auth.revert_attempt($1, $2, $3)')

export type AttemptedUser = Pick<UserRow, 'id' | 'state_id' | 'password_hash' | 'second_factor_at'>

/**
 * Counts an attempt as a failure, for its account at its address, for its account and for its address, before the
 * password is checked: simultaneous attempts cannot exceed the limits. Refuses beyond them, and returns the user.
 */
export async function beginAttempt(
  db: Knex,
  { account, address, now }: Attempt & { now: Date },
): Promise<AttemptedUser | null> {
  const [begun] = await begin(db, [
    account,
    address,
    now,
    msBefore(now, WINDOW_MS),
    MAX_FAILURES,
    LIMITS.address.free,
    msBefore(now, LIMITS.address.gapMs),
    LIMITS.account.free,
    msBefore(now, LIMITS.account.gapMs),
  ])
  if (!begun) throw new Error('an attempt was neither refused nor begun')
  if (begun.refused_by === 'failures') throw tooMany(begun.failing_since ?? now, now)
  if (begun.refused_by) throw tooSoon(begun.refused_by)
  const { user_id: id, user_state: state_id, user_hash: password_hash, user_factor_at } = begun
  return id === null ? null : { id, state_id, password_hash, second_factor_at: user_factor_at }
}

/** The user is authenticated: earlier failures were typing errors. */
export async function forgiveAttempts(db: Knex, { account, address }: Attempt): Promise<void> {
  await revert(db, [account, address, true])
}

/** Reverts this attempt only: it proved too little to reset the earlier ones. */
export async function revertAttempt(db: Knex, { account, address }: Attempt): Promise<void> {
  await revert(db, [account, address, false])
}

export async function deleteOldTries(db: Knex, now: Date): Promise<void> {
  await db('auth.login_failures').where('since', '<=', msBefore(now, WINDOW_MS)).delete()
}

function tooMany(since: Date, now: Date): Refused {
  const leftMs = since.getTime() + WINDOW_MS - now.getTime()
  return new Refused({
    kind: 'throttled',
    key: 'problem.throttled',
    values: { minutes: Math.max(1, Math.ceil(leftMs / 60_000)) },
    retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1_000)),
  })
}
