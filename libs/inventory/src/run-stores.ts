import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { StoreRow } from './tables.ts'

interface SizeRun {
  product_id: number
  sizes: readonly { size_id: number; quantity: number }[]
}

const STORE_FOR_RUN = `
  select s.id from inventory.stores s
  where s.is_active and s.type = 'national'
  order by exists (
    select from unnest(?::integer[], ?::integer[]) wanted(size_id, quantity)
    left join inventory.levels l
      on l.product_id = ?::integer and l.size_id = wanted.size_id and l.store_id = s.id
    where coalesce(l.on_hand - l.held, 0) < wanted.quantity), s.orden, s.id
  limit 1`

/** The first national store, by its order, that has all sizes of a run; where none has, the first one. */
export async function storeForRun(db: Knex, { product_id, sizes }: SizeRun): Promise<number | null> {
  const ids = sizes.map(({ size_id }) => size_id)
  const quantities = sizes.map(({ quantity }) => quantity)
  const rows = await queryRows<Pick<StoreRow, 'id'>>(db, STORE_FOR_RUN, [ids, quantities, product_id])
  return rows[0]?.id ?? null
}

export interface Elsewhere {
  size_id: number
  store_id: number
  store_name: string
  available: number
}

/** Other selling stores with sizes of a product that one store is short of. */
export async function availableElsewhere(
  db: Knex,
  { product_id, store_id, size_ids }: { product_id: number; store_id: number; size_ids: readonly number[] },
): Promise<Elsewhere[]> {
  return db('inventory.levels as l')
    .join('inventory.stores as s', 's.id', 'l.store_id')
    .where({ 'l.product_id': product_id, 's.is_active': true })
    .whereNot({ 's.id': store_id })
    .whereNot({ 's.type': 'virtual' })
    .whereIn('l.size_id', size_ids)
    .whereRaw('l.on_hand > l.held')
    .orderBy(['l.size_id', 's.orden', 's.id'])
    .select<Elsewhere[]>(
      'l.size_id',
      'l.store_id',
      's.name as store_name',
      db.raw('l.on_hand - l.held as available'),
    )
}
