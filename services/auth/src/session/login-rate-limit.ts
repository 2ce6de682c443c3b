import { prepared } from '@deportivo/platform/db/prepared'
import { addressKey } from '@deportivo/platform/http/guard/address-key'
import { Refused } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'

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

export const WINDOW_MS = 15 * 60_000

const countHit = prepared<{ counted: boolean }>(
  'count a hit',
  'select auth.count_hit($1, $2, $3, $4, $5, $6) as counted',
)

/** Counts an attempt, and refuses one that comes too soon with the time to wait. */
export async function hitOrRefuse(db: Knex, { kind, key: given, now }: Hit): Promise<void> {
  const { free, gapMs } = LIMITS[kind]
  const key = kind.endsWith('address') ? addressKey(given) : given
  const [hit] = await countHit(db, [kind, key, now, msBefore(now, WINDOW_MS), free, msBefore(now, gapMs)])
  if (!hit?.counted) throw tooSoon(kind)
}

export const msBefore = (now: Date, ms: number) => new Date(now.getTime() - ms)

export function tooSoon(kind: LimitKind): Refused {
  const { gapMs } = LIMITS[kind]
  return new Refused({
    kind: 'throttled',
    key: 'problem.throttled',
    values: { minutes: Math.ceil(gapMs / 60_000) },
    retryAfterSeconds: Math.ceil(gapMs / 1_000),
  })
}

/** Skips rows locked by a running attempt: waiting for them could deadlock. */
export async function deleteOldLimits(db: Knex, now: Date): Promise<void> {
  const old = db('auth.pressure').select('kind', 'key').where('last_at', '<=', msBefore(now, WINDOW_MS))
  await db('auth.pressure').whereIn(['kind', 'key'], old.forUpdate().skipLocked()).delete()
}
