import { ORDER_LIST } from '@deportivo/contracts/orders/order'
import { listOrders, listOrdersOfClient } from '@deportivo/contracts/orders/orders'
import type { OrderRecord } from '@deportivo/orders/order/order-record'
import { summaryOf } from '@deportivo/orders/order-view'
import type { Asking } from '@deportivo/orders/order/refusals'
import { onlyVisible } from '@deportivo/orders/order/visibility'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { holdsWords } from '@deportivo/platform/db/plain-text'
import {
  countUpTo,
  integers,
  pagination,
  parseList,
  type ParsedList,
} from '@deportivo/platform/http/list-grammar'
import { listed, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'

type Row = OrderRecord & { subcategories: string[] | null }

const NUMBERS: readonly string[] = [
  'id',
  'client_id',
  'seller_id',
  'auxiliary_user_id',
  'payment_method',
  'city_id',
]

function filtered(db: Knex, list: ParsedList, actor: Actor): Knex.QueryBuilder {
  const rows = onlyVisible(db('orders.orders as orders'), actor)
  for (const [field, values] of Object.entries(list.filters)) {
    const wanted = NUMBERS.includes(field) ? (integers(list.filters, field) ?? []) : values
    void rows.whereIn(`orders.${field}`, wanted)
  }
  if (list.search) addSearch(db, rows, list.search)
  return rows
}

/** An order's number, or words of a client's name, document or phone. */
function addSearch(db: Knex, rows: Knex.QueryBuilder, search: string): void {
  const number = /^#?\d{1,9}$/.test(search) ? Number(search.replace('#', '')) : null
  void rows.where((found) => {
    void found.whereIn(
      'orders.client_id',
      holdsWords(db('sales.clients').select('id'), 'search_text', 'sales.plain', search),
    )
    if (number !== null) void found.orWhere('orders.id', number)
  })
}

const SUBCATEGORIES = `(select array_agg(distinct l.subcategory_name) from orders.order_lines l where l.order_id = page.id) as subcategories`

/** The page is cut first, then dressed: what a row shows besides its columns costs fifteen times, not a million. */
async function pageOf(db: Knex, rows: Knex.QueryBuilder, list: ParsedList): Promise<Row[]> {
  const order = list.order ?? { field: 'id', isDescending: true }
  const direction = order.isDescending ? 'desc' : 'asc'
  const page = rows
    .clone()
    .select('orders.*')
    .orderBy(`orders.${order.field}`, direction)
    .orderBy('orders.id', direction)
    .limit(list.top)
    .offset(list.offset)
  return db
    .from(page.as('page'))
    .select<Row[]>('page.*', db.raw(SUBCATEGORIES))
    .orderBy(`page.${order.field}`, direction)
    .orderBy('page.id', direction)
}

async function answer(db: Knex, rows: Knex.QueryBuilder, list: ParsedList, asking: Asking) {
  const count = await countUpTo(db, rows)
  const page = await pageOf(db, rows, list)
  return listed(
    page.map((row) => summaryOf(row, asking, row.subcategories ?? [])),
    pagination(list, count),
  )
}

/** Orders that the profile may see, newest first. */
export const listOrdersRoute: Routes = (app, deps) =>
  read(app, deps, listOrders, async ({ query, actor, db }) => {
    const list = parseList(query, ORDER_LIST)
    return answer(db, filtered(db, list, actor), list, { actor, settings: deps.settings.current() })
  })

/** Orders of one client, newest first. */
export const listOrdersOfClientRoute: Routes = (app, deps) =>
  read(app, deps, listOrdersOfClient, async ({ params, query, actor, db }) => {
    const { type_order, ...page } = query
    const list = parseList(page, ORDER_LIST)
    const rows = filtered(db, list, actor).where('orders.client_id', params.id)
    if (type_order) void rows.where('orders.type_order', type_order)
    return answer(db, rows, list, { actor, settings: deps.settings.current() })
  })
