import { administrative } from '@deportivo/contracts/reports/administrative'
import { listResultEntries, RESULT_PARTS } from '@deportivo/contracts/reports/result-entries'
import { resultState } from '@deportivo/contracts/reports/result-state'
import { cancelReturn } from '@deportivo/contracts/returns/returns'
import { undoStep } from '@deportivo/contracts/orders/orders'
import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import { businessDay, systemClock } from '@deportivo/platform/clock'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { closeMonth, lastDayOfLastMonth, reopenMonths } from '@deportivo/testkit/money/month-closes'
import { step } from '@deportivo/testkit/order'
import { deliveredOrder, moveCase, received, requested, returnLists } from '@deportivo/testkit/returns/case'
import { PARCEL_UNITS, returnedByCarrier } from '@deportivo/testkit/returns/parcel'
import { openShop, PRICE, setUnits, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const past = lastDayOfLastMonth()
const today = businessDay(new Date())
const VALUE = PARCEL_UNITS * PRICE
const COST = PARCEL_UNITS * 90_000

const clock = { now: () => systemClock.now() }
let app: TestApp
let shop: Shop

/** Afternoon of the last day of the month before. */
const inThePast = async <T>(work: () => Promise<T>): Promise<T> => {
  clock.now = () => new Date(`${past}T20:00:00Z`)
  const done = await work()
  clock.now = () => systemClock.now()
  return done
}

beforeAll(async () => {
  app = await startTestApp({ clock })
  shop = await openShop(app)
  // While it is today: a session that began in the past month would have expired.
  for (const person of PROFILE_IDS) await app.as(person)
})
afterEach(() => reopenMonths(app))
afterAll(() => app.stop())

const statement = async (day: string) => {
  await app.settled()
  const query = { from: day, to: day }
  const { totals } = await app.ok('two', resultState.contract, { query })
  const { sales = 0, returns = 0, cost = 0, gross = 0 } = totals
  return { sales, returns, cost, gross }
}
const uncosted = async (day: string) => {
  await app.settled()
  const { totals } = await app.ok('two', resultState.contract, { query: { from: day, to: day } })
  return totals.uncosted
}
/** The entries of a day add up to its figures, however they are narrowed. */
async function expectEntries(day: string) {
  const query = { from: day, to: day }
  const { totals } = await app.ok('two', resultState.contract, { query })
  const { sales, returns, cost, lost, uncosted } = totals
  const figures = { sales, returns, cost, lost, uncosted }
  for (const part of RESULT_PARTS) {
    const found = await app.ok('two', listResultEntries, { query: { ...query, part, top: 200 } })
    expect(found.total).toBe(found.rows.length)
    const names = part === 'all' ? (['sales', 'returns', 'cost', 'lost'] as const) : [part]
    for (const name of names) {
      expect([part, name, found[name]]).toEqual([part, name, figures[name]])
      expect(found.rows.reduce((sum, row) => sum + row[name], 0)).toBe(figures[name])
    }
    if (part !== 'all') expect(found.rows.every((row) => row[part] !== 0)).toBe(true)
  }
  await expectStores(query)
}
/** The entries of each store add up to its own figures. */
async function expectStores(query: { from: string; to: string }) {
  const { by } = await app.ok('two', resultState.contract, { query })
  expect(by.store.length).toBeGreaterThan(0)
  for (const row of by.store) {
    const own = { ...query, store_id: Number(row['store_id']), top: 200 }
    const found = await app.ok('two', listResultEntries, { query: own })
    for (const name of ['sales', 'returns', 'cost', 'lost', 'uncosted'] as const)
      expect([name, found[name]]).toEqual([name, row[name]])
  }
}
const entriesOf = async (day: string, owner_id: number) => {
  const { rows } = await app.ok('two', listResultEntries, { query: { from: day, to: day, top: 200 } })
  return rows.filter((row) => row.owner_id === owner_id)
}
const revenue = async (day: string, group: 'day' | 'hour') => {
  const query = { from: day, to: day, group }
  const { totals, rows } = await app.ok('two', administrative.contract, { query })
  expect(rows.reduce((sum, row) => sum + Number(row['revenue']), 0)).toBe(totals['revenue'])
  return totals['revenue'] ?? 0
}
const bothWays = async (day: string) => [await revenue(day, 'day'), await revenue(day, 'hour')]

describe('a month that was closed has the same result, whatever comes back later', () => {
  it('a parcel that the carrier brings back is subtracted on the day of its receipt', async () => {
    const order = await inThePast(() => returnedByCarrier(app, shop))
    await closeMonth(app)
    const [closed, now, before] = [await statement(past), await statement(today), await bothWays(today)]
    expect(closed.sales).toBeGreaterThanOrEqual(VALUE)
    const whole = await bothWays(past)
    const lines = order.products.map(({ id }) => ({ line_id: id, quantity: PARCEL_UNITS }))
    const store_id = shop.stores[0]
    await step(app, 'winery_manager', order.id, { step: 'received_back', store_id, lines })
    expect(await statement(past)).toEqual(closed)
    expect(await bothWays(past)).toEqual(whole)
    const subtracted = { ...now, sales: now.sales - VALUE, cost: now.cost - COST }
    expect(await statement(today)).toEqual({ ...subtracted, gross: now.gross - VALUE + COST })
    expect(await bothWays(today)).toEqual(before.map((one) => one - VALUE))
    const entry = { kind: 'delivery', client_id: order.client_id, client_name: order.client_name }
    const [left] = await entriesOf(past, order.id)
    expect(left).toMatchObject({ ...entry, is_reversal: false, sales: VALUE, cost: COST })
    const [back] = await entriesOf(today, order.id)
    expect(back).toMatchObject({ ...entry, is_reversal: true, sales: -VALUE, cost: -COST })
    await expectEntries(past)
    await expectEntries(today)
    await app.ok('two', undoStep, { params: { id: order.id }, body: { reason: 'Era otro paquete' } })
    expect(await statement(past)).toEqual(closed)
    expect(await statement(today)).toEqual(now)
  })

  it('a delivery that is reversed is subtracted on the day on which it is', async () => {
    const order = await inThePast(() => deliveredOrder(app, shop))
    await closeMonth(app)
    const [closed, now] = [await statement(past), await statement(today)]
    await app.ok('two', undoStep, { params: { id: order.id }, body: { reason: 'No se entregó' } })
    expect(await statement(past)).toEqual(closed)
    expect(await statement(today)).toMatchObject({ sales: now.sales - VALUE, cost: now.cost - COST })
  })

  it('so are its units without a known cost', async () => {
    const product_id = await stockProduct(app, shop, 0)
    await setUnits(app, product_id, shop.stores[0], 40, 3)
    const order = await inThePast(() => deliveredOrder(app, shop, { product_id }))
    await closeMonth(app)
    const [closed, now] = [await uncosted(past), await uncosted(today)]
    expect(closed).toBe(2)
    await app.ok('two', undoStep, { params: { id: order.id }, body: { reason: 'No se entregó' } })
    expect([await uncosted(past), await uncosted(today)]).toEqual([closed, now - 2])
    await expectEntries(past)
    await expectEntries(today)
  })

  it('so is a cost that had come back with a return, when that is cancelled', async () => {
    const lists = await returnLists(app)
    const one = await inThePast(async () => {
      const order = await deliveredOrder(app, shop)
      const back = await received(app, shop, await requested(app, order, lists))
      return moveCase(app, back, { step: 'return_to_store' })
    })
    await closeMonth(app)
    const [closed, now] = [await statement(past), await statement(today)]
    const body = { reason: 'El cliente desistió' }
    await app.ok('head_dispatch', cancelReturn, { params: { id: one.id }, body })
    expect(await statement(past)).toEqual(closed)
    const cost = COST / PARCEL_UNITS
    expect(await statement(today)).toEqual({ ...now, cost: now.cost + cost, gross: now.gross - cost })
    await expectEntries(past)
    await expectEntries(today)
  })
})
