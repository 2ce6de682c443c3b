import type { Knex } from 'knex'
import type { ParcelRow } from '../tables.ts'

/** The parcels with these ids, also those that are empty by now. */
export const readParcels = (trx: Knex.Transaction, ids: readonly number[]): Promise<ParcelRow[]> =>
  trx('inventory.parcels').whereIn('id', [...ids])

/** Stores why the units of an order came back, with what lies there of it. */
export async function writeReason(
  trx: Knex.Transaction,
  order_id: number,
  reason: string | null,
): Promise<void> {
  await trx('inventory.parcels').where({ order_id }).andWhere('quantity', '>', 0).update({ reason })
}
