import { LRUCache } from 'lru-cache'
import type { TextKey } from '@deportivo/texts/texts'
import type { Clock } from '../../clock.ts'
import { Refused } from '../refused.ts'
import { addressKey } from './address-key.ts'
import type { SessionRow } from './sessions.ts'

// The heaviest pages make about fifteen calls: twenty such pages in one burst is still a user clicking.
const BURST_SECONDS = 15
// A computer, a telephone and a scanner of one user each have their own session.
const DEVICES = 3
// More keys than users of a hundred shops; the key that called longest ago is evicted, and its bucket is full again.
const MAX_BUCKETS = 5_000

interface Bucket {
  left: number
  at: number
}

/** Takes one call out of a key's bucket; returns the milliseconds to wait, 0 when it was admitted. */
function createBuckets<Key extends string | number>(
  perSecond: number,
  size = perSecond * BURST_SECONDS,
): (key: Key, now: number) => number {
  const buckets = new LRUCache<Key, Bucket>({ max: MAX_BUCKETS })

  function fill(key: Key): Bucket {
    const bucket = { left: size, at: 0 }
    buckets.set(key, bucket)
    return bucket
  }

  return (key, now) => {
    const bucket = buckets.get(key) ?? fill(key)
    const sinceMs = Math.max(0, now - bucket.at)
    bucket.left = Math.min(size, bucket.left + (sinceMs * perSecond) / 1_000)
    bucket.at = now
    if (bucket.left < 1) return ((1 - bucket.left) / perSecond) * 1_000
    bucket.left -= 1
    return 0
  }
}

/** Throws when a call has to wait. */
function refuseEarly(waitMs: number, key: TextKey = 'problem.too_many_calls'): void {
  if (waitMs > 0)
    throw new Refused({
      kind: 'throttled',
      key,
      values: { minutes: Math.ceil(waitMs / 60_000) },
      retryAfterSeconds: Math.ceil(waitMs / 1_000),
    })
}

/**
 * Refuses calls without a session beyond a human pace, by their address. A whole mobile network may share one, hence
 * as many as for a session.
 */
export function createAddressLimit(perSecond: number, clock: Clock): (address: string) => void {
  const take = createBuckets<string>(perSecond)
  return (address) => refuseEarly(take(addressKey(address), clock.now().getTime()))
}

const HOUR_SECONDS = 3_600

/** Refuses what is rarely done more than a few times an hour, with a text that names the `{minutes}` to wait. */
export function createHourlyLimit(perHour: number, refusal: TextKey): (key: string, now: Date) => void {
  const take = createBuckets<string>(perHour / HOUR_SECONDS, perHour)
  return (key, now) => refuseEarly(take(key, now.getTime()), refusal)
}

export type CallLimit = (session: Pick<SessionRow, 'session_id' | 'user_id'>) => void

/**
 * Refuses calls of a session or user beyond a human pace. Counted by this process only: a shared counter would
 * cost a round trip per request.
 */
export function createCallLimit(perSecond: number, clock: Clock): CallLimit {
  const takeOfSession = createBuckets<string>(perSecond)
  const takeOfPerson = createBuckets<number>(perSecond * DEVICES)
  return ({ session_id, user_id }) => {
    const now = clock.now().getTime()
    // A refused call of one session takes nothing from the user's other sessions.
    refuseEarly(takeOfSession(session_id, now) || takeOfPerson(user_id, now))
  }
}
