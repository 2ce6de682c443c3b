import type { Clock } from '../../clock.ts'
import { Refused } from '../refused.ts'
import type { SessionRow } from './sessions.ts'

// The pages that ask most ask for some fifteen things: twenty of them in one go is still somebody who clicks.
const BURST_SECONDS = 15
// A computer, a telephone and a scanner of one person each have a session of their own.
const DEVICES = 3
// More at once than work in a hundred shops; whoever is forgotten begins anew, which costs the server little.
const MAX_KEPT = 5_000

interface Bucket {
  left: number
  at: number
}

/** Takes one call out of a key's bucket; answers how many milliseconds it must wait, 0 where it was taken. */
function createBuckets<Key>(perSecond: number): (key: Key, now: number) => number {
  const kept = new Map<Key, Bucket>()
  const size = perSecond * BURST_SECONDS

  function fill(key: Key): Bucket {
    const oldest = kept.keys().next()
    if (kept.size >= MAX_KEPT && !oldest.done) kept.delete(oldest.value)
    const bucket = { left: size, at: 0 }
    kept.set(key, bucket)
    return bucket
  }

  return (key, now) => {
    const bucket = kept.get(key) ?? fill(key)
    const sinceMs = Math.max(0, now - bucket.at)
    bucket.left = Math.min(size, bucket.left + (sinceMs * perSecond) / 1_000)
    bucket.at = now
    if (bucket.left < 1) return ((1 - bucket.left) / perSecond) * 1_000
    bucket.left -= 1
    return 0
  }
}

export type CallLimit = (session: Pick<SessionRow, 'session_id' | 'user_id'>) => void

/**
 * Refuses a call of a session, or of a person, who makes more than anybody at a screen does. Counted by this process
 * alone: a count that processes share would cost each call a journey.
 */
export function createCallLimit(perSecond: number, clock: Clock): CallLimit {
  const takeOfSession = createBuckets<string>(perSecond)
  const takeOfPerson = createBuckets<number>(perSecond * DEVICES)
  return ({ session_id, user_id }) => {
    const now = clock.now().getTime()
    // A session that is refused takes nothing from the person's others.
    const waitMs = takeOfSession(session_id, now) || takeOfPerson(user_id, now)
    if (waitMs > 0)
      throw new Refused({
        kind: 'throttled',
        key: 'problem.too_many_calls',
        retryAfterSeconds: Math.ceil(waitMs / 1_000),
      })
  }
}
