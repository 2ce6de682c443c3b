import { text } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import './tables.ts'

/** After every real store in any list. */
const LAST = 1_000

/** The store for goods at a seller; made when they first get some. */
export async function storeOfSeller(
  trx: Knex.Transaction,
  seller: { id: number; name: string },
): Promise<number> {
  const [made] = await trx('inventory.stores')
    .insert({
      name: text('store.seller', { seller: seller.name }),
      type: 'virtual',
      purpose: 'seller',
      owner_user_id: seller.id,
      orden: LAST,
    })
    .onConflict(trx.raw("(owner_user_id) where purpose = 'seller'"))
    .merge(['owner_user_id'])
    .returning('id')
  if (!made) throw new Error(`no store for seller ${seller.id}`)
  return made.id
}

/** The quarantine of each store, made where there is none yet. */
export async function quarantinesOf(
  trx: Knex.Transaction,
  store_ids: readonly number[],
): Promise<Map<number, number>> {
  if (store_ids.length === 0) return new Map()
  const stores = await trx('inventory.stores').whereIn('id', store_ids).orderBy('id')
  const made = await trx('inventory.stores')
    .insert(
      stores.map((store) => ({
        name: text('store.quarantine', { store: store.name }),
        type: 'virtual' as const,
        purpose: 'quarantine' as const,
        of_store_id: store.id,
        orden: LAST + store.orden,
      })),
    )
    .onConflict(trx.raw("(of_store_id) where purpose = 'quarantine'"))
    .merge(['of_store_id'])
    .returning(['id', 'of_store_id'])
  return new Map(made.map((store) => [store.of_store_id ?? store.id, store.id]))
}

const IN_TRANSIT = { purpose: 'transit' } as const

/** The store of goods between two stores; made when the first are sent. */
export async function storeInTransit(trx: Knex.Transaction): Promise<number> {
  // Found without a lock: transfers that are sent or received at once must not wait for each other.
  const found = await trx('inventory.stores').where(IN_TRANSIT).first('id')
  if (found) return found.id
  await trx('inventory.stores')
    .insert({ ...IN_TRANSIT, name: text('store.transit'), type: 'virtual', orden: LAST })
    .onConflict(trx.raw("(purpose) where purpose = 'transit'"))
    .ignore()
  const made = await trx('inventory.stores').where(IN_TRANSIT).first('id')
  if (!made) throw new Error("the store 'in transit' was not made")
  return made.id
}
