import { me } from '@deportivo/contracts/auth/sign-in'
import { undoStep } from '@deportivo/contracts/orders/orders'
import { listStays, type StayKind } from '@deportivo/contracts/reports/stays'
import { operational } from '@deportivo/contracts/reports/operational'
import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import { businessTime } from '@deportivo/lifecycle/business-hours'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { orderAt, step } from '@deportivo/testkit/order'
import { deliveredOrder, requested, returnLists } from '@deportivo/testkit/returns/case'
import { idOf } from '@deportivo/testkit/staff'
import { openShop, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recountStays, type CountedStay } from '@deportivo/testkit/recount-stays'

const MINUTE_MS = 60_000
// A Wednesday at nine in Bogotá.
const START = Date.parse('2026-03-04T14:00:00.000Z')
const DAY = '2026-03-04'
const query = { from: DAY, to: DAY }

let app: TestApp
let shop: Shop
let otherShop: Shop
let isStarted = false
let passed = 0
const later = (minutes: number) => (passed += minutes * MINUTE_MS)

/** An order that takes the given minutes in each stage up to the last one named. */
async function paced(given: Shop, ...minutes: number[]): Promise<number> {
  const { id, products } = await orderAt(app, given, 'validating_payment', { payment_method: 7 })
  await step(app, 'accounting_manager', id, { step: 'validate_payment' })
  const steps = [
    { step: 'assign_auxiliary', auxiliary_user_id: await idOf(app, 'dispatch_assistant') },
    { step: 'get_ready' },
    { step: 'pack', picked: products.map((line) => line.id) },
    { step: 'delivered_locally', receiver_name: 'Ana' },
  ]
  for (const [index, length] of minutes.entries()) {
    later(length)
    await step(app, 'head_dispatch', id, steps[index] ?? {})
  }
  return id
}

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => (isStarted ? new Date(START + passed) : new Date()) } })
  // Signs in, since the token is checked at the time of the machine.
  for (const person of PROFILE_IDS) await app.ok(person, me)
  isStarted = true
  shop = await openShop(app)
  otherShop = await openShop(app)
  await paced(shop, 5, 3, 40, 10)
  await paced(shop, 20, 4, 61, 12)
  await paced(otherShop, 31, 2, 7)
  const undone = await paced(otherShop, 2, 1)
  later(0.1)
  const last = await step(app, 'head_dispatch', undone, { step: 'to_news', reason: 'Falta una talla' })
  await app.ok('head_dispatch', undoStep, { params: { id: last.id }, body: {} })
  const news = await paced(shop, 9)
  later(6)
  await step(app, 'head_dispatch', news, { step: 'to_news', reason: 'Dirección' })
  later(8)
  await step(app, 'head_dispatch', news, { step: 'resume' })
  await app.settled()
})
afterAll(() => app.stop())

const report = async (narrowed: Record<string, string | number> = {}) => {
  await app.settled()
  return app.ok('two', operational.contract, { query: { ...query, ...narrowed } })
}

/** The smallest length that at least this share of all do not exceed, in seconds. */
function percentile(stays: readonly CountedStay[], share: number): number {
  const lengths = stays.map(({ minutes }) => minutes).sort((a, b) => a - b)
  return (lengths[Math.ceil(share * lengths.length) - 1] ?? 0) * 60
}

const shareOnTime = (stays: readonly CountedStay[]) => {
  const measured = stays.filter(({ target }) => target !== null)
  return measured.length === 0
    ? 0
    : measured.filter((one) => one.minutes < (one.target ?? 0)).length / measured.length
}

const groupedBy = <K>(stays: readonly CountedStay[], keyOf: (stay: CountedStay) => K) =>
  [...new Set(stays.map(keyOf))].map((key) => [key, stays.filter((stay) => keyOf(stay) === key)] as const)

it('times and shares of each stage are those of the histories of the orders', async () => {
  const { by } = await report()
  const left = by.stage.filter(({ passed: count }) => Number(count) > 0)
  const expected = groupedBy(await recountStays(app), ({ state_id }) => state_id).map(
    ([state_id, stays]) => ({
      state_id,
      passed: stays.length,
      on_time: shareOnTime(stays),
      median: percentile(stays, 0.5),
      p90: percentile(stays, 0.9),
      with_target: stays.filter(({ target }) => target !== null).length,
    }),
  )
  expect(left.map(({ now: _now, late: _late, ...row }) => row)).toEqual(expect.arrayContaining(expected))
  expect(left).toHaveLength(expected.length)
  expect(left.map(({ state_id }) => state_id)).toContain('return_to_news')
})

it('each assistant has the orders they prepared, by day and by hour', async () => {
  const prepared = (await recountStays(app)).filter(({ step: taken }) => taken === 'pack')
  const { totals, by, rows } = await report({ group: 'hour' })
  const figures = {
    prepared: prepared.length,
    pack_on_time: shareOnTime(prepared),
    pack_median: percentile(prepared, 0.5),
    pack_p90: percentile(prepared, 0.9),
  }
  expect(totals).toMatchObject(figures)
  expect(by.assistant).toEqual([
    expect.objectContaining({ ...figures, assistant_name: expect.stringMatching(/\w/) as string }),
  ])
  expect(rows.reduce((sum, row) => sum + Number(row['prepared']), 0)).toBe(prepared.length)
  expect((await report()).rows).toEqual([expect.objectContaining({ day: DAY, ...figures })])
})

