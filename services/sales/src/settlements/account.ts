import {
  getAccount,
  listAccounts,
  listCommission,
  listGoods,
  type CommissionLine,
  type SellerAccount,
} from '@deportivo/contracts/sellers/settlements'
import { statesWhere } from '@deportivo/lifecycle/order/states'
import { withInstants } from '@deportivo/orders/order/order-json'
import { summaryOf, type ListedOrder } from '@deportivo/orders/order-view'
import { queryRow } from '@deportivo/platform/db/query-rows'
import { found, read, type RowOf } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import { instantOf } from '@deportivo/platform/lists/json-page'
import type { ListCall, Page } from '@deportivo/platform/lists/list-definition'
import { searchPlain } from '@deportivo/platform/lists/narrow'
import { readSettings } from '@deportivo/platform/settings'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { shownOrders } from '../orders/list-orders.ts'
import { nextLines, openLines, SOLD, totalsOf } from './open-lines.ts'
import { seenSeller, visibleSellers } from './visibility.ts'

const WITH_SELLER = statesWhere(({ stock }) => stock === 'with_seller')
  .map((state) => `'${state}'`)
  .join()

// As the partial index has it, so that an order set aside is found by it too.
const IN_HANDS = `orders.type_order = 'seller'
  and orders.state_id in (${WITH_SELLER}, 'return_to_news')
  and coalesce(orders.news_from_state, orders.state_id) in (${WITH_SELLER})`

/** When the goods of an order were sent to its seller. */
const SINCE = `(select max(h.at) from orders.published_history h where h.order_id = orders.id and h.step = 'send_to_seller')`

const GOODS = `select count(*)::integer as orders, coalesce(sum(orders.units), 0)::integer as units,
    coalesce(sum(orders.total_value), 0)::bigint as value, min(${SINCE}) as oldest_since
  from orders.published_orders orders where orders.seller_id = ? and ${IN_HANDS}`

const UNPAID = `select count(*)::integer as orders, coalesce(sum(o.total_value), 0)::bigint as value
  from orders.published_orders o join orders.published_money_received m on m.order_id = o.id
  where o.seller_id between :seller and :seller and ${SOLD} and m.received < o.total_value`

type Goods = Omit<SellerAccount['goods'], 'oldest_since'> & { oldest_since: Date | null }

const readLast = async (db: Knex, seller_id: number) =>
  (await db('sales.settlements')
    .where({ seller_id })
    .orderBy('id', 'desc')
    .first('id', 'number', 'closed_at')) ?? null

export const getAccountRoute: Routes = (app, deps) =>
  read(app, deps, getAccount, async ({ db, params: { id }, actor }) => {
    const seller = await seenSeller(db, id, actor)
    const { commission: percentages } = await readSettings(db)
    const { lines, has_more } = await nextLines(db, id)
    return found({
      seller,
      goods: await queryRow<Goods>(db, GOODS, [id]),
      open: { ...totalsOf(lines), has_more },
      unpaid: await queryRow<SellerAccount['unpaid']>(db, UNPAID, { seller: id }),
      percentages,
      last: await readLast(db, id),
    })
  })

export const listAccountsRoute = defineList(listAccounts, {
  from: ({ db, actor }) => visibleSellers(db, actor).select('id', 'name'),
  filters: { id: 'id' },
  sort: { name: 'name', id: 'id' },
  tiebreak: ['id'],
  search: searchPlain('name', 'sales.plain'),
})

const MORE = `${SINCE} as with_seller_since, coalesce((select json_agg(json_build_object('product_name', l.product_name, 'color_name', l.color_name,
    'size_name', l.size_name, 'quantity', l.quantity) order by l.id)
  from orders.published_lines l where l.order_id = orders.id), '[]') as products`

interface ReadGoods extends ListedOrder {
  with_seller_since: string
  products: RowOf<typeof listGoods>['products']
}

const shownGoods = (page: Page, call: ListCall<typeof listGoods>): Knex.QueryBuilder =>
  shownOrders(page, call).select(call.db.raw(MORE))

/** Orders whose goods a seller has, with the steps that the reader may take. */
export const listGoodsRoute = defineList<typeof listGoods, RowOf<typeof listGoods>>(listGoods, {
  precheck: async ({ db, params, actor }) => void (await seenSeller(db, params.id, actor)),
  from: ({ db, params: { id } }) =>
    db('orders.published_orders as orders').whereBetween('orders.seller_id', [id, id]).whereRaw(IN_HANDS),
  filters: { id: 'orders.id' },
  sort: { id: 'orders.id' },
  tiebreak: ['orders.id'],
  rangeOfCall: ({ params }) => ({ column: 'orders.seller_id', value: params.id }),
  json: {
    shown: shownGoods,
    seesAll: () => false,
    toRow: ({ with_seller_since, ...order }: ReadGoods, { actor, deps }) => ({
      with_seller_since: instantOf(with_seller_since),
      ...summaryOf(withInstants(order), { actor, settings: deps.settings.current() }),
    }),
  },
})

type Line = Omit<CommissionLine, 'sold_at'> & { sold_at: Date }

/** What the next settlements of a seller hold. */
export const listCommissionRoute = defineList<typeof listCommission, Line>(listCommission, {
  precheck: async ({ db, params, actor }) => void (await seenSeller(db, params.id, actor)),
  from: ({ db, params }) => db.from(openLines(db, params.id)).select('lines.*'),
  filters: { order_id: 'lines.order_id' },
  sort: { sold_at: 'lines.sold_at' },
  tiebreak: ['lines.line_id'],
})
