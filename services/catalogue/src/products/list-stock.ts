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

/** Sorts by the total that is shown: its sum is made for every product that matches. */
export function byTotal(rows: Knex.QueryBuilder, direction: 'asc' | 'desc', { db }: Call): Knex.QueryBuilder {
  const units = stockWanted(db, { where: SELLING })
    .whereRaw('l.product_id = products.id')
    .select(db.raw('coalesce(sum(l.available), 0)'))
  return rows.orderByRaw(`(?) ${direction}`, [units])
}
