import { holdsWords } from '@deportivo/platform/db/plain-text'
import { integers } from '@deportivo/platform/http/list-grammar'
import type { Knex } from 'knex'
import { activeProducts, type Page } from './product-pages.ts'
import { DESCRIBING, type SearchWish, type Where } from './search-wish.ts'

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
function stockWanted(db: Knex, wish: SearchWish): Knex.QueryBuilder {
  const levels = db('inventory.published_levels as l')
    // As a condition of the index it would be searched once per size: a product's few rows are read faster.
    .whereRaw('(l.store_id = any(?)) is true', [storeIds(db, wish.where)])
    .where('l.available', '>', 0)
  if (wish.size_ids) void levels.whereIn('l.size_id', wish.size_ids)
  return levels
}

/** Products by what they are: words, lists, price. */
function describedRows(db: Knex, wish: SearchWish): Knex.QueryBuilder {
  const rows: Knex.QueryBuilder = activeProducts(db)
  for (const field of [...DESCRIBING, 'id']) {
    const ids = integers(wish.list.filters, field)
    if (ids) void rows.whereIn(`products.${field}`, ids)
  }
  if (wish.price)
    void rows.whereRaw('coalesce((products.codes ->> ?::text)::bigint, products.price) between ? and ?', [
      String(wish.code_id),
      wish.price.from,
      wish.price.to,
    ])
  return holdsWords(rows, 'products.search_text', 'catalogue.plain', wish.text)
}

function ordered(rows: Knex.QueryBuilder, wish: SearchWish): Knex.QueryBuilder {
  const { order } = wish.list
  const direction = order?.isDescending ? 'desc' : 'asc'
  if (!order || order.field === 'created_at') return rows.orderBy('products.id', order ? direction : 'desc')
  if (order.field === 'price')
    void rows.orderByRaw(
      direction === 'desc'
        ? 'coalesce((products.codes ->> ?::text)::bigint, products.price) desc'
        : 'coalesce((products.codes ->> ?::text)::bigint, products.price)',
      [String(wish.code_id)],
    )
  else void rows.orderBy(`products.${order.field}`, direction)
  return rows.orderBy('products.id', direction)
}

/** The page that was asked for: newest products first unless told otherwise. */
export function pageOf(db: Knex, wish: SearchWish): Page {
  const rows = describedRows(db, wish)
  // Asked product by product, with a limit of its own: a page needs fifteen answers, not a join of all stock.
  const stock = stockWanted(db, wish).whereRaw('l.product_id = products.id').select(db.raw('true')).limit(1)
  void rows.whereRaw(wish.withoutStock ? '(?) is null' : '(?)', [stock])
  return {
    rows: ordered(rows, wish).limit(wish.list.top).offset(wish.list.offset),
    ordered: (page) => ordered(page, wish),
  }
}

export interface Totals {
  total: number
  sum_quantity: number
}

/**
 * How many products match, and how many units of them there are. Asked product by product: in a join the planner takes
 * each product for expensive, and reads the stock of all for a search that matches few.
 */
export async function readTotals(db: Knex, wish: SearchWish): Promise<{ snapshot: string; value: Totals }> {
  const units = stockWanted(db, wish)
    .whereRaw('l.product_id = products.id')
    .select(db.raw('coalesce(sum(l.available), 0) as units'))
  const rows = describedRows(db, wish)
    .crossJoin(db.raw('lateral (?) as stock', [units]))
    .where('stock.units', wish.withoutStock ? '=' : '>', 0)
  const [totals] = await rows.select<(Totals & { snapshot: string })[]>(
    db.raw('count(*)::integer as total'),
    db.raw('coalesce(sum(stock.units), 0)::integer as sum_quantity'),
    db.raw('pg_current_snapshot()::text as snapshot'),
  )
  const { snapshot, ...value } = totals ?? { snapshot: '', total: 0, sum_quantity: 0 }
  return { snapshot, value }
}
