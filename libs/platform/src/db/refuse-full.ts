import type { Knex } from 'knex'

/** Serializes what is added to one owner until the transaction ends: `lock` is one of LOCKS, `id` the owner. */
export const lockOwner = (trx: Knex.Transaction, lock: number, id: number): Knex.Raw =>
  trx.raw('select pg_advisory_xact_lock(?, ?)', [lock, id])

/** How many rows an owner may have, and the refusal of one more. */
export interface Bound {
  most: number
  refusal: (most: number) => Error
}

/**
 * Refuses one more of these rows where there are `most`. Their owner is locked by the caller: two calls that count at the
 * same time would both pass. Reads no more than `most` rows.
 */
export async function refuseFull(rows: Knex.QueryBuilder, { most, refusal }: Bound): Promise<void> {
  const beyond = (await rows
    .clone()
    .clearSelect()
    .select(rows.client.raw('1'))
    .offset(most - 1)
    .limit(1)) as unknown[]
  if (beyond.length > 0) throw refusal(most)
}
