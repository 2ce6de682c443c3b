import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { MinimumRow } from './tables.ts'

export type SizeMinimum = Omit<MinimumRow, 'product_id'>

/** The minimums of a product; a size without one is not in it. */
export const readMinimums = (db: Knex, product_id: number): Promise<SizeMinimum[]> =>
  db('inventory.minimums').where({ product_id }).orderBy('size_id').select('size_id', 'minimum')

/** The minimums of some products. */
export const readMinimumsOf = (db: Knex, product_ids: readonly number[]): Promise<MinimumRow[]> =>
  db('inventory.minimums').whereIn('product_id', product_ids).orderBy(['product_id', 'size_id'])

/** Sets the minimums of these sizes, also of several products; 0 removes one. Those of other sizes stay. */
export async function setMinimumsOf(trx: Knex.Transaction, rows: readonly MinimumRow[]): Promise<void> {
  const keys = rows.map(({ product_id, size_id }) => [product_id, size_id])
  await trx('inventory.minimums').whereIn(['product_id', 'size_id'], keys).delete()
  const wanted = rows.filter(({ minimum }) => minimum > 0)
  if (wanted.length > 0) await trx('inventory.minimums').insert(wanted)
}

/** Replaces the minimums of a product. */
export async function writeMinimums(
  trx: Knex.Transaction,
  product_id: number,
  sizes: readonly SizeMinimum[],
): Promise<void> {
  await trx('inventory.minimums').where({ product_id }).delete()
  if (sizes.length > 0) await trx('inventory.minimums').insert(sizes.map((size) => ({ ...size, product_id })))
}

/** Removes the minimums of products that are no longer bought. */
export async function removeMinimums(trx: Knex.Transaction, product_ids: readonly number[]): Promise<void> {
  await trx('inventory.minimums').whereIn('product_id', product_ids).delete()
}

/** A size that fell below its minimum, or is no longer below it. */
export interface Crossing {
  product_id: number
  size_id: number
  is_under: boolean
  minimum: number | null
  available: number
}

// Of some products, or all (null). A product without minimums is found in the index of each table and costs no more.
const FALLEN = `
  insert into inventory.falls (product_id, size_id, since)
  select m.product_id, m.size_id, :at::timestamptz from inventory.minimums m
  where (:ids::integer[] is null or m.product_id = any(:ids::integer[]))
    and inventory.published_for_sale(m.product_id, m.size_id) < m.minimum
  order by 1, 2
  on conflict do nothing
  returning product_id, size_id, true as is_under,
    (select minimum from inventory.minimums m where (m.product_id, m.size_id) = (falls.product_id, falls.size_id)) as minimum,
    inventory.published_for_sale(product_id, size_id) as available`

const RISEN = `
  delete from inventory.falls f
  where (:ids::integer[] is null or f.product_id = any(:ids::integer[]))
    and not exists (
      select from inventory.minimums m
      where (m.product_id, m.size_id) = (f.product_id, f.size_id)
        and inventory.published_for_sale(m.product_id, m.size_id) < m.minimum)
  returning product_id, size_id, false as is_under, null::integer as minimum,
    inventory.published_for_sale(product_id, size_id) as available`

/** Compares what is for sale with the minimums, and returns what crossed one since it was last compared. */
export async function compareWithMinimums(
  trx: Knex.Transaction,
  product_ids: readonly number[] | null,
  at: Date,
): Promise<Crossing[]> {
  const ids = product_ids && `{${[...new Set(product_ids)].join(',')}}`
  const fallen = await queryRows<Crossing>(trx, FALLEN, { ids, at })
  const risen = await queryRows<Crossing>(trx, RISEN, { ids, at })
  return [...fallen, ...risen]
}
