import type { Knex } from 'knex'
import '../tables.ts'

/** Sets when the holds of an order end, or never (null). */
export async function setHoldExpiry(
  trx: Knex.Transaction,
  order_id: number,
  expires_at: Date | null,
): Promise<void> {
  await trx('inventory.holds').where({ order_id }).update({ expires_at })
}

/** Orders with an expired hold, the oldest first. The caller locks each order before it releases. Holds of transfers never expire. */
export async function expiredHolds(db: Knex, now: Date, limit: number): Promise<number[]> {
  const rows = await db('inventory.holds')
    .where('expires_at', '<=', now)
    .groupBy('order_id')
    .orderByRaw('min(expires_at), order_id')
    .limit(limit)
    .select('order_id')
  return rows.flatMap(({ order_id }) => (order_id === null ? [] : [order_id]))
}
