import type { FastifyReply } from 'fastify'
import { createKeyedLimiter } from '../../keyed-limiter.ts'

/**
 * How many calls of each kind run at once for a person. `calls`: as many as a browser makes over HTTP/1.1. `files`: they
 * are received for long, and must not hold up what the same person reads. `heavy`: they read much of the shop.
 */
const AT_ONCE = { calls: 6, files: 4, heavy: 1 } as const

export type CallKind = keyof typeof AT_ONCE

/** Resolves when it is the turn of a call, which ends with its connection or its reply. */
export type CallTurn = (userId: number, reply: FastifyReply, kind: CallKind) => Promise<void>

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
  const inTurn = {
    calls: createKeyedLimiter(AT_ONCE.calls),
    files: createKeyedLimiter(AT_ONCE.files),
    heavy: createKeyedLimiter(AT_ONCE.heavy),
  }
  return (userId, reply, kind) =>
    new Promise<void>((admit) => {
      void inTurn[kind](String(userId), () => {
        admit()
        return untilClosed(reply)
      })
    })
}
