import { listOrders, listOrdersOfClient, listOrdersOfProduct } from '@deportivo/contracts/orders/orders'
import { searchedPhone } from '@deportivo/contracts/phone'
import { GIVEN_UP_STATES } from '@deportivo/lifecycle/order/states'
import { seesEveryOrder } from '@deportivo/lifecycle/order/visibility'
import { teamOf } from '@deportivo/lifecycle/teams'
import { withInstants } from '@deportivo/orders/order/order-json'
import { BALANCE_SQL } from '@deportivo/orders/order/order-record'
import { summaryOf, type ListedOrder } from '@deportivo/orders/order-view'
import { columnOfActor, onlyVisible } from '@deportivo/orders/order/visibility'
import { holdsWords } from '@deportivo/platform/db/plain-text'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { Found, KeyRange, ListCall, Page } from '@deportivo/platform/lists/list-definition'
import { fromDay, inHour, toDay } from '@deportivo/platform/lists/narrow'
import { ofTeam } from '@deportivo/platform/lists/of-team'
import type { RowOf } from '@deportivo/platform/http/serve/serve'
import type { Knex } from 'knex'
import { ORDER_INCLUDES } from './order-includes.ts'

type Row = RowOf<typeof listOrders>
type Orders = Pick<ListCall<typeof listOrders>, 'db' | 'actor'>
type OrderCall = Orders & { list: Pick<ListCall<typeof listOrders>['list'], 'filters'> }

const visibleOrders = ({ db, actor }: Orders) => onlyVisible(db('orders.published_orders as orders'), actor)

// More of them are likely to have ordered lately: reading the newest orders finds a page sooner.
const MOST_CLIENTS = 500

