import { me } from '@deportivo/contracts/auth/sign-in'
import { listSizeSales, type SizeSales } from '@deportivo/contracts/catalogue/size-sales'
import { addLine } from '@deportivo/contracts/orders/lines'
import { cancelOrder } from '@deportivo/contracts/orders/orders'
import { listSalesOfProduct } from '@deportivo/contracts/orders/product-history'
import { netSales } from '@deportivo/contracts/reports/net-sales'
import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import { businessDay } from '@deportivo/platform/clock'
import { addDays } from '@deportivo/platform/reports/period'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, checkedOut, DELIVERY, step, TRANSFER } from '@deportivo/testkit/order'
import {
  deliveredOrder,
  moveCase,
  received,
  requested,
  returnLists,
  sentPicture,
} from '@deportivo/testkit/returns/case'
import { openShop, PUBLIC_CODE, setUnits, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

const DAY_MS = 86_400_000
// 23:30 in Bogotá on the last day of a month: the next day already in UTC.
const START = Date.parse('2026-05-01T04:30:00.000Z')

let app: TestApp
let shop: Shop
let few: number
let many: number
let isStarted = false
let passed = 0

const FIRST = '2026-04-30'
const LAST = addDays(FIRST, 40)

/** An order with a line of each of these, checked out now. */
async function sell(product_id: number, ...lines: [size_id: number, quantity: number, store_id: number][]) {
  const [[size_id, quantity] = [40, 1]] = lines
  const order = await anOrder(app, shop, { product_id, size_id, quantity })
  for (const [size, units, store_id] of lines.slice(1)) {
    const line = { product_id, code_id: PUBLIC_CODE, size_id: size, quantity: units, store_id }
    await app.ok('online_seller', addLine, { params: { saleId: order.id }, body: line })
  }
  const body = { ...DELIVERY, step: 'check_out', payment_method: TRANSFER, city_id: 11_001 }
  return step(app, 'online_seller', order.id, body)
}

async function exchange(order: Parameters<typeof requested>[1], size_id: number): Promise<void> {
  const lists = await returnLists(app)
  const one = await received(app, shop, await requested(app, order, lists, { exchange_rate: lists.whole }))
  await moveCase(app, one, { step: 'exchange_available', size_id })
  await moveCase(app, one, { step: 'enlist' })
  await sentPicture(app, one)
  await moveCase(app, one, { step: 'delivered' })
}

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => (isStarted ? new Date(START + passed) : new Date()) } })
  shop = await openShop(app)
  // Signs in, since the token is checked at the time of the machine.
  for (const person of PROFILE_IDS) await app.ok(person, me)
  isStarted = true
  few = await stockProduct(app, shop, 4)
  many = await stockProduct(app, shop, 30, [38, 39, 40, 41], 'Cumbre 7')
  await setUnits(app, few, shop.stores[1], 40, 2)

  await sell(few, [40, 4, shop.stores[0]], [41, 1, shop.stores[0]], [40, 1, shop.stores[1]])
  passed += DAY_MS
  await sell(many, [38, 3, shop.stores[0]], [39, 2, shop.stores[0]])
  const cancelled = await sell(many, [38, 5, shop.stores[0]])
  await app.ok('two', cancelOrder, { params: { id: cancelled.id }, body: { reason: 'Se arrepintió' } })
  await anOrder(app, shop, { product_id: many, quantity: 2 })

  passed += 30 * DAY_MS
  const lists = await returnLists(app)
  const back = await deliveredOrder(app, shop, { product_id: many })
  const one = await received(app, shop, await requested(app, back, lists, { exchange_rate: lists.half }))
  await moveCase(app, one, { step: 'voucher' })
  await requested(app, await deliveredOrder(app, shop, { product_id: many }), lists)
  passed += 9 * DAY_MS
  await exchange(await deliveredOrder(app, shop, { product_id: many }), 41)
  await checkedOut(app, shop, { product_id: many, size_id: 38 })
  await app.settled()
})
afterAll(() => app.stop())

