import { queryRows } from '@deportivo/platform/db/query-rows'
import { Refused } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { RecoveryRow, SessionsRow } from '../tables.ts'
import type { Attempt } from './throttle.ts'

interface Limit {
  /** Attempts within the window that are not delayed. */
  free: number
  /** Between two attempts beyond them. No account is locked: guessing only becomes too slow to be worth it. */
  gapMs: number
}

type LimitKind = 'account' | 'address' | 'recovery account' | 'recovery address'

/**
 * A shop shares one address, and one user's mistakes must not affect the others: hence far more than for an
 * account.
 */
export const LIMITS: Record<LimitKind, Limit> = {
  account: { free: 50, gapMs: 20_000 },
  address: { free: 200, gapMs: 2_000 },
  'recovery account': { free: 5, gapMs: 5 * 60_000 },
  'recovery address': { free: 30, gapMs: 30_000 },
}

interface Hit {
  kind: LimitKind
  key: string
  now: Date
}

const WINDOW_MS = 15 * 60_000

const COUNT_HIT = `
  insert into auth.pressure as p (kind, key, tries, since, last_at) values (:kind, :key, 1, :now, :now)
  on conflict (kind, key) do update set
    tries = case when p.since <= :start then 1 else p.tries + 1 end,
    since = case when p.since <= :start then excluded.since else p.since end,
    last_at = excluded.last_at
  where p.since <= :start or p.tries < :free or p.last_at <= :gap_ago
  returning tries`

/** Counts an attempt; false where it comes too soon after many others. */
async function hit(db: Knex, { kind, key, now }: Hit): Promise<boolean> {
  const { free, gapMs } = LIMITS[kind]
  const counted = await queryRows<unknown>(db, COUNT_HIT, {
    kind,
    key,
    now,
    free,
    start: new Date(now.getTime() - WINDOW_MS),
    gap_ago: new Date(now.getTime() - gapMs),
  })
  return counted.length > 0
}

/** Counts an attempt, and refuses one that comes too soon with the time to wait. */
export async function hitOrRefuse(db: Knex, attempt: Hit): Promise<void> {
  if (!(await hit(db, attempt))) throw tooSoon(attempt.kind)
}

function tooSoon(kind: LimitKind): Refused {
  const { gapMs } = LIMITS[kind]
  return new Refused({
    kind: 'throttled',
    key: 'problem.throttled',
    values: { minutes: Math.ceil(gapMs / 60_000) },
    retryAfterSeconds: Math.ceil(gapMs / 1_000),
  })
}

/** A successful attempt is not counted. */
async function release(db: Knex, { kind, key }: Omit<Hit, 'now'>): Promise<void> {
  await db('auth.pressure').where({ kind, key }).where('tries', '>', 0).decrement('tries', 1)
}

type Where = Omit<Attempt, 'now'>

/**
 * Counts a login against its account and its address. An account tried from many addresses is slowed, but not for
 * an address its owner has used before: an attacker's guessing must not lock the owner out. Resetting the
 * password by mail is such a use, or its owner could not sign in right after it.
 */
export async function countLoginAttempt(db: Knex, { account, address }: Where, now: Date): Promise<void> {
  await hitOrRefuse(db, { kind: 'address', key: address, now })
  const isCalm = await hit(db, { kind: 'account', key: account, now })
  if (!isCalm && !(await isFamiliar(db, { account, address }))) throw tooSoon('account')
}

async function isFamiliar(db: Knex, { account, address }: Where): Promise<boolean> {
  const seen = await db('auth.sessions as sessions')
    .join('auth.users as users', 'users.id', 'sessions.user_id')
    .whereRaw('lower(users.email) = ?', [account])
    .where('sessions.ip', address)
    .first<Pick<SessionsRow, 'id'> | undefined>('sessions.id')
  return seen !== undefined || (await hasReset(db, { account, address }))
}

async function hasReset(db: Knex, { account, address }: Where): Promise<boolean> {
  const reset = await db('auth.recoveries')
    .whereNotNull('used_at')
    .where({ email: account, used_from: address })
    .first<Pick<RecoveryRow, 'id'> | undefined>('id')
  return reset !== undefined
}

export async function uncountLoginAttempt(db: Knex, { account, address }: Where): Promise<void> {
  await release(db, { kind: 'address', key: address })
  await release(db, { kind: 'account', key: account })
}

export async function deleteOldLimits(db: Knex, now: Date): Promise<void> {
  await db('auth.pressure')
    .where('last_at', '<=', new Date(now.getTime() - WINDOW_MS))
    .delete()
}
