import type { listProducts } from '@deportivo/contracts/catalogue/products'
import type { ListCall } from '@deportivo/platform/lists/list-definition'
import type { Knex } from 'knex'
import type { Where } from './product-search.ts'
import { stockWanted } from './search-rows.ts'

/** What the total of a product counts. */
const SELLING: Where = { types: ['national', 'international', 'exhibition'] }

type Call = Pick<ListCall<typeof listProducts>, 'db' | 'list'>

/**
 * Narrows to products with something available, or without: of the sizes and in the stores that the call names, else of
 * any size in every store that sells.
 */
export function withStock({ db, list }: Call, rows: Knex.QueryBuilder): Knex.QueryBuilder {
  const { size_id, store_id, stock = ['some'] } = list.filters
  const isNarrowed = [size_id, store_id, list.filters.stock].some((values) => values !== undefined)
  if (!isNarrowed || stock.length > 1) return rows
  const available = stockWanted(db, {
    where: store_id ? { store_ids: store_id } : SELLING,
    size_ids: size_id,
  })
    .whereRaw('l.product_id = products.id')
    .select(db.raw('true'))
    .limit(1)
  return rows.whereRaw(stock[0] === 'none' ? '(?) is null' : '(?)', [available])
}

/** Filters that have an index. */
export const RANGES = ['reference_id', 'brand_id', 'subcategory_id', 'color_id', 'category_id'] as const

/** Whether only the products of one brand, category … are listed. */
export const isOfSome = ({ filters }: Call['list']): boolean =>
  RANGES.some((name) => filters[name] !== undefined)

/**
 * Sorts by the total that is shown. Of some products each sum is found by its product; of all of them, all levels are read
 * once and added up.
 */
export function byTotal(
  rows: Knex.QueryBuilder,
  direction: 'asc' | 'desc',
  { db, list }: Call,
): Knex.QueryBuilder {
  const levels = stockWanted(db, { where: SELLING })
  if (isOfSome(list)) {
    const units = levels
      .whereRaw('l.product_id = products.id')
      .select(db.raw('coalesce(sum(l.available), 0)'))
    return rows.orderByRaw(`(?) ${direction}`, [units])
  }
  const totals = levels.groupBy('l.product_id').select('l.product_id', db.raw('sum(l.available) as units'))
  return rows
    .leftJoin(totals.as('totals'), 'totals.product_id', 'products.id')
    .orderByRaw(`coalesce(totals.units, 0) ${direction}`)
}