// From the lines of the orders and the cases, without the projections.
const SOURCE = `
  with moved as (
    select (o.checked_out_at at time zone 'America/Bogota')::date as day, l.product_id, l.size_id, l.store_id,
      l.quantity as sold, 0 as returned, 0 as replaced, l.price as value
    from orders.orders o join orders.order_lines l on l.order_id = o.id
    where o.checked_out_at is not null and o.state_id not in ('cancelled', 'returned_by_seller')
    union all
    select (c.settled_at at time zone 'America/Bogota')::date, c.product_id, c.size_id, c.entrance_store_id,
      0, c.quantity, 0, -c.credited_value
    from returns.cases c where c.settled_at is not null
    union all
    select (c.settled_at at time zone 'America/Bogota')::date, c.replacement_product_id, c.replacement_size_id,
      c.replacement_store_id, 0, 0, c.replacement_quantity, c.replacement_price
    from returns.cases c where c.settled_at is not null and c.settlement = 'exchange'
  )
  select m.product_id, m.size_id, sum(sold)::integer as sold, sum(returned)::integer as returned,
    sum(replaced)::integer as replaced, sum(sold - returned + replaced)::integer as net, sum(value)::integer as value,
    (select coalesce(sum(l.on_hand - l.held), 0)::integer
     from inventory.levels l join inventory.stores s on s.id = l.store_id and s.type <> 'virtual'
     where l.product_id = m.product_id and l.size_id = m.size_id
       and (:stores::integer[] is null or l.store_id = any(:stores))) as available
  from moved m
  where day between :from and :to and (:stores::integer[] is null or store_id = any(:stores))
  group by 1, 2 order by 1, 2`

async function recounted(from: string, to: string, stores: number[] | null = null) {
  const { rows } = await app.db.raw<{ rows: Record<string, number>[] }>(SOURCE, { from, to, stores })
  return rows
}

const list = (filter: string, query: Record<string, string | number> = {}) =>
  app.reply('two', listSizeSales, { query: { filter, top: 200, ...query } })

const NAMES = ['product_id', 'size_id', 'sold', 'returned', 'replaced', 'net', 'value', 'available'] as const

const figures = (rows: readonly SizeSales[]) =>
  rows
    .map((row) => Object.fromEntries(NAMES.map((name) => [name, row[name]])))
    .sort(
      (a, b) =>
        Number(a['product_id']) - Number(b['product_id']) || Number(a['size_id']) - Number(b['size_id']),
    )

const range = (from: string, to: string) => `from:${from},to:${to}`

it('every range has the units and pesos of the orders and cases, midnight in Bogotá and whole months included', async () => {
  expect(businessDay(new Date(START))).toBe(FIRST)
  for (const [from, to] of [
    [FIRST, LAST],
    [FIRST, FIRST],
    [addDays(FIRST, 1), addDays(FIRST, 1)],
    ['2026-05-01', '2026-05-31'],
    [addDays(FIRST, 1), LAST],
    ['2026-05-31', LAST],
  ] as const) {
    const expected = await recounted(from, to)
    expect([from, to, figures((await list(range(from, to))).data)]).toEqual([from, to, expected])
    expect(expected.length).toBeGreaterThan(0)
  }
})

it('narrowed to a store, its figures are of that store alone', async () => {
  for (const store of shop.stores) {
    const { data } = await list(`${range(FIRST, LAST)},store_id:${store}`)
    expect(figures(data)).toEqual(await recounted(FIRST, LAST, [store]))
  }
})

