import { searchProducts } from '@deportivo/contracts/catalogue/products'
import { getOrder, listOrders } from '@deportivo/contracts/orders/orders'
import type { OrderState } from '@deportivo/lifecycle/order/states'
import type { Knex } from 'knex'
import { CATEGORIES, SIZES, STORES } from '../data/fill-shop.ts'
import type { Reply } from '../load/connection.ts'
import { get } from '../load/request.ts'
import { createPick } from './pick.ts'
import type { Row, Shop } from './row.ts'

const TOP = 15
const LAST_PAGE = 10

interface OurProducts {
  data: { category_id: number; sizes: { quantity: number }[]; stores: unknown[] }[]
  pagination: { total: number }
}
interface FloorProducts {
  data: { category_name: string; stock: unknown[] }[]
  count: [{ total: number }]
}

const parsed = <T>(reply: Reply): T | null => (reply.status === 200 ? (JSON.parse(reply.body) as T) : null)

/** The product list of one category, any of its first pages. */
export function productList({ as }: Pick<Shop, 'as'>): Row {
  const pick = createPick(1)
  const headers = as('online_seller')
  const isOurs = (category: number) => (reply: Reply) => {
    const page = parsed<OurProducts>(reply)
    return (
      page?.data.length === TOP &&
      page.pagination.total > 100 &&
      page.data.every((product) => product.category_id === category && product.stores.length === STORES) &&
      page.data.every(
        ({ sizes }) => sizes.length === SIZES.length && sizes.every((size) => size.quantity > 0),
      )
    )
  }
  const isFloors = (category: number) => (reply: Reply) => {
    const page = parsed<FloorProducts>(reply)
    return (
      page?.data.length === TOP &&
      page.count[0].total > 100 &&
      page.data.every((product) => product.category_name === `Calzado ${category}`) &&
      page.data.every(({ stock }) => stock.length === SIZES.length * STORES)
    )
  }
  return {
    name: 'product list, 15 rows with sizes and stock, filtered',
    target: 0.6,
    most: { statements: 2, roundTrips: 2 },
    ready: async (side) => () => {
      const category = pick(1, CATEGORIES)
      const page = pick(1, LAST_PAGE)
      if (side === 'floor')
        return { request: get(`/products/${category}/${page}`), isRight: isFloors(category) }
      const path = `/api/v1${searchProducts.path}?filter=category_id:${category}&page=${page}`
      return { request: get(path, headers), isRight: isOurs(category) }
    },
  }
}

interface OurOrder {
  data: { id: number; products: unknown[]; payments: unknown[]; next: unknown[] }
}
interface FloorOrder {
  data: { id: number; lines: unknown[]; history: unknown[] }
}

/** The detail of one order. */
export function orderDetail({ as }: Pick<Shop, 'as'>, orders: number): Row {
  const pick = createPick(2)
  const headers = as('two')
  const isOurs = (id: number) => (reply: Reply) => {
    const order = parsed<OurOrder>(reply)?.data
    return order?.id === id && order.products.length === 3 && Array.isArray(order.payments)
  }
  const isFloors = (id: number) => (reply: Reply) => {
    const order = parsed<FloorOrder>(reply)?.data
    return order?.id === id && order.lines.length === 3 && order.history.length > 0
  }
  return {
    name: 'order detail with lines, payments, history',
    target: 0.65,
    most: { statements: 4, roundTrips: 3 },
    ready: async (side) => () => {
      const id = pick(1, orders)
      return side === 'floor'
        ? { request: get(`/order/${id}`), isRight: isFloors(id) }
        : { request: get(`/api/v1${getOrder.path.replace(':id', String(id))}`, headers), isRight: isOurs(id) }
    },
  }
}

interface OrderPage {
  data: { state_id: string; client_name: string }[]
}

async function statesWithPages(db: Knex): Promise<OrderState[]> {
  const found = await db('orders.orders')
    .groupBy('state_id')
    .havingRaw('count(*) >= ?', [TOP * LAST_PAGE])
    .select<{ state_id: OrderState }[]>('state_id')
  return found.map(({ state_id }) => state_id)
}

/** The orders in one state, any of the first pages. */
export async function ordersByState({ db, as }: Shop): Promise<Row> {
  const states = await statesWithPages(db)
  const pick = createPick(3)
  const headers = as('two')
  const isRight = (state: string) => (reply: Reply) => {
    const page = parsed<OrderPage>(reply)
    return (
      page?.data.length === TOP &&
      page.data.every((order) => order.state_id === state && order.client_name !== '')
    )
  }
  return {
    name: 'order list by state, 15 rows',
    target: 0.55,
    most: { statements: 2, roundTrips: 2 },
    ready: async (side) => () => {
      const state = states[pick(0, states.length - 1)] ?? 'delivered_customer'
      const page = pick(1, LAST_PAGE)
      const path = `/api/v1${listOrders.path}?filter=state_id:${state}&page=${page}`
      return side === 'floor'
        ? { request: get(`/orders/${state}/${page}`), isRight: isRight(state) }
        : { request: get(path, headers), isRight: isRight(state) }
    },
  }
}
