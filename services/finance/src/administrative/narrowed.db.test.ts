import type { OrderSnapshot } from '@deportivo/contracts/events/order'
import { administrative } from '@deportivo/contracts/reports/administrative'
import type { Report, ReportRow } from '@deportivo/contracts/reports/declare-report'
import { businessDay } from '@deportivo/platform/clock'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { orderEvent, publishMany, type GivenOrder } from '@deportivo/testkit/events'
import { watchStatements } from '@deportivo/testkit/statements'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** 14:20 in Bogotá. */
const NOW = '2026-03-05T19:20:00.000Z'
const TODAY = '2026-03-05'
const MOST_STATEMENTS = 3

type Line = OrderSnapshot['lines'][number]
type Filters = Readonly<Record<string, string | number>>

const [LINE] = orderEvent({}).payload.order.lines as [Line]

/** Numbers that look random, and are the same in each run. */
const dice = (seed: number, faces: number) => {
  const mixed = Math.imul(seed ^ (seed >>> 4), 0x9e3779b1) >>> 0
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 8) % faces
}

function lineOf(order: number, nr: number): Line {
  const seed = order * 13 + nr * 7
  const quantity = 1 + dice(seed, 3)
  const listed_unit_price = 50_000 + 10_000 * dice(seed + 1, 5)
  const cut = order % 3 === 0 ? 5_000 * dice(seed + 2, 4) : 0
  return {
    ...LINE,
    line_id: order * 10 + nr,
    quantity,
    listed_unit_price,
    price: listed_unit_price * quantity - cut,
    store_id: 1 + dice(seed + 3, 3),
    category_id: 1 + dice(seed + 4, 2),
    brand_id: 1 + dice(seed + 5, 3),
  }
}

const STATES = ['validating_payment', 'packing_up', 'cancelled', 'pre_orden', 'delivered_customer'] as const
const hoursBefore = (hours: number) => new Date(Date.parse(NOW) - hours * 3_600_000).toISOString()

function givenOrder(id: number): GivenOrder {
  const lines = Array.from({ length: 1 + dice(id, 3) }, (_, nr) => lineOf(id, nr))
  const state_id = STATES[dice(id + 5, 9)] ?? 'validating_payment'
  const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0)
  const total_value = sum(({ price }) => price)
  const at = hoursBefore(dice(id + 1, 130) + 0.5)
  const hasLeft = state_id === 'delivered_customer'
  return {
    id: 5_000 + id,
    version: 1,
    lines,
    state_id,
    total_value,
    seller_id: 900 + dice(id + 2, 3),
    profile_id: id % 4 === 0 ? 'local_administrative' : 'online_seller',
    type_order: id % 5 === 0 ? 'local' : 'online',
    type_sale: id % 3 === 0 ? 'final' : 'wholesale',
    payment_method: id % 7 === 0 ? null : 1 + dice(id + 3, 2),
    checked_out_at: state_id === 'pre_orden' ? null : at,
    stock_left_at: hasLeft ? hoursBefore(dice(id + 6, 40) + 0.25) : null,
    units: sum(({ quantity }) => quantity),
    discount: sum(({ listed_unit_price, quantity, price }) => listed_unit_price * quantity - price),
    total_balance: state_id === 'cancelled' || id % 2 === 0 ? 0 : Math.round(total_value / 2),
  }
}

const ORDERS = Array.from({ length: 160 }, (_, index) => orderEvent(givenOrder(index + 1)).payload.order)

const OF_LINES = ['store_id', 'category_id', 'brand_id'] as const

const valueIn = (order: OrderSnapshot, column: string): unknown => {
  if (column === 'has_discount') return order.discount > 0 ? 1 : 0
  if (column === 'has_balance') return order.total_balance > 0 ? 1 : 0
  if (column === 'payment_method') return order.payment_method ?? 0
  return order[column as keyof OrderSnapshot]
}

/** The lines of an order that the filters leave; none where the order itself is not meant. */
function linesIn(order: OrderSnapshot, filters: Filters): Line[] {
  const isOfLine = (column: string) => OF_LINES.includes(column as never)
  const entries = Object.entries(filters)
  if (entries.some(([column, value]) => !isOfLine(column) && valueIn(order, column) !== value)) return []
  const wanted = entries.filter(([column]) => isOfLine(column))
  return order.lines.filter((line) => wanted.every(([column, value]) => line[column as 'store_id'] === value))
}

interface Period {
  from: string
  to: string
  until?: string
}

const isIn = (at: string | null, { from, to, until }: Period) =>
  at !== null &&
  businessDay(new Date(at)) >= from &&
  businessDay(new Date(at)) <= to &&
  (until === undefined || at < until)

const isSold = ({ state_id }: OrderSnapshot) => !['cancelled', 'returned_by_seller'].includes(state_id)

/** The same figures from the orders, one by one. */
function counted(filters: Filters, period: Period) {
  const found = { value: 0, count: 0, units: 0, discount: 0, balance: 0, revenue: 0 }
  for (const order of ORDERS) {
    const lines = linesIn(order, filters)
    const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0)
    if (lines.length > 0 && isSold(order) && isIn(order.checked_out_at, period)) {
      found.count += 1
      found.value += sum(({ price }) => price)
      found.units += sum(({ quantity }) => quantity)
      found.discount += sum((line) => line.listed_unit_price * line.quantity - line.price)
      found.balance += order.total_balance
    }
    if (lines.length > 0 && isIn(order.stock_left_at, period)) found.revenue += sum(({ price }) => price)
  }
  // What left is of orders whatever they owe.
  return 'has_balance' in filters ? { ...found, revenue: 0 } : found
}

