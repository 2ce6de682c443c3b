import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { listOrders, cancelOrder } from '@deportivo/contracts/orders/orders'
import type { OrderRow } from '@deportivo/contracts/orders/order-list'
import { listRefunds } from '@deportivo/contracts/orders/refunds'
import { moneyOutside } from '@deportivo/contracts/reports/money-outside'
import { listOutside, NO_CARRIER, OUTSIDE_KINDS } from '@deportivo/contracts/reports/outside-orders'
import { getAccount } from '@deportivo/contracts/sellers/settlements'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import {
  anOrder,
  CASH_ON_DELIVERY,
  checkedOut,
  orderAt,
  reservedAndPaid,
  step,
} from '@deportivo/testkit/order'
import { addClient, MEDELLIN, openShop, PRICE, type Shop } from '@deportivo/testkit/shop'
import { idOf } from '@deportivo/testkit/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'

const PAID = 60_000
const DAY_MS = 86_400_000

let app: TestApp
let shop: Shop
let client_id: number

/** Sent with a carrier, to be paid on delivery. */
async function withCarrier(carrier: string, seller: Person = 'online_seller') {
  const wanted = { city_id: MEDELLIN, payment_method: CASH_ON_DELIVERY, seller }
  const order = await orderAt(app, shop, 'packing_up', wanted)
  await uploadPhoto(app, 'head_dispatch', order.id, ATTACHMENT_TYPES.guide)
  await step(app, 'head_dispatch', order.id, { step: 'upload_guide', carrier, guide_number: '999123456' })
  return order
}

/** Delivered, and what the carrier handed in of it. */
async function handedIn(carrier: string, amount: number): Promise<void> {
  const { id } = await withCarrier(carrier)
  await step(app, 'head_dispatch', id, { step: 'delivered_to_customer' })
  const reason = amount === PRICE ? {} : { reason: 'Pagó una parte' }
  await step(app, 'accounting_manager', id, { step: 'full_payment_ct', amount, ...reason })
}

async function sentToSeller(seller: Person) {
  const order = await anOrder(app, shop, { seller, type_order: 'seller', quantity: 2 })
  for (const name of ['order_from_warehouse', 'in_process', 'received', 'send_to_seller'])
    await step(app, 'two', order.id, { step: name })
  return order
}

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  client_id = await addClient(app, undefined, 'Botas del Sur')
  await withCarrier('Servientrega')
  await withCarrier('Servientrega', 'freelance_seller')
  await withCarrier('TCC')
  await handedIn('TCC', PRICE)
  await handedIn('TCC', PRICE - 1_000)
  const local = await orderAt(app, shop, 'packing_up', { payment_method: CASH_ON_DELIVERY })
  await step(app, 'head_dispatch', local.id, { step: 'delivered_locally', receiver_name: 'Ana Demo' })
  const news = await withCarrier('TCC')
  await uploadPhoto(app, 'head_dispatch', news.id, ATTACHMENT_TYPES.carrier_return)
  await step(app, 'head_dispatch', news.id, { step: 'returned_by_carrier', reason: 'Dirección errada' })

  await anOrder(app, shop, { client_id })
  await checkedOut(app, shop, { client_id })
  await checkedOut(app, shop, { client_id, seller: 'freelance_seller' })
  await checkedOut(app, shop, { client_id, seller: 'two' })
  await checkedOut(app, shop, { payment_method: CASH_ON_DELIVERY })

  for (const seller of ['online_seller', 'freelance_seller'] as const) {
    const order = await anOrder(app, shop, { seller, client_id })
    await reservedAndPaid(app, seller, order.id, PAID)
    await app.ok('two', cancelOrder, { params: { id: order.id }, body: { reason: 'Se arrepintió' } })
  }

  await sentToSeller('online_reseller')
  const delivered = await sentToSeller('freelance_seller')
  await step(app, 'two', delivered.id, { step: 'delivered_to_seller' })
  const apart = await sentToSeller('online_reseller')
  await step(app, 'two', apart.id, { step: 'to_news', reason: 'Falta una caja' })
  const back = await sentToSeller('online_reseller')
  await step(app, 'two', back.id, { step: 'return', reason: 'No se vendió' })
  await app.settled()
})
afterAll(() => app.stop())

