import { holdsWords } from '@deportivo/platform/db/plain-text'
import { COUNT_LIMIT, countOf } from '@deportivo/platform/lists/count-rows'
import type { Knex } from 'knex'
import { activeProducts, type Page } from './product-pages.ts'
import {
  NATIONAL_STORES,
  type ProductSearch,
  type ProductWords,
  type Understood,
  type Where,
} from './product-search.ts'

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
export function stockWanted(
  db: Knex,
  search: Pick<ProductSearch, 'where'> & Partial<Pick<ProductSearch, 'size_ids'>>,
): Knex.QueryBuilder {
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
export const priceOfCode = (codeId: number) =>
  `coalesce((products.codes ->> '${Math.trunc(codeId)}')::bigint, products.price)`

type Wanted = Understood<Partial<Pick<ProductSearch, 'where' | 'without_stock'>>>

// In lower case only: names of sizes have neither accents nor dots.
const IS_NAMED = "' ' || lower(products.name || ' ' || products.reference_name) || ' ' like ?"

/**
 * Narrows to products that contain the words. One that is the name of a size means that the size is available in the
 * stores of the search, or that the product is named so; part of a longer number is another number.
 */
export function holdsMeant(
  db: Knex,
  rows: Knex.QueryBuilder,
  { meant, where = NATIONAL_STORES, without_stock = false }: Wanted,
): Knex.QueryBuilder {
  for (const { word, size_ids } of meant.sizes) {
    const available = stockWanted(db, { where, size_ids })
      .whereRaw('l.product_id = products.id')
      .select(db.raw('true'))
      .limit(1)
    // Where nothing is available, the sizes of its category are meant.
    const has = without_stock
      ? db.raw("' ' || products.search_text || ' ' like ?", [`% ${word} %`])
      : db.raw('(?)', [available])
    void rows.whereRaw(`(? or ${IS_NAMED})`, [has, `% ${word} %`])
  }
  return holdsWords(rows, 'products.search_text', 'catalogue.plain', meant.parts)
}

/** Products that contain the words, within the price range. */
export function withWords(db: Knex, words: ProductWords & Wanted): Knex.QueryBuilder {
  const { price, code_id } = words
  const rows: Knex.QueryBuilder = activeProducts(db)
  if (price) void rows.whereRaw(`${priceOfCode(code_id)} between ? and ?`, [price.from, price.to])
  return holdsMeant(db, rows, words)
}

/** Products filtered by words, lists and price. */
export function describedRows(
  db: Knex,
  words: ProductWords & Wanted,
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

type Sized = Understood<ProductSearch> & { size_ids: number[] }

const isSized = (search: Understood<ProductSearch>): search is Sized =>
  search.size_ids !== undefined && !search.without_stock

/**
 * The levels that count, of all products that match, in the order of their products: one pass over the index, where a
 * subquery per product would search it once for each product that lacks the size.
 */
function levelsOfMatches(db: Knex, search: Sized): Knex.QueryBuilder {
  const matching = describedRows(db, search, search.list.filters).select('products.id')
  return stockWanted(db, search).whereRaw('l.product_id = any(array(?))', [matching]).groupBy('l.product_id')
}

/** Few enough match that reading the ids of all costs less than to try one after the other. */
const isNarrowed = ({ text, price, list }: ProductSearch) =>
  text !== '' || price !== null || DESCRIBING_FIELDS.some((field) => list.filters[field])

function rowsOf(db: Knex, search: Understood<ProductSearch>): Knex.QueryBuilder {
  const { field, isDescending } = search.list.sort
  const isById = field === 'id' || field === 'created_at'
  if (isById && isSized(search) && isNarrowed(search)) {
    const ids = levelsOfMatches(db, search).select('l.product_id as id')
    return db
      .from(ids.orderBy('l.product_id', isDescending ? 'desc' : 'asc').as('products'))
      .limit(search.list.top)
      .offset(search.list.offset)
  }
  const rows = describedRows(db, search, search.list.filters)
  // A subquery per product, each with a limit: a page needs fifteen of them, not a join of all stock.
  const stock = stockWanted(db, search).whereRaw('l.product_id = products.id').select(db.raw('true')).limit(1)
  void rows.whereRaw(search.without_stock ? '(?) is null' : '(?)', [stock])
  return ordered(rows, search).limit(search.list.top).offset(search.list.offset)
}

/** The requested page: newest products first by default. */
export const pageOf = (db: Knex, search: Understood<ProductSearch>): Page => ({
  rows: rowsOf(db, search),
  ordered: (page) => ordered(page, search),
})

export interface Totals {
  total: number
  sum_quantity: number
  /** There are more: both numbers are of the products that were counted. */
  more_than: boolean
}

type Found = Pick<Totals, 'sum_quantity'> & { snapshot: string; counted: number }

/**
 * The units of each product that matches. A subquery per product: in a join the planner overestimates the cost of a
 * product, and reads all stock for a search that matches few.
 */
function unitsOfMatches(db: Knex, search: Understood<ProductSearch>): Knex.QueryBuilder {
  const units = stockWanted(db, search)
    .whereRaw('l.product_id = products.id')
    .select(db.raw('coalesce(sum(l.available), 0) as units'))
  return describedRows(db, search, search.list.filters)
    .crossJoin(db.raw('lateral (?) as stock', [units]))
    .where('stock.units', search.without_stock ? '=' : '>', 0)
    .select('stock.units')
}

/** How many products match, and how many units of them there are, as far as lists count. */
export async function readTotals(
  db: Knex,
  search: Understood<ProductSearch>,
): Promise<{ snapshot: string; value: Totals }> {
  const rows = isSized(search)
    ? levelsOfMatches(db, search).select(db.raw('sum(l.available) as units'))
    : unitsOfMatches(db, search)
  const [found] = await db
    .from(rows.limit(COUNT_LIMIT + 1).as('counted'))
    .select<Found[]>(
      db.raw('count(*)::integer as counted'),
      db.raw('coalesce(sum(units), 0)::integer as sum_quantity'),
      db.raw('pg_current_snapshot()::text as snapshot'),
    )
  const { snapshot, counted, sum_quantity } = found ?? { snapshot: '', counted: 0, sum_quantity: 0 }
  return { snapshot, value: { ...countOf(counted), sum_quantity } }
}
