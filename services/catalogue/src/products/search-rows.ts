import { holdsWords } from '@deportivo/platform/db/plain-text'
import { COUNT_LIMIT, countOf } from '@deportivo/platform/lists/count-rows'
import type { Knex } from 'knex'
import { activeProducts, type Page } from './product-pages.ts'
import type { ProductSearch, ProductWords, Where } from './product-search.ts'

/** Resolved once per statement, so that the planner sees a short list and not a join. */
function storeIds(db: Knex, where: Where): Knex.Raw {
  if ('store_ids' in where) return db.raw('?::integer[]', [`{${where.store_ids.join(',')}}`])
  if ('quarantine' in where)
    return db.raw("array(select id from inventory.published_stores where purpose = 'quarantine')")
  return db.raw('array(select id from catalogue.published_stores where type = any(?::text[]))', [
    `{${where.types.join(',')}}`,
  ])
}

/** The levels that count for this search. */
function stockWanted(db: Knex, search: ProductSearch): Knex.QueryBuilder {
  const levels = db('inventory.published_levels as l')
    // As an index condition it would be searched once per size: a product's few rows are read faster.
    .whereRaw('(l.store_id = any(?)) is true', [storeIds(db, search.where)])
    .where('l.available', '>', 0)
  if (search.size_ids) void levels.whereIn('l.size_id', search.size_ids)
  return levels
}

/** The columns that describe a product. */
export const DESCRIBING = {
  id: 'products.id',
  category_id: 'products.category_id',
  subcategory_id: 'products.subcategory_id',
  brand_id: 'products.brand_id',
  reference_id: 'products.reference_id',
  color_id: 'products.color_id',
} as const
const DESCRIBING_FIELDS = Object.keys(DESCRIBING) as (keyof typeof DESCRIBING)[]

/** The price of a code, as its index has it: only a number in the statement itself is found there. */
const priceOfCode = (codeId: number) =>
  `coalesce((products.codes ->> '${Math.trunc(codeId)}')::bigint, products.price)`

/** Products that contain the words, within the price range. */
export function withWords(db: Knex, { text, price, code_id }: ProductWords): Knex.QueryBuilder {
  const rows: Knex.QueryBuilder = activeProducts(db)
  if (price) void rows.whereRaw(`${priceOfCode(code_id)} between ? and ?`, [price.from, price.to])
  return holdsWords(rows, 'products.search_text', 'catalogue.plain', text)
}

/** Products filtered by words, lists and price. */
export function describedRows(
  db: Knex,
  words: ProductWords,
  filters: Partial<Record<keyof typeof DESCRIBING, number[]>>,
): Knex.QueryBuilder {
  const rows = withWords(db, words)
  for (const field of DESCRIBING_FIELDS) {
    const ids = filters[field]
    if (ids) void rows.whereIn(DESCRIBING[field], ids)
  }
  return rows
}

function ordered(rows: Knex.QueryBuilder, search: ProductSearch): Knex.QueryBuilder {
  const { field, isDescending } = search.list.sort
  const direction = isDescending ? 'desc' : 'asc'
  if (field === 'price') void rows.orderByRaw(`${priceOfCode(search.code_id)} ${direction}`)
  if (field === 'sold') void rows.orderBy('products.sold_lately', direction)
  if (field === 'name') void rows.orderBy('products.name', direction)
  return rows.orderBy('products.id', direction)
}

/** The requested page: newest products first by default. */
export function pageOf(db: Knex, search: ProductSearch): Page {
  const rows = describedRows(db, search, search.list.filters)
  // A subquery per product, each with a limit: a page needs fifteen of them, not a join of all stock.
  const stock = stockWanted(db, search).whereRaw('l.product_id = products.id').select(db.raw('true')).limit(1)
  void rows.whereRaw(search.without_stock ? '(?) is null' : '(?)', [stock])
  return {
    rows: ordered(rows, search).limit(search.list.top).offset(search.list.offset),
    ordered: (page) => ordered(page, search),
  }
}

export interface Totals {
  total: number
  sum_quantity: number
  /** There are more: both numbers are of the products that were counted. */
  more_than: boolean
}

type Found = Pick<Totals, 'sum_quantity'> & { snapshot: string; counted: number }

/**
 * How many products match, and how many units of them there are, as far as lists count. A subquery per product: in a join the planner
 * overestimates the cost of a product, and reads all stock for a search that matches few.
 */
export async function readTotals(
  db: Knex,
  search: ProductSearch,
): Promise<{ snapshot: string; value: Totals }> {
  const units = stockWanted(db, search)
    .whereRaw('l.product_id = products.id')
    .select(db.raw('coalesce(sum(l.available), 0) as units'))
  const rows = describedRows(db, search, search.list.filters)
    .crossJoin(db.raw('lateral (?) as stock', [units]))
    .where('stock.units', search.without_stock ? '=' : '>', 0)
    .select('stock.units')
    .limit(COUNT_LIMIT + 1)
  const [found] = await db
    .from(rows.as('counted'))
    .select<Found[]>(
      db.raw('count(*)::integer as counted'),
      db.raw('coalesce(sum(units), 0)::integer as sum_quantity'),
      db.raw('pg_current_snapshot()::text as snapshot'),
    )
  const { snapshot, counted, sum_quantity } = found ?? { snapshot: '', counted: 0, sum_quantity: 0 }
  return { snapshot, value: { ...countOf(counted), sum_quantity } }
}