const report = (person: Person = 'two') => app.ok(person, moneyOutside.contract)

type Sums = Record<string, [value: number, count: number]>

function add(sums: Sums, key: string | number, value: number): void {
  const [before, count] = sums[key] ?? [0, 0]
  sums[key] = [before + value, count + 1]
}

const sumsOf = (
  rows: readonly Readonly<Record<string, string | number>>[],
  column: string,
  name: string,
): Sums =>
  Object.fromEntries(
    rows.map((row) => [String(row[column]), [Number(row[name]), Number(row[`${name}_count`])]]),
  )

const CARTS = ['pre_orden', 'reserved', 'reserved_by_seller']
const ON_THE_WAY = ['file_guide_sale', 'delivered_local', 'delivered_customer', 'return_to_news']

const isSold = ({ total_balance, state_id, type_order }: OrderRow) =>
  total_balance > 0 && type_order !== 'seller' && !CARTS.includes(state_id)

/** Every order of the list, counted without the view. */
async function recounted() {
  const orders: OrderRow[] = await app.ok('two', listOrders, { query: { top: 200 } })
  const ct: Sums = {}
  const balance: Sums = {}
  for (const { total_balance, state_id, ...order } of orders.filter(isSold)) {
    const isOnDelivery = order.payment_method === CASH_ON_DELIVERY
    if (isOnDelivery && ON_THE_WAY.includes(state_id))
      add(ct, order.information_send?.carrier ?? NO_CARRIER, total_balance)
    else if (!isOnDelivery || state_id === 'full_payment_ct') add(balance, order.client_id, total_balance)
  }
  return { ct, balance }
}

it('cash on delivery by carrier and balances by client are those of the list of orders', async () => {
  const { ct, balance } = await recounted()
  const { rows, by, totals } = await report()
  expect(sumsOf(rows, 'carrier', 'ct')).toEqual(ct)
  expect(ct).toEqual({ Servientrega: [2 * PRICE, 2], TCC: [2 * PRICE, 2], [NO_CARRIER]: [PRICE, 1] })
  expect(sumsOf(by.client, 'client_id', 'balance')).toEqual(balance)
  expect(balance[client_id]).toEqual([3 * PRICE, 3])
  expect(totals).toMatchObject({ ct: 5 * PRICE, ct_count: 5, balance: 3 * PRICE + 1_000, balance_count: 4 })
  expect(by.client.find((row) => row['client_id'] === client_id)).toMatchObject({
    client_name: 'Botas del Sur',
  })
})

it('refunds owed are those of their list, and goods those of the sellers’ accounts', async () => {
  const { by, totals } = await report()
  const refunds: Sums = {}
  for (const refund of await app.ok('two', listRefunds, { query: { filter: 'state:pending' } }))
    add(refunds, refund.client_id, refund.amount)
  expect(sumsOf(by.refunded, 'client_id', 'refund')).toEqual(refunds)
  expect(refunds).toEqual({ [client_id]: [2 * PAID, 2] })
  const goods: Sums = {}
  for (const person of ['online_reseller', 'freelance_seller'] as const) {
    const id = await idOf(app, person)
    const account = await app.ok('two', getAccount, { params: { id } })
    goods[id] = [account.goods.value, account.goods.orders]
  }
  expect(sumsOf(by.seller, 'seller_id', 'goods')).toEqual(goods)
  expect(totals).toMatchObject({ goods: 6 * PRICE, goods_count: 3, refund: 2 * PAID, refund_count: 2 })
  expect(totals.outside).toBe(totals.ct + totals.balance + totals.goods)
})

