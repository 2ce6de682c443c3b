import { administrative } from '@deportivo/contracts/reports/administrative'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { publishEvent } from '@deportivo/testkit/events'
import { idOf } from '@deportivo/testkit/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const EVENING_BEFORE = '2026-03-05T04:30:00.000Z' // 23:30 of the 4th in Bogotá
const NO_RETURNS = { returns: 0, vouchers: 0 }
const NOTHING = {
  value: 0,
  count: 0,
  average_ticket: 0,
  units: 0,
  discount: 0,
  balance: 0,
  revenue: 0,
  ...NO_RETURNS,
}

describe('the administrative report', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startTestApp()
  })
  beforeEach(async () => {
    await app.db('read.sales_days').delete()
    await app.db('read.sales_parts').delete()
    await app.db('read.sales_facts').delete()
  })
  afterAll(() => app.stop())

  let next = 0
  /** An order with its first event, under a new id. */
  const order = async (given: Parameters<typeof publishEvent>[1]) => {
    next += 1
    await publishEvent(app.db, { id: 1000 + next, version: 1, ...given }, 'order.created')
    app.deps.wake.notify('outbox')
    await app.settled()
  }
  const report = (query: Record<string, string | number> = { from: '2026-03-05', to: '2026-03-05' }) =>
    app.ok('two', administrative.contract, { query })

  it('counts what was checked out on the day in Bogotá, and compares with the day before', async () => {
    await order({ total_value: 300_000, total_balance: 100_000, units: 3 })
    await order({ total_value: 100_000, total_balance: 0, units: 1 })
    await order({ total_value: 70_000, checked_out_at: EVENING_BEFORE })
    const { totals, previous, from, to } = await report()
    const sold = { count: 2, value: 400_000, average_ticket: 200_000, units: 4, balance: 100_000 }
    expect(totals).toEqual({ ...sold, discount: 0, revenue: 0, ...NO_RETURNS })
    expect(previous).toMatchObject({ from: '2026-03-04', totals: { count: 1, value: 70_000 } })
    expect(previous?.rows).toMatchObject([{ day: '2026-03-04', value: 70_000 }])
    expect([from, to]).toEqual(['2026-03-05', '2026-03-05'])
  })

  it('compares with the same weekday on request', async () => {
    await order({ total_value: 70_000, checked_out_at: '2026-02-26T15:00:00.000Z' })
    const { previous } = await report({ from: '2026-03-05', to: '2026-03-05', compare: 'week' })
    expect(previous).toMatchObject({ from: '2026-02-26', to: '2026-02-26', totals: { value: 70_000 } })
  })

  it('groups by seller, state and payment method, and every table adds up to the totals', async () => {
    await order({ seller_id: 901, seller_name: 'Ana', payment_method: 1, state_id: 'packing_up' })
    await order({ seller_id: 901, seller_name: 'Ana María', payment_method: 2 })
    await order({ seller_id: 902, seller_name: 'Beto', payment_method: null, total_value: 50_000 })
    const { by, rows, totals } = await report()
    expect(by.seller).toMatchObject([
      { seller_id: 901, seller_name: 'Ana María', count: 2, value: 400_000, average_ticket: 200_000 },
      { seller_id: 902, seller_name: 'Beto', count: 1, value: 50_000, average_ticket: 50_000 },
    ])
    expect(by.state).toMatchObject([
      { state_id: 'validating_payment', count: 2, value: 250_000 },
      { state_id: 'packing_up', count: 1, value: 200_000 },
    ])
    expect(by.payment.map(({ payment_method, count }) => [payment_method, count])).toEqual([
      [1, 1],
      [2, 1],
      [0, 1],
    ])
    for (const table of [rows, by.seller, by.profile, by.state, by.payment, by.type, by.client_type])
      expect(table.reduce((sum, row) => sum + Number(row['value']), 0)).toBe(totals.value)
  })

  it('leaves pre-orders and cancelled orders out', async () => {
    await order({ state_id: 'pre_orden', checked_out_at: null })
    await order({ state_id: 'cancelled', total_balance: 0 })
    await order({})
    expect((await report()).totals.count).toBe(1)
  })

  it('has a row for every day of the range, also for those without a sale', async () => {
    await order({})
    const { rows } = await report({ from: '2026-03-04', to: '2026-03-06' })
    expect(rows).toMatchObject([
      { day: '2026-03-04', ...NOTHING },
      { day: '2026-03-05', count: 1, value: 200_000 },
      { day: '2026-03-06', ...NOTHING },
    ])
  })

  it('sums the days of a week or a month into one row', async () => {
    await order({ checked_out_at: '2026-03-02T15:00:00.000Z' })
    await order({ checked_out_at: '2026-03-08T15:00:00.000Z' })
    const range = { from: '2026-03-01', to: '2026-03-08' }
    const rowsBy = async (group: string) =>
      (await report({ ...range, group })).rows.map(({ day, count }) => [day, count])
    expect(await rowsBy('week')).toEqual([
      ['2026-02-23', 0],
      ['2026-03-02', 2],
    ])
    expect(await rowsBy('month')).toEqual([['2026-03-01', 2]])
  })

  it('counts revenue on the day the goods left, whenever they were sold', async () => {
    await order({
      seller_id: 901,
      checked_out_at: '2026-02-01T15:00:00.000Z',
      stock_left_at: '2026-03-05T15:00:00.000Z',
    })
    const { totals, by } = await report()
    expect(totals).toEqual({ ...NOTHING, revenue: 200_000 })
    expect(by.seller).toMatchObject([{ seller_id: 901, count: 0, revenue: 200_000 }])
  })

  it('a seller administrator sees their own sellers and themself, not the counter', async () => {
    const own = await idOf(app, 'online_seller_admin')
    await order({ seller_id: 901, profile_id: 'online_seller' })
    await order({ seller_id: own, profile_id: 'online_seller_admin' })
    await order({ seller_id: 903, profile_id: 'local_administrative' })
    await order({ seller_id: 904, profile_id: 'local_seller' })
    const query = { from: '2026-03-05', to: '2026-03-05' }
    const { by, totals } = await app.ok('online_seller_admin', administrative.contract, { query })
    expect(by.seller.map(({ seller_id }) => seller_id).sort()).toEqual([901, own].sort())
    expect(totals.count).toBe(2)
    const one = await app.ok('online_seller_admin', administrative.contract, {
      query: { ...query, seller_id: 903 },
    })
    expect(one.totals.count).toBe(0)
  })

  it('users who read it at once each get what they may see', async () => {
    await order({ seller_id: 901, profile_id: 'online_seller' })
    await order({ seller_id: 903, profile_id: 'local_administrative' })
    const query = { from: '2026-03-05', to: '2026-03-05' }
    const readers = (['two', 'online_seller_admin', 'two', 'online_seller_admin'] as const).map((person) =>
      app.ok(person, administrative.contract, { query }),
    )
    expect((await Promise.all(readers)).map(({ totals }) => totals.count)).toEqual([2, 1, 2, 1])
  })

  it('is narrowed to one seller, in all its tables and in the comparison', async () => {
    await order({ seller_id: 901 })
    await order({ seller_id: 902 })
    await order({ seller_id: 902, checked_out_at: EVENING_BEFORE })
    const { totals, by, previous } = await report({ from: '2026-03-05', to: '2026-03-05', seller_id: 901 })
    expect(totals.count).toBe(1)
    expect(by.state).toMatchObject([{ count: 1 }])
    expect(previous?.totals.count).toBe(0)
  })

  it('is as of now when everything is applied, and otherwise as of the first missing event', async () => {
    const before = Date.now()
    expect(Date.parse((await report()).as_of)).toBeGreaterThanOrEqual(before)
    await app.db.transaction(async (trx) => {
      await trx.raw("select from bus.cursors where consumer = 'sales-report' for update")
      await publishEvent(app.db, { id: 5000, version: 1, state_entered_at: '2026-03-05T18:00:00.000Z' })
      app.deps.wake.notify('outbox')
      expect((await report()).as_of).toBe('2026-03-05T18:00:00.000Z')
    })
    await app.settled()
    expect(Date.parse((await report()).as_of)).toBeGreaterThanOrEqual(before)
  })

  it('names the field of a wrong range in Spanish', async () => {
    const refused = (query: Record<string, string>) => app.refused('two', administrative.contract, { query })
    expect(await refused({ from: '2026-03-06', to: '2026-03-05' })).toMatchObject({
      code: 422,
      errors: { to: ['La fecha final debe ser igual o posterior a la inicial.'] },
    })
    expect(await refused({ from: '2026-02-30' })).toMatchObject({
      code: 422,
      errors: { from: ['Debe ser una fecha válida (AAAA-MM-DD).'] },
    })
    const long = await refused({ from: '2020-01-01', to: '2026-03-05' })
    expect(long.errors?.from).toEqual(['El rango puede tener como máximo 400 días.'])
    expect(await refused({ group: 'minute' })).toMatchObject({ code: 422 })
    expect(await refused({ from: '2026-03-05', to: '2026-03-06', group: 'hour' })).toMatchObject({
      code: 422,
      errors: { group: ['Por hora se ve un solo día.'] },
    })
  })

  it('is readable only with its permission', async () => {
    expect(await app.refused('dispatch_assistant', administrative.contract)).toMatchObject({ code: 403 })
    expect(await app.refused('online_seller', administrative.contract)).toMatchObject({ code: 403 })
    expect(await app.refused(null, administrative.contract)).toMatchObject({ code: 401 })
  })
})
