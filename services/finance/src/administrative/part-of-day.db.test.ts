import { administrative } from '@deportivo/contracts/reports/administrative'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { publishEvent } from '@deportivo/testkit/events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

/** 14:20 in Bogotá. */
const AFTERNOON = '2026-03-05T19:20:00.000Z'

describe('a report of a day that is not over', () => {
  let app: TestApp
  let now: string | null = null
  let next = 0

  beforeAll(async () => {
    app = await startTestApp({ clock: { now: () => (now === null ? new Date() : new Date(now)) } })
    // Signs in, since the token is checked at the time of the machine.
    await app.ok('two', administrative.contract)
  })
  beforeEach(async () => {
    now = AFTERNOON
    for (const table of ['read.sales_days', 'read.sales_parts', 'read.sales_facts'] as const)
      await app.db(table).delete()
  })
  afterAll(() => app.stop())

  const settle = async () => {
    app.deps.wake.notify('outbox')
    await app.settled()
  }
  /** An order that was checked out then, with its first event. */
  const sold = async (checked_out_at: string, given: Parameters<typeof publishEvent>[1] = {}) => {
    next += 1
    await publishEvent(app.db, { id: 1000 + next, version: 1, checked_out_at, ...given }, 'order.created')
    await settle()
    return 1000 + next
  }
  const report = (query: Record<string, string | number> = {}) =>
    app.ok('two', administrative.contract, { query: { from: '2026-03-05', to: '2026-03-05', ...query } })

  it('is compared with the day before up to the same minute', async () => {
    await sold('2026-03-05T14:00:00.000Z')
    await sold('2026-03-04T19:19:59.000Z', { total_value: 70_000 })
    await sold('2026-03-04T19:20:00.000Z')
    const { totals, previous } = await report()
    expect(totals).toMatchObject({ count: 1, value: 200_000 })
    expect(previous).toMatchObject({
      from: '2026-03-04',
      to: '2026-03-04',
      until: '2026-03-04T19:20:00.000Z',
      totals: { count: 1, value: 70_000, units: 2 },
      rows: [{ day: '2026-03-04', count: 1 }],
    })
  })

  it('is compared with part of the same weekday, and of the last of several days', async () => {
    await sold('2026-02-26T19:00:00.000Z')
    await sold('2026-02-26T20:00:00.000Z')
    const week = await report({ compare: 'week' })
    expect(week.previous).toMatchObject({ until: '2026-02-26T19:20:00.000Z', totals: { count: 1 } })
    await sold('2026-02-25T23:00:00.000Z')
    const days = await report({ from: '2026-03-04', compare: 'week' })
    expect(days.previous?.totals.count).toBe(2)
    expect(days.previous?.rows.map(({ day, count }) => [day, count])).toEqual([
      ['2026-02-25', 1],
      ['2026-02-26', 1],
    ])
  })

  it('counts the goods that left yesterday until then', async () => {
    const before = { checked_out_at: '2026-02-01T15:00:00.000Z' }
    await sold(before.checked_out_at, { stock_left_at: '2026-03-04T19:00:00.000Z' })
    await sold(before.checked_out_at, { stock_left_at: '2026-03-04T21:00:00.000Z' })
    expect((await report()).previous?.totals).toMatchObject({ count: 0, revenue: 200_000 })
  })

  it('a sale of yesterday that is cancelled or undone is no longer compared', async () => {
    const at = '2026-03-04T15:00:00.000Z'
    const id = await sold(at)
    const change = async (version: number, state_id: string, checked_out_at: string | null) => {
      await publishEvent(app.db, { id, version, state_id, checked_out_at })
      await settle()
      return (await report()).previous?.totals.count
    }
    expect(await change(2, 'cancelled', at)).toBe(0)
    expect(await change(3, 'validating_payment', at)).toBe(1)
    expect(await change(4, 'pre_orden', null)).toBe(0)
  })

  it('is shown by the hour of Bogotá, from midnight to now, and so is the day before', async () => {
    await sold('2026-03-05T04:59:59.000Z') // 23:59 of the 4th
    await sold('2026-03-05T05:00:00.000Z', { total_value: 50_000 })
    await sold('2026-03-05T19:10:00.000Z')
    await sold('2026-03-04T05:10:00.000Z')
    const { rows, previous, by, totals } = await report({ group: 'hour' })
    const soldIn = (all: typeof rows) => all.flatMap(({ day, count }) => (count ? [[day, count]] : []))
    expect(rows).toHaveLength(15)
    expect(rows[0]).toMatchObject({ day: '2026-03-05T00', count: 1, value: 50_000, average_ticket: 50_000 })
    expect(soldIn(rows)).toEqual([
      ['2026-03-05T00', 1],
      ['2026-03-05T14', 1],
    ])
    expect(previous?.rows).toHaveLength(15)
    expect(soldIn(previous?.rows ?? [])).toEqual([['2026-03-04T00', 1]])
    expect(totals.count).toBe(2)
    expect(by.seller).toMatchObject([{ count: 2, value: 250_000 }])
  })

  it('a day that is over has 24 hours and is compared whole', async () => {
    now = '2026-03-06T05:00:00.000Z'
    await sold('2026-03-06T04:59:59.000Z')
    await sold('2026-03-05T04:59:59.000Z')
    const { rows, previous } = await report({ group: 'hour' })
    expect([rows.length, rows[23]?.['count']]).toEqual([24, 1])
    expect(previous).toMatchObject({ until: null, totals: { count: 1 } })
    expect(previous?.rows[23]).toMatchObject({ day: '2026-03-04T23', count: 1 })
  })
})
