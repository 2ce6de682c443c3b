import type { FastifyInstance, FastifyReply } from 'fastify'
import { createKeyedLimiter } from '../../keyed-limiter.ts'
import { Refused } from '../refused.ts'

/**
 * How many calls of each kind run at once for a person. `calls`: as many as a browser makes over HTTP/1.1. `files`: they
 * are received for long, and must not hold up what the same person reads. `heavy`: they read much of the shop.
 */
const AT_ONCE = { calls: 6, files: 4, heavy: 1 } as const

export type CallKind = keyof typeof AT_ONCE

/** Resolves when it is the turn of a call; throws where its client went away meanwhile. */
export type CallTurn = (userId: number, reply: FastifyReply, kind: CallKind) => Promise<void>

declare module 'fastify' {
  interface FastifyReply {
    /** The work of the call is done: what is left is to send its result. */
    endWork: (() => void) | null
  }
}

const isGone = ({ raw }: FastifyReply): boolean => raw.closed || raw.destroyed

/** Until the reply was read, or its client went away: one that is not read takes a turn of its own person only. */
const untilClosed = (reply: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    if (isGone(reply)) resolve()
    else reply.raw.once('close', resolve)
  })

/** A client that goes away ends no statement: the turn is over with the work too. */
const untilOver = (reply: FastifyReply): Promise<unknown> =>
  Promise.all([untilClosed(reply), new Promise<void>((resolve) => (reply.endWork = resolve))])

const gone = () => new Refused({ kind: 'throttled', key: 'problem.too_many_calls' })

/**
 * Lets so many calls of a person run at once, and the others wait in order: one person, in however many windows, leaves
 * most of the connections to the database to everyone else. Counted by this process only, as the calls per second are.
 */
export function installCallTurns(app: FastifyInstance): CallTurn {
  const inTurn = {
    calls: createKeyedLimiter(AT_ONCE.calls),
    files: createKeyedLimiter(AT_ONCE.files),
    heavy: createKeyedLimiter(AT_ONCE.heavy),
  }
  app.decorateReply('endWork', null)
  app.addHook('onSend', async (_request, reply) => reply.endWork?.())
  return (userId, reply, kind) =>
    new Promise<void>((admit, refuse) => {
      void inTurn[kind](String(userId), async () => {
        if (isGone(reply)) return refuse(gone())
        admit()
        await untilOver(reply)
      })
    })
}
