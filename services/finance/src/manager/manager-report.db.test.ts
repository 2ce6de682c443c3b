import { cancelOrder } from '@deportivo/contracts/orders/orders'
import { cashFlow } from '@deportivo/contracts/reports/cash-flow'
import { manager } from '@deportivo/contracts/reports/manager'
import { businessDay } from '@deportivo/platform/clock'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { publishEvent } from '@deportivo/testkit/events'
import { anOrder, orderAt, reservedAndPaid } from '@deportivo/testkit/order'
import { openShop, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

// Of the lines of orders, without the projections.
const SOURCE = `
  select count(distinct o.id)::integer as count, coalesce(sum(l.quantity), 0)::integer as units,
    coalesce(sum(l.price), 0)::integer as value
  from orders.order_lines l join orders.orders o on o.id = l.order_id
  where o.checked_out_at is not null and o.state_id <> 'cancelled'
    and (?::integer is null or l.product_id = ?::integer)`

const PAID = 30_000
const DAY_MS = 86_400_000
/** More than the report has rows of. */
const PRODUCTS = 23

let app: TestApp
let shop: Shop
const today = businessDay(new Date())
const yesterday = businessDay(new Date(Date.now() - DAY_MS))

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  await orderAt(app, shop, 'payment_validated', { quantity: 2 })
  await orderAt(app, shop, 'validating_payment')
  const gone = await orderAt(app, shop, 'validating_payment')
  await app.ok('two', cancelOrder, { params: { id: gone.id }, body: { reason: 'Se arrepintió' } })
  const { id } = await anOrder(app, shop, { seller: 'two' })
  await reservedAndPaid(app, 'two', id, PAID)
  await app.settled()
})
afterAll(() => app.stop())

const report = async (query: Record<string, string | number> = {}) => {
  await app.settled()
  return app.ok('two', manager.contract, { query })
}

async function source(product: number | null = null) {
  const { rows } = await app.db.raw<{ rows: Record<string, number>[] }>(SOURCE, [product, product])
  return rows[0]
}

it('is the sales of today and the money that came in, to the peso and to the pair', async () => {
  const { totals, rows, from, to } = await report()
  const { average_ticket: ticket, money_in: money, ...sold } = totals
  expect(sold).toEqual(await source())
  expect(ticket).toBe(Math.round(totals.value / totals.count))
  expect(money).toBe((await app.ok('two', cashFlow.contract)).totals.in)
  expect(money).toBeGreaterThan(PAID)
  expect([from, to, rows.length]).toEqual([today, today, 1])
  expect(rows[0]).toEqual({ day: today, ...totals })
})

it('its hours add up to the day, money included', async () => {
  const spent = { entry: 'payment:900001', version: 1, day: today, at: new Date(), amount: -9_000, pos: 1 }
  const of = { account: 'method-2', kind: 'refund', store_id: 0, owner_id: 1 } as const
  await app.db('read.cash_entries').insert({ ...spent, ...of })
  const { totals: whole } = await report()
  const { rows, totals } = await report({ group: 'hour' })
  expect(totals).toEqual(whole)
  for (const name of ['value', 'count', 'units', 'money_in'])
    expect([name, rows.reduce((sum, row) => sum + Number(row[name]), 0)]).toEqual([
      name,
      totals[name as keyof typeof totals],
    ])
})

it('compares with yesterday until this time, and with the same weekday', async () => {
  const hour = 3_600_000
  const before = (ago: number) => new Date(Date.now() - ago).toISOString()
  const of = { total_value: 70_000, units: 1 }
  await publishEvent(app.db, { id: 9_001, version: 1, ...of, checked_out_at: before(DAY_MS + 1_000) })
  await publishEvent(app.db, { id: 9_002, version: 1, ...of, checked_out_at: before(7 * DAY_MS - hour) })
  await publishEvent(app.db, { id: 9_003, version: 1, ...of, checked_out_at: before(7 * DAY_MS + 1_000) })
  app.deps.wake.notify('outbox')
  const { previous } = await report()
  expect(previous).toMatchObject({ from: yesterday, totals: { value: 70_000, count: 1, money_in: 0 } })
  expect(previous?.until).not.toBeNull()
  const week = await report({ compare: 'week' })
  expect(week.previous?.totals).toMatchObject({ value: 70_000, count: 1 })
})

it('names the products that sold most, the most first, and no more than twenty', async () => {
  const { by } = await report()
  const [first] = by.product
  expect(first?.['units']).toBe((await source(Number(first?.['product_id'])))?.['units'])
  expect(String(first?.['product_name'])).toMatch(/\S/)
  const day = '2026-02-02'
  const lines = await app.db('read.product_days').where({ day })
  expect(lines).toEqual([])
  for (let product_id = 1; product_id <= PRODUCTS; product_id += 1)
    await app.db('read.product_days').insert({ day, product_id, count: 1, units: product_id })
  const { by: most } = await report({ from: day, to: day })
  const wanted = Array.from({ length: 20 }, (_, index) => PRODUCTS - index)
  expect(most.product.map(({ units }) => units)).toEqual(wanted)
})

it.each(['one', 'operating_officer'] as const)('%s may read it', async (person) => {
  expect((await app.ok(person, manager.contract)).totals.count).toBeGreaterThan(0)
})

it.each([
  'accounting_manager',
  'local_administrative',
  'winery_manager',
  'head_dispatch',
  'dispatch_assistant',
  'admin_seller',
  'online_seller_admin',
  'online_seller',
] as const)('%s may not', async (person) => {
  expect(await app.refused(person, manager.contract)).toMatchObject({ code: 403 })
})