it('leads to exactly the orders behind each figure', async () => {
  const { rows, by, totals } = await report()
  const FIGURES = [
    ['ct', 'carrier', rows],
    ['balance', 'client_id', by.client],
    ['goods', 'seller_id', by.seller],
    ['refund', 'client_id', by.refunded],
  ] as const
  for (const [kind, column, all] of FIGURES) {
    expect([kind, all.length > 0]).toEqual([kind, true])
    const whole = await app.ok('two', listOutside, { query: { kind } })
    expect([kind, whole.value, whole.total]).toEqual([kind, totals[kind], totals[`${kind}_count`]])
    for (const row of all) {
      const found = await app.ok('two', listOutside, { query: { kind, [column]: row[column] ?? '' } })
      expect([kind, found.value, found.total]).toEqual([kind, row[kind], row[`${kind}_count`]])
      expect(found.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(found.value)
    }
  }
})

it('reads the orders in pages of any size, however many there are', async () => {
  const orders = async (page: { top?: number; page?: number }) =>
    (await app.ok('two', listOutside, { query: { kind: 'balance', ...page } })).rows
  const rows = await orders({})
  expect(rows.length).toBeGreaterThan(1)
  expect([...(await orders({ top: 1 })), ...(await orders({ top: 1, page: 2 }))]).toEqual(rows.slice(0, 2))
  expect(await orders({ page: 5_000 })).toEqual([])
})

it('counts the days since the goods left, the sale, the cancelling and the sending, the longest first', async () => {
  const now = app.deps.clock.now()
  const [oldest] = (await app.ok('two', listOutside, { query: { kind: 'ct', carrier: 'TCC' } })).rows
  await app
    .db('orders.orders')
    .where('id', oldest?.order_id ?? 0)
    .update({ stock_left_at: new Date(now.getTime() - 5.5 * DAY_MS) })
  const { rows, totals } = await report()
  const daysOf = rows.map((row) => [row['carrier'], row['ct_days']]).sort()
  expect(daysOf).toEqual([
    [NO_CARRIER, 0],
    ['Servientrega', 0],
    ['TCC', 5],
  ])
  expect(totals).toMatchObject({ ct_days: 5, balance_days: 0, refund_days: 0, goods_days: 0 })
  const listed = await app.ok('two', listOutside, { query: { kind: 'ct' } })
  expect(listed.rows[0]).toMatchObject({ order_id: oldest?.order_id, days: 5, carrier: 'TCC' })
  const since = listed.rows.map((row) => row.since)
  expect(since).toEqual([...since].sort())
})

it('no range narrows it, and it is compared with nothing', async () => {
  const query = { from: '2020-01-01', to: '2020-01-02' }
  const old = await app.ok('two', moneyOutside.contract, { query })
  expect(old.totals).toEqual((await report()).totals)
  expect(old.previous).toBeNull()
})

it('is refused without its permission, and an administrator of sellers sees their own alone', async () => {
  for (const call of [moneyOutside.contract, listOutside])
    expect(await app.refused('online_seller', call)).toMatchObject({ code: 403 })
  const team = await report('online_seller_admin')
  const whole = await report()
  expect(team.totals.ct).toBe(whole.totals.ct)
  expect(team.totals.goods).toBeGreaterThan(0)
  expect(team.totals.balance).toBe(whole.totals.balance - PRICE)
  const counter = await report('local_seller_admin')
  expect(counter.totals).toMatchObject({ outside: 0, refund: 0 })
  for (const kind of OUTSIDE_KINDS) {
    const { total, value } = await app.ok('online_seller_admin', listOutside, { query: { kind } })
    expect([kind, total, value]).toEqual([kind, team.totals[`${kind}_count`], team.totals[kind]])
    expect(await app.ok('local_seller_admin', listOutside, { query: { kind } })).toMatchObject({ total: 0 })
  }
})