const numberIn = (words: string) => (/^#?\d{1,9}$/.test(words) ? Number(words.replace('#', '')) : null)

const clientsNamed = (words: string, { db }: Pick<Orders, 'db'>) =>
  holdsWords(db('sales.clients').select('id'), 'search_text', 'sales.plain', searchedPhone(words))

/** An order's number, or words of a client's name, document or phone. */
export function searchOrders(rows: Knex.QueryBuilder, words: string, call: Pick<Orders, 'db'>): void {
  const number = numberIn(words)
  void rows.where((found) => {
    void found.whereIn('orders.client_id', clientsNamed(words, call))
    if (number !== null) void found.orWhere('orders.id', number)
  })
}

async function searchIn(words: string, call: Orders): Promise<Found | null> {
  const clients = await clientsNamed(words, call).limit(MOST_CLIENTS + 1)
  if (clients.length > MOST_CLIENTS) return null
  return { column: 'orders.client_id', values: clients.map(({ id }) => id), id: numberIn(words) }
}

/** The orders that reports count as sold, besides the day of checkout. */
const sold = (rows: Knex.QueryBuilder) => rows.whereNotIn('orders.state_id', GIVEN_UP_STATES)

const keyOf = (filter: keyof typeof listOrders.list.filters) => (value: unknown) =>
  `${filter}:${String(value)}`

/** The keys that the order kernel stores for what few steps change. */
const orderKeys = (filter: keyof typeof listOrders.list.filters): KeyRange => ({
  table: 'orders.published_order_keys',
  column: 'key',
  id: 'order_id',
  keyOf: keyOf(filter),
})

type LineColumn = 'product_id' | 'store_id' | 'category_id' | 'brand_id' | 'group_id'

/** Orders with a line that has one of the values; each such column has an index. */
export const withLine =
  (column: LineColumn) =>
  (rows: Knex.QueryBuilder, ids: number[], { db }: Pick<Orders, 'db'>) =>
    rows.whereIn('orders.id', db('orders.published_lines').whereIn(column, ids).select('order_id'))

const SOLD_BY = { seller: 'orders.seller_id', profile: 'orders.profile_id' }

// A value of each row, and no condition that is joined: the orders of all others would be read for it.
const HAS_DISCOUNT = `coalesce(
  (select true from orders.published_discounted_lines l where l.order_id = orders.id limit 1), false)`

const OF_ONE_LINE = ['store_id', 'category_id', 'brand_id'] as const

/**
 * Orders with a line that has a value of each of these filters that is given, as reports count them. Each of them narrows by
 * all: one of them may be read as a range instead.
 */
const withSuchLine = (rows: Knex.QueryBuilder, _ids: number[], { db, list: { filters } }: OrderCall) => {
  const lines = db('orders.published_lines').select('order_id')
  for (const column of OF_ONE_LINE) {
    const ids = filters[column]
    if (ids) void lines.whereIn(column, ids)
  }
  return rows.whereIn('orders.id', lines)
}

const lineKeys = (column: LineColumn): KeyRange => ({
  table: 'orders.published_lines',
  column,
  id: 'order_id',
  isShared: true,
})

const PARTS = `orders.*, coalesce(lines.subcategories, '{}') as subcategories, lines.group_id,
  coalesce((select c.identification_number from sales.clients c where c.id = orders.client_id), '')
    as identification_number`

const LINES = `left join lateral (
    select array_agg(distinct l.subcategory_name) as subcategories,
      case when min(l.group_id) = max(l.group_id) then min(l.group_id) end as group_id
    from orders.published_lines l where l.order_id = orders.id
  ) lines on true`

/** A page of orders as `summaryOf` takes them. Cut first: what a row shows besides its columns costs fifteen times, not a million. */
export const shownOrders = ({ rows, sorted }: Page, { db }: Pick<ListCall, 'db'>): Knex.QueryBuilder =>
  sorted(db.from(rows.select('orders.*').as('orders')).joinRaw(LINES)).select(db.raw(PARTS))

const ORDERS = {
  filters: {
    state_id: 'orders.state_id',
    type_order: 'orders.type_order',
    type_sale: 'orders.type_sale',
    id: 'orders.id',
    client_id: 'orders.client_id',
    seller_id: 'orders.seller_id',
    auxiliary_user_id: 'orders.auxiliary_user_id',
    payment_method: (rows: Knex.QueryBuilder, ids: number[]) =>
      rows.whereRaw('coalesce(orders.payment_method, 0) = any(?::integer[])', [ids]),
    city_id: 'orders.city_id',
    department_id: 'orders.department_id',
    code_id: 'orders.code_id',
    profile_id: 'orders.profile_id',
    store_id: withSuchLine,
    category_id: withSuchLine,
    brand_id: withSuchLine,
    group_id: withLine('group_id'),
    cashier_id: (rows: Knex.QueryBuilder, ids: number[], { db }: Orders) => {
      const keys = db('orders.published_order_keys').whereIn('key', ids.map(keyOf('cashier_id')))
      return rows.whereIn('orders.id', keys.select('order_id'))
    },
    voucher: 'orders.voucher_id',
    of_team: (rows: Knex.QueryBuilder, is: boolean, { actor }: Orders) =>
      ofTeam(rows, { id: actor.id, profiles: teamOf(actor.profile) }, is, SOLD_BY),
    has_balance: (rows: Knex.QueryBuilder, has: boolean, { db }: Orders) =>
      rows.where(db.raw(BALANCE_SQL), has ? '>' : '<=', 0),
    has_discount: (rows: Knex.QueryBuilder, has: boolean) => rows.whereRaw(`${HAS_DISCOUNT} = ?`, [has]),
    from: fromDay('orders.created_at'),
    to: toDay('orders.created_at'),
    sold_from: (rows: Knex.QueryBuilder, day: string) => fromDay('orders.checked_out_at')(sold(rows), day),
    sold_to: (rows: Knex.QueryBuilder, day: string) => toDay('orders.checked_out_at')(sold(rows), day),
    sold_hour: (rows: Knex.QueryBuilder, hour: string) => inHour('orders.checked_out_at')(sold(rows), hour),
  },
  // One sort: ids are given when orders are created. Another one would need an index with each filter.
  sort: { id: 'orders.id', created_at: 'orders.id' },
  tiebreak: ['orders.id'],
  search: searchOrders,
  searchIn,
  includes: ORDER_INCLUDES,
  ranges: ['client_id', 'voucher', 'auxiliary_user_id', 'seller_id', 'state_id'],
  keys: {
    group_id: lineKeys('group_id'),
    brand_id: lineKeys('brand_id'),
    category_id: lineKeys('category_id'),
    store_id: lineKeys('store_id'),
    cashier_id: { ...orderKeys('cashier_id'), isShared: true },
    city_id: orderKeys('city_id'),
    department_id: orderKeys('department_id'),
    code_id: orderKeys('code_id'),
    profile_id: orderKeys('profile_id'),
    payment_method: orderKeys('payment_method'),
    has_balance: orderKeys('has_balance'),
    has_discount: { ...orderKeys('has_discount'), table: 'orders.published_discount_keys', isShared: true },
    type_sale: orderKeys('type_sale'),
    type_order: orderKeys('type_order'),
  },
  days: {
    sold_from: 'orders.checked_out_at',
    sold_to: 'orders.checked_out_at',
    sold_hour: 'orders.checked_out_at',
    from: 'orders.created_at',
    to: 'orders.created_at',
  },
  json: {
    shown: shownOrders,
    toRow: (order: ListedOrder, { actor, deps }: Pick<ListCall, 'actor' | 'deps'>): Row =>
      summaryOf(withInstants(order), { actor, settings: deps.settings.current() }),
  },
} as const

/** Orders that the profile may see, newest first. */
export const listOrdersRoute = defineList<typeof listOrders, Row>(listOrders, {
  ...ORDERS,
  from: visibleOrders,
  rangeOfCall: ({ actor }) => {
    const column = columnOfActor(actor)
    return column && { column, value: actor.id }
  },
  json: { ...ORDERS.json, seesAll: seesEveryOrder },
})

/** Orders of one client, newest first. */
export const listOrdersOfClientRoute = defineList<typeof listOrdersOfClient, Row>(listOrdersOfClient, {
  ...ORDERS,
  from: ({ params, query, ...call }) => {
    const rows = visibleOrders(call).whereBetween('orders.client_id', [params.id, params.id])
    return query.type_order ? rows.where('orders.type_order', query.type_order) : rows
  },
  rangeOfCall: ({ params }) => ({ column: 'orders.client_id', value: params.id }),
  json: { ...ORDERS.json, seesAll: () => false },
})

const withProduct = withLine('product_id')

/** Orders that hold a product, newest first. */
export const listOrdersOfProductRoute = defineList<typeof listOrdersOfProduct, Row>(listOrdersOfProduct, {
  ...ORDERS,
  from: ({ params, ...call }) => withProduct(visibleOrders(call), [params.id], call),
  json: { ...ORDERS.json, seesAll: () => false },
})
