import { administrativeReport } from '@deportivo/contracts/reports/administrative'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { tell } from '@deportivo/testkit/events'
import { idOf } from '@deportivo/testkit/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const EVENING_BEFORE = '2026-03-05T04:30:00.000Z' // 23:30 of the 4th in Bogotá

describe('the administrative report', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startTestApp()
  })
  beforeEach(async () => {
    await app.db('read.sales_days').delete()
    await app.db('read.sales_facts').delete()
  })
  afterAll(() => app.stop())

  let next = 0
  /** An order that was told once, under a number of its own. */
  const order = async (told: Parameters<typeof tell>[1]) => {
    next += 1
    await tell(app.db, { id: 1000 + next, version: 1, ...told })
    app.deps.wake.tell('outbox')
    await app.settled()
  }
  const report = (query: Record<string, string> = { from: '2026-03-05', to: '2026-03-05' }) =>
    app.ok('two', administrativeReport, { query })

  it('counts what was checked out on the day in Bogotá, and compares with the day before', async () => {
    await order({ total_value: 300_000, total_balance: 100_000, units: 3 })
    await order({ total_value: 100_000, total_balance: 0, units: 1 })
    await order({ total_value: 70_000, checked_out_at: EVENING_BEFORE })
    const answer = await report()
    expect(answer.totals).toEqual({
      count: 2,
      value: 400_000,
      average_ticket: 200_000,
      units: 4,
      balance: 100_000,
    })
    expect(answer.previous).toEqual({ count: 1, value: 70_000 })
    expect(answer).toMatchObject({ from: '2026-03-05', to: '2026-03-05' })
  })

  it('counts by seller, stage and way of paying, and every table adds up to the whole', async () => {
    await order({ seller_id: 901, seller_name: 'Ana', payment_method: 1, state_id: 'packing_up' })
    await order({ seller_id: 901, seller_name: 'Ana', payment_method: 2 })
    await order({ seller_id: 902, seller_name: 'Beto', payment_method: null, total_value: 50_000 })
    const { by_seller, by_stage, by_payment, by_day, rows, totals } = await report()
    expect(by_seller).toEqual([
      { seller_id: 901, seller_name: 'Ana', count: 2, value: 400_000 },
      { seller_id: 902, seller_name: 'Beto', count: 1, value: 50_000 },
    ])
    expect(by_stage).toEqual([
      { state_id: 'validating_payment', count: 2, value: 250_000 },
      { state_id: 'packing_up', count: 1, value: 200_000 },
    ])
    expect(
      by_payment.map(({ payment_method, payment_name, count }) => [payment_method, payment_name, count]),
    ).toEqual([
      [1, 'Efectivo', 1],
      [2, 'Transferencia', 1],
      [0, 'Varios medios', 1],
    ])
    for (const table of [by_seller, by_stage, by_payment, by_day, rows])
      expect(table.reduce((sum, row) => sum + row.value, 0)).toBe(totals.value)
  })

  it('leaves pre-orders and cancelled orders out', async () => {
    await order({ state_id: 'pre_orden', checked_out_at: null })
    await order({ state_id: 'cancelled', total_balance: 0 })
    await order({})
    expect((await report()).totals.count).toBe(1)
  })

  it('shows every day of the range, those without a sale as zero', async () => {
    await order({})
    const { by_day } = await report({ from: '2026-03-04', to: '2026-03-06' })
    expect(by_day).toEqual([
      { day: '2026-03-04', count: 0, value: 0 },
      { day: '2026-03-05', count: 1, value: 200_000 },
      { day: '2026-03-06', count: 0, value: 0 },
    ])
  })

  it('counts revenue on the day the goods left, whenever they were sold', async () => {
    await order({ checked_out_at: '2026-02-01T15:00:00.000Z', stock_left_at: '2026-03-05T15:00:00.000Z' })
    const { totals, revenue } = await report()
    expect(totals.count).toBe(0)
    expect(revenue).toEqual({ count: 1, value: 200_000 })
  })

  it('a seller administrator sees the sellers and themself, but not the counter', async () => {
    const own = await idOf(app, 'online_seller_admin')
    await order({ seller_id: 901, profile_id: 'online_seller' })
    await order({ seller_id: own, profile_id: 'online_seller_admin' })
    await order({ seller_id: 903, profile_id: 'local_administrative' })
    const query = { from: '2026-03-05', to: '2026-03-05' }
    const { by_seller, totals } = await app.ok('online_seller_admin', administrativeReport, { query })
    expect(by_seller.map(({ seller_id }) => seller_id).sort()).toEqual([901, own].sort())
    expect(totals.count).toBe(2)
    const one = await app.ok('online_seller_admin', administrativeReport, {
      query: { ...query, seller_id: 903 },
    })
    expect(one.totals.count).toBe(0)
  })

  it('is as of now when everything is applied, and as of the first missing event when not', async () => {
    const before = Date.now()
    expect(Date.parse((await report()).as_of)).toBeGreaterThanOrEqual(before)
    await app.db.transaction(async (trx) => {
      await trx.raw("select from bus.cursors where consumer = 'sales-report' for update")
      await tell(app.db, { id: 5000, version: 1, state_entered_at: '2026-03-05T18:00:00.000Z' })
      app.deps.wake.tell('outbox')
      expect((await report()).as_of).toBe('2026-03-05T18:00:00.000Z')
    })
    await app.settled()
    expect(Date.parse((await report()).as_of)).toBeGreaterThanOrEqual(before)
  })

  it('names the field of a wrong range in Spanish', async () => {
    const backwards = await app.refused('two', administrativeReport, {
      query: { from: '2026-03-06', to: '2026-03-05' },
    })
    expect(backwards).toMatchObject({
      code: 422,
      errors: { to: ['La fecha final debe ser igual o posterior a la inicial.'] },
    })
    const noDay = await app.refused('two', administrativeReport, { query: { from: '2026-02-30' } })
    expect(noDay).toMatchObject({ code: 422, errors: { from: ['Debe ser una fecha válida (AAAA-MM-DD).'] } })
    const long = await app.refused('two', administrativeReport, {
      query: { from: '2020-01-01', to: '2026-03-05' },
    })
    expect(long.errors?.from).toEqual(['El rango puede tener como máximo 400 días.'])
  })

  it('is for those who may read it', async () => {
    expect(await app.refused('dispatch_assistant', administrativeReport)).toMatchObject({ code: 403 })
    expect(await app.refused('online_seller', administrativeReport)).toMatchObject({ code: 403 })
    expect(await app.refused(null, administrativeReport)).toMatchObject({ code: 401 })
  })
})
