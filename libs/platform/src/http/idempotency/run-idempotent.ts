import type { Knex } from 'knex'
import { isPlanOutdated } from '../../db/prepared.ts'
import { earlierReply, storeReply, type Repeatable } from './idempotency.ts'
import { Refused } from '../refused.ts'

/** Deadlock or serialization failure: PostgreSQL aborts one of two transactions, which is retried. */
const isRetryable = (error: unknown) =>
  isPlanOutdated(error) ||
  (error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001'))
const MAX_TRIES = 4

async function inTransaction<T>(db: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (tries === MAX_TRIES || !isRetryable(error)) throw error
    }
  }
}

interface IdempotentRun<Proof> {
  before: () => Promise<Proof>
  /** Returns the body of the reply, as it is sent and stored. */
  work: (trx: Knex.Transaction, proof: Proof) => Promise<string>
}

const isUnseen = (error: unknown) => error instanceof Refused && error.refusal.isUnseen === true

/**
 * Makes a change once per key. When a repeated request fails for any reason (it is too late, it waited for the
 * first), it gets the reply of the first.
 */
export async function runIdempotent<Proof>(
  db: Knex,
  repeatable: Repeatable | null,
  { before, work }: IdempotentRun<Proof>,
): Promise<{ reply: string; isFirst: boolean }> {
  try {
    const proof = await before()
    const reply = await inTransaction(db, async (trx) => {
      const made = await work(trx, proof)
      if (repeatable) await storeReply(trx, repeatable, made)
      return made
    })
    return { reply, isFirst: true }
  } catch (error) {
    const earlier = repeatable && (await earlierReply(db, repeatable, isUnseen(error)))
    if (!earlier) throw error
    return { reply: earlier, isFirst: false }
  }
}