it('the totals are of all rows, and their value is the net sales of the report', async () => {
  const { totals, data } = await list(range(FIRST, LAST), { top: 1 })
  const all = await recounted(FIRST, LAST)
  const sum = (name: string) => all.reduce((total, row) => total + Number(row[name]), 0)
  expect(data).toHaveLength(1)
  expect(totals).toEqual(Object.fromEntries(NAMES.slice(2).map((name) => [name, sum(name)])))
  const report = await app.ok('two', netSales.contract, { query: { from: FIRST, to: LAST } })
  expect(totals.value).toBe(report.totals.net)
})

it('without a range the last four weeks count, and as many days are what the stock is measured by', async () => {
  const { from, to, data, as_of } = await list('')
  expect([from, to]).toEqual([addDays(LAST, -27), LAST])
  expect(figures(data)).toEqual(await recounted(from, to))
  expect(Date.parse(as_of)).toBe(START + passed)
  for (const { net, available, sell_through, days_of_stock } of data) {
    expect(sell_through).toBeCloseTo(net / (net + available), 10)
    expect(days_of_stock).toBe(Math.floor((available * 28) / net))
  }
})

it('days that are still to come are no days without a sale', async () => {
  const { data } = await list(range(LAST, addDays(LAST, 30)))
  for (const { net, available, days_of_stock } of data)
    expect(days_of_stock).toBe(net > 0 ? Math.floor(available / net) : null)
})

it('a size is missing in the store that sold its last pair, and the others are named with what they have', async () => {
  const find = (data: readonly SizeSales[], size: number) =>
    data.find((row) => row.product_id === few && row.size_id === size)
  const missing = await list(`${range(FIRST, LAST)},missing:anywhere`)
  expect(missing.data.map(({ product_id, size_id }) => [product_id, size_id])).toEqual([[few, 40]])
  const [central, north] = shop.stores
  expect(find(missing.data, 40)).toMatchObject({
    missing: 1,
    stores: [
      { store_id: central, net: 4, available: 0 },
      { store_id: north, net: 1, available: 1 },
    ],
  })
  expect((await list(`${range(FIRST, LAST)},missing:everywhere`)).data).toEqual([])
  const { data } = await list(`${range(FIRST, LAST)},missing:everywhere,store_id:${central}`)
  expect(find(data, 40)).toMatchObject({ net: 4, available: 0, days_of_stock: 0, sell_through: 1 })
  expect(find(data, 40)?.stores).toHaveLength(2)
})

it('the sold units of each row are those of the list that it leads to', async () => {
  const days = `from:${FIRST},to:${addDays(FIRST, 1)}`
  for (const { product_id, size_id, sold } of (await list(days)).data) {
    const filter = `size_id:${size_id},${days}`
    const lines = await app.ok('two', listSalesOfProduct, { params: { id: product_id }, query: { filter } })
    expect(lines.reduce((units, { quantity }) => units + quantity, 0)).toBe(sold)
  }
})

it('is sorted and found as a list, and refused where no report of the operation may be read', async () => {
  const nets = (await list(range(FIRST, LAST))).data.map(({ net }) => net)
  expect(nets).toEqual(nets.toSorted((a, b) => b - a))
  const found = await list(range(FIRST, LAST), { search: 'cumbre' })
  expect(new Set(found.data.map(({ product_id }) => product_id))).toEqual(new Set([many]))
  const ofBrand = await list(`${range(FIRST, LAST)},brand_id:${shop.lists.brand_id}`)
  expect(ofBrand.data).toHaveLength(nets.length)
  expect((await list(`${range(FIRST, LAST)},brand_id:${shop.lists.brand_id + 1}`)).data).toEqual([])
  const tooLong = await app.refused('two', listSizeSales, { query: { filter: range('2024-01-01', LAST) } })
  expect(tooLong.code).toBe(422)
  expect(await app.refused('online_seller', listSizeSales)).toMatchObject({ code: 403 })
  expect(await app.refused('accounting_manager', listSizeSales)).toMatchObject({ code: 403 })
  expect((await app.reply('winery_manager', listSizeSales)).data.length).toBeGreaterThan(0)
})
