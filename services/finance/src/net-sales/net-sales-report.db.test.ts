import { addLine } from '@deportivo/contracts/orders/lines'
import { cancelOrder, createPreOrder, listOrders } from '@deportivo/contracts/orders/orders'
import { netSales } from '@deportivo/contracts/reports/net-sales'
import { businessDay } from '@deportivo/platform/clock'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { checkedOut, DELIVERY, step, TRANSFER } from '@deportivo/testkit/order'
import { deliveredOrder, moveCase, received, requested, returnLists } from '@deportivo/testkit/returns/case'
import { exchangedAtCounter } from '@deportivo/testkit/returns/exchange'
import { addClient, openShop, PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { idOf } from '@deportivo/testkit/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'

// From the lines of the orders and the cases, without the projections; every order and case is of today.
const SOURCE = `
  with sold as (
    select o.seller_id, o.client_id, count(distinct o.id) as count, sum(l.price) as value,
      sum(greatest(0, l.listed_unit_price * l.quantity - l.price)) as discount
    from orders.orders o join orders.order_lines l on l.order_id = o.id
    where o.checked_out_at is not null and o.state_id <> 'cancelled'
    group by o.seller_id, o.client_id
  ), back as (
    select o.seller_id, o.client_id,
      sum(c.credited_value - coalesce(c.replacement_price, 0)) as returns
    from returns.cases c join orders.orders o on o.id = c.order_id
    where c.settled_at is not null
    group by o.seller_id, o.client_id
  )
  select ::of, coalesce(sum(count), 0)::integer as count, coalesce(sum(value), 0)::integer as value,
    coalesce(sum(discount), 0)::integer as discount,
    coalesce(sum(returns), 0)::integer as returns,
    (coalesce(sum(value), 0) - coalesce(sum(returns), 0))::integer as net
  from sold full join back using (seller_id, client_id)`

const CHEAPER = 160_000
const FIGURES = ['count', 'value', 'discount', 'returns', 'net'] as const

let app: TestApp
let client_id: number
const today = businessDay(new Date())

beforeAll(async () => {
  app = await startTestApp()
  const shop = await openShop(app)
  const lists = await returnLists(app)
  client_id = await addClient(app, undefined, 'Botas del Sur')
  await checkedOut(app, shop, { client_id })
  await checkedOut(app, shop, { seller: 'freelance_seller' })
  const cancelled = await checkedOut(app, shop, { client_id })
  await app.ok('two', cancelOrder, { params: { id: cancelled.id }, body: { reason: 'Se arrepintió' } })

  const { id } = await app.ok('two', createPreOrder, { body: { client_id } })
  const product_id = await stockProduct(app, shop, 9)
  const line = { product_id, code_id: PUBLIC_CODE, size_id: 40, quantity: 1, price: CHEAPER }
  await app.ok('two', addLine, { params: { saleId: id }, body: line })
  await step(app, 'two', id, { ...DELIVERY, step: 'check_out', payment_method: TRANSFER, city_id: 11_001 })

  for (const rate of [lists.half, lists.whole]) {
    const order = await deliveredOrder(app, shop, { client_id })
    const one = await received(app, shop, await requested(app, order, lists, { exchange_rate: rate }))
    await moveCase(app, one, { step: 'voucher' })
  }
  await requested(app, await deliveredOrder(app, shop, { client_id }), lists)
  await exchangedAtCounter(app, await deliveredOrder(app, shop, { client_id }), lists)
  await app.settled()
})
afterAll(() => app.stop())

type Query = Record<string, string | number>

const report = (query: Query = {}) =>
  app.ok('two', netSales.contract, { query: { from: today, to: today, ...query } })

async function recounted(of: 'seller_id' | 'client_id') {
  const sql = `${SOURCE.replace('::of', of)} group by ${of} order by ${of}`
  return (await app.db.raw<{ rows: Record<string, number>[] }>(sql)).rows
}

const figures = (rows: readonly Readonly<Record<string, string | number>>[], column: string) =>
  rows
    .map((row) => Object.fromEntries([column, ...FIGURES].map((name) => [name, row[name]])))
    .sort((a, b) => Number(a[column]) - Number(b[column]))

it('counts what each seller and client brought as their orders and cases have it', async () => {
  const { totals, rows, by } = await report()
  expect(figures(by.seller, 'seller_id')).toEqual(await recounted('seller_id'))
  expect(figures(by.client, 'client_id')).toEqual(await recounted('client_id'))
  const half = Math.round(PRICE / 2)
  expect(totals).toMatchObject({
    count: 7,
    value: 10 * PRICE + CHEAPER,
    discount: PRICE - CHEAPER,
    gross: 11 * PRICE,
    returns: PRICE + half,
    net: 9 * PRICE + CHEAPER - half,
  })
  expect(totals.discount_share).toBeCloseTo((PRICE - CHEAPER) / (11 * PRICE), 10)
  expect(totals.returned_share).toBeCloseTo(totals.returns / totals.value, 10)
  const { gross: _, ...shown } = totals
  expect(rows).toEqual([{ day: today, ...shown }])
})

it('has the same figures by the hour', async () => {
  const { totals } = await report()
  const hours = await report({ group: 'hour' })
  expect(hours.totals).toEqual(totals)
  expect(hours.rows.reduce((sum, { net }) => sum + Number(net), 0)).toBe(totals.net)
})

it('names sellers and clients, those with the most left first', async () => {
  const { by } = await report()
  const [first] = by.client
  expect(first).toMatchObject({ client_id, client_name: 'Botas del Sur' })
  expect(by.seller.every((row) => row['seller_name'] !== '')).toBe(true)
  const left = by.client.map((row) => Number(row['net']))
  expect(left).toEqual([...left].sort((a, b) => b - a))
})

it('narrowed to a client or a seller, all its figures are of them alone', async () => {
  const ofClient = await report({ client_id })
  const { client_id: _, ...expected } = (await recounted('client_id')).find(
    (row) => row['client_id'] === client_id,
  ) ?? { client_id }
  expect(ofClient.totals).toMatchObject(expected)
  const seller_id = await idOf(app, 'two')
  const ofBoth = await report({ client_id, seller_id })
  expect(ofBoth.totals).toMatchObject({ count: 1, value: CHEAPER, discount: PRICE - CHEAPER, returns: 0 })
})

it('leads to exactly the orders behind each figure', async () => {
  const { by } = await report()
  for (const [column, rows] of [
    ['seller_id', by.seller],
    ['client_id', by.client],
  ] as const)
    for (const row of rows) {
      const filter = `sold_from:${today},sold_to:${today},${column}:${row[column]}`
      const { pagination } = await app.reply('two', listOrders, { query: { filter } })
      expect([filter, pagination.total]).toEqual([filter, row['count']])
    }
})

it('is refused without its permission, and an administrator of sellers sees their own alone', async () => {
  expect(await app.refused('dispatch_assistant', netSales.contract)).toMatchObject({ code: 403 })
  const query = { from: today, to: today }
  const online = await app.ok('online_seller_admin', netSales.contract, { query })
  const team = [await idOf(app, 'online_seller'), await idOf(app, 'freelance_seller')].sort()
  expect(online.by.seller.map((row) => row['seller_id']).sort()).toEqual(team)
  expect(online.totals.net).toBe((await report()).totals.net - CHEAPER)
  const counter = await app.ok('local_seller_admin', netSales.contract, { query })
  expect(counter.by).toEqual({ seller: [], client: [] })
  expect(counter.totals.net).toBe(0)
})
