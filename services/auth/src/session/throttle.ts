import { queryRows } from '@deportivo/platform/db/query-rows'
import { Refused } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'

// Fewer would lock out users who mistype, more would let a list of common passwords be tried.
export const MAX_FAILURES = 10
export const WINDOW_MS = 15 * 60_000

export interface Attempt {
  account: string
  address: string
  now: Date
}

const COUNT = `
  insert into auth.login_failures as f (account, address, failures, since) values (:account, :address, 1, :now)
  on conflict (account, address) do update set
    failures = case when f.since <= :start then 1 else f.failures + 1 end,
    since = case when f.since <= :start then excluded.since else f.since end
  where f.since <= :start or f.failures < :max
  returning failures`

/**
 * Counts an attempt as a failure before its password is checked, so that simultaneous attempts cannot exceed the
 * limit; `forgive` reverts it. Refuses when there were too many.
 */
export async function countTry(db: Knex, { account, address, now }: Attempt): Promise<void> {
  const start = new Date(now.getTime() - WINDOW_MS)
  const counted = await queryRows<unknown>(db, COUNT, {
    account,
    address,
    now,
    start,
    max: MAX_FAILURES,
  })
  if (counted.length === 0) throw await tooMany(db, { account, address, now })
}

/** The user is authenticated: earlier failures were typing errors. */
export async function forgive(trx: Knex, { account, address }: Omit<Attempt, 'now'>): Promise<void> {
  await trx('auth.login_failures').where({ account, address }).delete()
}

/** Reverts this attempt only: it proved too little to reset the earlier ones. */
export async function revokeNotifications(
  db: Knex,
  { account, address }: Omit<Attempt, 'now'>,
): Promise<void> {
  await db('auth.login_failures')
    .where({ account, address })
    .where('failures', '>', 0)
    .decrement('failures', 1)
}

export async function deleteOldTries(db: Knex, now: Date): Promise<void> {
  await db('auth.login_failures')
    .where('since', '<=', new Date(now.getTime() - WINDOW_MS))
    .delete()
}

async function tooMany(db: Knex, { account, address, now }: Attempt): Promise<Refused> {
  const row = await db('auth.login_failures').where({ account, address }).first('since')
  const leftMs = (row?.since ?? now).getTime() + WINDOW_MS - now.getTime()
  return new Refused({
    kind: 'throttled',
    key: 'problem.throttled',
    values: { minutes: Math.max(1, Math.ceil(leftMs / 60_000)) },
    retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1_000)),
  })
}