const FILTERS: readonly Filters[] = [
  {},
  { store_id: 2 },
  { category_id: 1 },
  { brand_id: 3 },
  { store_id: 1, category_id: 2 },
  { store_id: 3, brand_id: 1 },
  { category_id: 1, brand_id: 2 },
  { store_id: 2, category_id: 2, brand_id: 1 },
  { payment_method: 2 },
  { payment_method: 0 },
  { type_order: 'local' },
  { type_sale: 'final', store_id: 1 },
  { has_discount: 1 },
  { has_discount: 0, category_id: 1 },
  { has_balance: 1, store_id: 2 },
  { has_balance: 0 },
  { seller_id: 901, profile_id: 'online_seller', payment_method: 1, brand_id: 1, has_discount: 1 },
]

const OF_ORDER = { seller: 'seller_id', profile: 'profile_id', payment: 'payment_method', type: 'type_order' }
const OF_LINE = { store: 'store_id', category: 'category_id', brand: 'brand_id' }
const DIMENSIONS = {
  ...OF_ORDER,
  ...OF_LINE,
  client_type: 'type_sale',
  with_discount: 'has_discount',
  with_balance: 'has_balance',
}

describe('the administrative report, narrowed, is what its orders add up to', () => {
  let app: TestApp
  let now: string | null = null

  beforeAll(async () => {
    app = await startTestApp({ clock: { now: () => (now === null ? new Date() : new Date(now)) } })
    await app.as('two')
    now = NOW
    await publishMany(
      app.db,
      Array.from({ length: 160 }, (_, index) => givenOrder(index + 1)),
      'order.created',
    )
    app.deps.wake.notify('outbox')
    await app.settled()
  })
  afterAll(() => app.stop())

  const report = (query: Record<string, string | number>): Promise<Report> =>
    app.ok('two', administrative.contract, { query })
  const named = (figures: ReportRow, names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, figures[name]]))

  it.each(FILTERS)('%j', async (filters) => {
    const days = { from: '2026-03-03', to: TODAY }
    const { totals, rows, by, previous } = await report({ ...days, ...filters })
    const whole = counted(filters, days)
    expect(whole.count).toBeGreaterThan(0)
    expect(named(totals, whole)).toEqual(whole)
    expect(rows.map((row) => named(row, whole))).toEqual(
      rows.map(({ day }) => counted(filters, { from: String(day), to: String(day) })),
    )
    const until = previous?.until ?? ''
    const before = counted(filters, { from: '2026-02-28', to: '2026-03-02', until })
    expect(named(previous?.totals ?? {}, before)).toEqual(before)
    for (const [name, column] of Object.entries(DIMENSIONS)) {
      const found = (by[name] ?? []).filter(({ count }) => count !== 0)
      const { revenue: _, ...measures } = whole
      expect([name, found.map((row) => named(row, measures))]).toEqual([
        name,
        found.map((row) => {
          const { revenue: _revenue, ...one } = counted({ ...filters, [column]: row[column] ?? '' }, days)
          return one
        }),
      ])
      if (!(name in OF_LINE))
        expect(found.reduce((sum, row) => sum + Number(row['count']), 0)).toBe(whole.count)
    }
  })

  it.each(FILTERS)('%j, by the hour of a day, and up to the same time of the day before', async (filters) => {
    const day = { from: TODAY, to: TODAY }
    const { rows, totals, previous } = await report({ ...day, ...filters, group: 'hour' })
    const whole = counted(filters, day)
    expect(named(totals, whole)).toEqual(whole)
    for (const name of Object.keys(whole))
      expect(rows.reduce((sum, row) => sum + Number(row[name]), 0)).toBe(totals[name])
    const until = previous?.until ?? ''
    const before = counted(filters, { from: '2026-03-04', to: '2026-03-04', until })
    expect(named(previous?.totals ?? {}, before)).toEqual(before)
  })

  it('costs as many statements as the whole report', async () => {
    const statementsOf = watchStatements(app.db)
    const query = { from: TODAY, to: TODAY, group: 'hour', store_id: 2, brand_id: 1, payment_method: 1 }
    const { statements } = await statementsOf(() => app.ok('two', administrative.contract, { query }))
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS)
  })

  it('has rows by state only while nothing of lines narrows it, since states are of whole orders', async () => {
    expect((await report({ from: TODAY, to: TODAY })).by['state']).not.toEqual([])
    expect((await report({ from: TODAY, to: TODAY, store_id: 1 })).by['state']).toEqual([])
  })

  it('names the field of a value that is no filter of it', async () => {
    const refused = (query: Record<string, string>) => app.refused('two', administrative.contract, { query })
    expect(await refused({ store_id: 'norte' })).toMatchObject({ code: 422 })
    expect((await refused({ store_id: 'norte' })).errors).toHaveProperty('store_id')
    expect((await refused({ brand_id: '0' })).errors).toHaveProperty('brand_id')
  })
})
