import type { FastifyReply } from 'fastify'
import { createKeyedLimiter } from '../../keyed-limiter.ts'

// As many as a browser makes at once over HTTP/1.1.
const OF_PERSON = 6
/** Of calls that read much of the shop: files of everything, proofs. */
const HEAVY = 1

/** Resolves when it is the turn of a call, which ends with its connection or its reply. */
export type CallTurn = (userId: number, reply: FastifyReply, isHeavy: boolean) => Promise<void>

/** Until the reply was read, or its client went away: one that is not read takes a turn of its own person only. */
const untilClosed = ({ raw }: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    if (raw.closed || raw.destroyed) resolve()
    else raw.once('close', resolve)
  })

/**
 * Lets so many calls of a person run at once, and the others wait in order: one person, in however many windows, leaves
 * most of the connections to the database to everyone else. Counted by this process only, as the calls per second are.
 */
export function createCallTurns(): CallTurn {
  const inTurn = createKeyedLimiter(OF_PERSON)
  const heavyInTurn = createKeyedLimiter(HEAVY)
  return (userId, reply, isHeavy) => {
    const key = String(userId)
    const call = (admit: () => void) =>
      inTurn(key, () => {
        admit()
        return untilClosed(reply)
      })
    return new Promise<void>((admit) => {
      // A heavy call that waits takes no turn of the others.
      void (isHeavy ? heavyInTurn(key, () => call(admit)) : call(admit))
    })
  }
}