it('a store has the orders with its lines alone, and both stores all of them', async () => {
  const { by, totals } = await report()
  const one = by.store.find(({ store_id }) => store_id === otherShop.stores[0])
  expect(by.store.reduce((sum, row) => sum + Number(row['prepared']), 0)).toBe(totals.prepared)
  const narrowed = await report({ store_id: otherShop.stores[0] })
  expect(narrowed.totals).toMatchObject({ prepared: 1, now: one?.['now'], late: one?.['late'], cases: 0 })
  expect(narrowed.by.store).toHaveLength(1)
  expect(narrowed.by.stage.reduce((sum, row) => sum + Number(row['now']), 0)).toBe(narrowed.totals.now)
})

it('orders are where they are now, and late by the rule of the board', async () => {
  const settings = app.deps.settings.current()
  const orders = await app.db('orders.orders').where('state_id', '<>', 'delivered_local')
  const isLate = (order: (typeof orders)[number]) => {
    const target = (settings.stage_targets as Record<string, number | undefined>)[order.state_id]
    const time = businessTime(order.state_entered_at.getTime(), START + passed, settings.business_hours)
    return target !== undefined && time >= target * MINUTE_MS
  }
  const counts = async () => {
    const { totals, by } = await report()
    for (const table of [by.stage, by.assistant]) expect(table.length).toBeGreaterThan(0)
    return [totals.now, totals.late, by.stage.reduce((sum, row) => sum + Number(row['late']), 0)]
  }
  const delivered = await app.db('orders.orders').where('state_id', 'delivered_local')
  const all = [...orders, ...delivered]
  const seen = new Set<number>()
  for (const minutes of [0, 25, 60, 240, 2_000]) {
    later(minutes)
    const late = all.filter(isLate).length
    seen.add(late)
    expect(await counts()).toEqual([all.length, late, late])
  }
  expect(seen.size).toBeGreaterThan(2)
})

const KINDS: readonly (readonly [measure: string, kind: StayKind])[] = [
  ['now', 'now'],
  ['late', 'late'],
  ['prepared', 'prepared'],
  ['passed', 'passed'],
]

it('each figure opens into the orders that make it', async () => {
  const { by } = await report()
  const tables = { state_id: by.stage, auxiliary_user_id: by.assistant, store_id: by.store }
  let opened = 0
  for (const [column, rows] of Object.entries(tables))
    for (const row of rows as readonly Readonly<Record<string, string | number>>[])
      for (const [measure, kind] of KINDS) {
        if (row[measure] === undefined) continue
        const narrowed = { ...query, kind, [column]: row[column] ?? '' }
        const { total, rows: stays } = await app.ok('two', listStays, { query: narrowed })
        expect([column, row[column], kind, total]).toEqual([column, row[column], kind, row[measure]])
        expect(stays).toHaveLength(total)
        opened += total
      }
  expect(opened).toBeGreaterThan(30)
})

it('orders behind a figure are read in pages of any size, however many there are', async () => {
  const stays = async (page: { top?: number; page?: number }) =>
    (await app.ok('two', listStays, { query: { ...query, kind: 'passed', ...page } })).rows
  const rows = await stays({})
  expect(rows.length).toBeGreaterThan(6)
  expect([...(await stays({ top: 3 })), ...(await stays({ top: 3, page: 2 }))]).toEqual(rows.slice(0, 6))
  expect(await stays({ page: 5_000 })).toEqual([])
})

it('late orders are shown with their age, target, assistant and news, the oldest first', async () => {
  const { rows } = await app.ok('two', listStays, { query: { kind: 'late' } })
  expect(rows.length).toBeGreaterThan(1)
  for (const { minutes, target_minutes, left_at } of rows) {
    expect(left_at).toBeNull()
    expect(minutes).toBeGreaterThanOrEqual(target_minutes ?? Infinity)
  }
  const ages = rows.map(({ entered_at }) => entered_at)
  expect(ages).toEqual(ages.toSorted())
  expect(rows.some(({ auxiliary_name, auxiliary_user_id }) => auxiliary_name && auxiliary_user_id)).toBe(true)
})

it('the days before have none of it, and the present is compared with nothing', async () => {
  const { totals, previous } = await report()
  expect(totals.now).toBeGreaterThan(0)
  expect(previous?.totals).toMatchObject({ prepared: 0, now: 0, late: 0 })
  const after = await report({ from: '2026-03-05', to: '2026-03-05' })
  expect(after.totals).toMatchObject({ prepared: 0, now: totals.now })
  expect(after.previous?.totals.prepared).toBe(totals.prepared)
})

it('returns are counted by reason on the day of their request', async () => {
  const lists = await returnLists(app)
  await requested(app, await deliveredOrder(app, shop), lists)
  await app.settled()
  const today = new Date(START + passed).toISOString().slice(0, 10)
  const { by, totals } = await report({ from: DAY, to: today })
  expect(totals.cases).toBe(1)
  expect(by.reason).toEqual([expect.objectContaining({ reason_id: lists.reason, cases: 1 })])
})

it.each(['one', 'operating_officer', 'winery_manager', 'head_dispatch'] as const)(
  '%s may read it',
  async (person) => {
    expect((await app.ok(person, operational.contract, { query })).totals.now).toBeGreaterThan(0)
  },
)

it.each([
  'accounting_manager',
  'local_administrative',
  'dispatch_assistant',
  'admin_seller',
  'online_seller',
  'local_seller',
  'freelance_seller',
  'online_reseller',
  'online_seller_admin',
] as const)('%s may not', async (person) => {
  expect(await app.refused(person, operational.contract, { query })).toMatchObject({ code: 403 })
  expect(await app.refused(person, listStays, { query: { kind: 'now' } })).toMatchObject({ code: 403 })
})
