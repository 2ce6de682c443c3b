import { openShift } from '@deportivo/contracts/finance/cashiers'
import type { Order } from '@deportivo/contracts/orders/order'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { requestReturns } from '@deportivo/contracts/returns/groups'
import { getReturn } from '@deportivo/contracts/returns/returns'
import type { TestApp } from '@deportivo/testkit/app'
import {
  deliveredOrder,
  requested,
  returnLists,
  sentPicture,
  type ReturnLists,
} from '@deportivo/testkit/returns/case'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'

/** What was done, for the figures. */
export const counts = {
  accepted: 0,
  refused: 0,
  undone: 0,
  paid: 0,
  by_voucher: 0,
  several: 0,
  of_all: 0,
  taken_out: 0,
  put_back: 0,
  states: new Set<string>(),
}

export interface World {
  app: TestApp
  shop: Shop
  lists: ReturnLists
  product_id: number
  /** Of all orders of a run, so that a voucher of one case pays for another. Null: their first order makes it. */
  client_id: number | null
}

export async function openWorld(app: TestApp): Promise<World> {
  const shop = await openShop(app)
  const lists = await returnLists(app)
  const product_id = await stockProduct(app, shop, 100_000)
  await app.ok('two', openShift, { body: { cashier_id: shop.cashier_id, base_amount: 0 } })
  return { app, shop, lists, product_id, client_id: null }
}

export async function present({ app }: World, id: number): Promise<ReturnCase> {
  await app.settled()
  return app.ok('two', getReturn, { params: { id } })
}

async function delivered(world: World): Promise<Order> {
  const { app, shop, product_id, client_id } = world
  const order = await deliveredOrder(app, shop, { product_id, ...(client_id !== null && { client_id }) })
  world.client_id = order.client_id
  return order
}

/** Of every second one, half of what was paid is recognised. */
const rateOf = ({ lists }: World, pick: number) => (pick % 2 ? lists.half : lists.whole)

async function requestedAlone(world: World, pick: number): Promise<number[]> {
  const { app, lists } = world
  const more = { exchange_rate: rateOf(world, pick), quantity: 1 + ((pick >> 1) % 2) }
  const one = await requested(app, await delivered(world), lists, more)
  return [one.id]
}

/** Lines of two orders by one request; a third case is of a line that it names twice. */
async function requestedAtOnce(world: World, pick: number, many: number): Promise<number[]> {
  const orders = [await delivered(world), await delivered(world)]
  const lines = [...orders, ...orders].slice(0, many).map(({ id, products: [line] }) => ({
    sale_id: id,
    line_id: line?.id ?? 0,
    quantity: 1,
  }))
  const body = { lines, reason: world.lists.reason, exchange_rate: rateOf(world, pick) }
  const { cases } = await world.app.ok('head_dispatch', requestReturns, { body })
  counts.several += 1
  return cases.map(({ id }) => id)
}

/** Opens a case, or several by one request, with the pictures that a delivery needs. */
export async function openCases(world: World, pick: number, most: number): Promise<ReturnCase[]> {
  const many = Math.min(most, 3)
  const ids =
    many > 1 && pick % 2 === 0
      ? await requestedAtOnce(world, pick >> 1, many)
      : await requestedAlone(world, pick)
  const cases: ReturnCase[] = []
  for (const id of ids) {
    await sentPicture(world.app, await present(world, id))
    cases.push(await present(world, id))
  }
  return cases
}
