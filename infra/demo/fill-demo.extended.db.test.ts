import { searchProducts } from '@deportivo/contracts/catalogue/products'
import { listClients } from '@deportivo/contracts/clients/clients'
import { isWrongNit } from '@deportivo/contracts/identification'
import type { Card } from '@deportivo/contracts/dispatch/board'
import { businessTime } from '@deportivo/lifecycle/business-hours'
import { ORDER_STATES } from '@deportivo/lifecycle/order/states'
import { prove } from '@deportivo/inventory/prove'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillDemo } from './fill-demo.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await fillDemo(app.deps)
})

afterAll(() => app.stop())

const count = async (table: string) => {
  const [row] = await app.db(table).count<{ count: number }[]>('* as count')
  return row?.count ?? 0
}

test('the demo company has six stores, some three hundred products, two hundred clients and a closed register', async () => {
  expect(await app.db('inventory.stores').whereNot('type', 'virtual')).toHaveLength(6)
  expect(await count('catalogue.products')).toBeGreaterThanOrEqual(280)
  expect(await count('sales.clients')).toBe(200)
  expect(await count('money.cashiers')).toBe(1)
})

test('its only register has sold and is closed', async () => {
  const shifts = await app.db('money.cashier_shifts').select<{ closed_at: Date | null }[]>('closed_at')
  expect(shifts.length).toBeGreaterThan(10)
  expect(shifts.every((shift) => shift.closed_at !== null)).toBe(true)
})

test('more than two hundred orders cover every state, each with its history and its events', async () => {
  const states = await app.db('orders.orders').distinct<{ state_id: string }[]>('state_id')
  expect(states.map((row) => row.state_id).sort()).toEqual([...ORDER_STATES].sort())
  expect(await count('orders.orders')).toBeGreaterThanOrEqual(200)
  await app.settled()
  const { rows } = await app.db.raw<{ rows: object[] }>(`
    select o.id from orders.orders o where o.version <> (
      select max(e.aggregate_version) from bus.event_log e
      where e.aggregate_type = 'order' and e.aggregate_id = o.id::text)`)
  expect(rows).toEqual([])
})

test('nothing in the demo company happened in the future or before it opened', async () => {
  const { rows } = await app.db.raw<{ rows: { first: Date; last: Date }[] }>(
    'select min(at) as first, max(at) as last from orders.order_history',
  )
  const days = (at: Date | undefined) => (app.deps.clock.now().getTime() - (at?.getTime() ?? 0)) / 86_400_000
  expect(days(rows[0]?.last)).toBeGreaterThanOrEqual(0)
  expect(days(rows[0]?.first)).toBeLessThan(70)
})

/** How many of the cards on its board are late, once this much more of the shop's hours has passed. */
async function shareOfLate(hours: number): Promise<number> {
  await app.settled()
  await app.deps.settings.refresh()
  const { business_hours, stage_targets } = app.deps.settings.current()
  const rows = await app.db('read.dispatch_board').where('is_on_board', true).select<{ card: Card }[]>('card')
  const now = app.deps.clock.now().getTime()
  const late = rows.filter(({ card: { state_id, state_entered_at } }) => {
    const minutes = (stage_targets as Record<string, number>)[state_id] ?? Infinity
    const waited = businessTime(Date.parse(state_entered_at), now, business_hours) / 60_000
    return waited + 60 * hours >= minutes
  })
  expect(rows.length).toBeGreaterThan(30)
  return late.length / rows.length
}

test('of the cards on its board one or two in ten are late when it opens, and few more after two hours', async () => {
  const share = await shareOfLate(0)
  expect(share).toBeGreaterThan(0.1)
  expect(share).toBeLessThan(0.2)
  expect(await shareOfLate(2)).toBeLessThan(0.3)
})

test('at least forty products have three free units of a size in a national store', async () => {
  const { rows } = await app.db.raw<{ rows: object[] }>(`
    select distinct product_id from inventory.levels l join inventory.stores s on s.id = l.store_id
    where s.type = 'national' and l.on_hand - l.held >= 3`)
  expect(rows.length).toBeGreaterThanOrEqual(40)
})

test('every level of the demo company is the sum of its ledger', async () => {
  const proof = await prove(app.db)
  expect(proof.levels).toBeGreaterThan(3_000)
  expect(proof.differences).toEqual([])
})

test('every price ends in .900 and no code sells below the minimal price', async () => {
  const products = await app.db('catalogue.products').select('minimal_price', 'price', 'codes')
  for (const { minimal_price, price, codes } of products) {
    expect([price % 1_000, minimal_price % 1_000]).toEqual([900, 900])
    for (const value of Object.values(codes)) expect(value).toBeGreaterThanOrEqual(minimal_price)
  }
})

test('every product has its first prices in the history, since the shop opened', async () => {
  await app.settled()
  const { rows } = await app.db.raw<{ rows: object[] }>(`
    select p.id from catalogue.products p left join read.product_prices h on h.product_id = p.id
    where h.price is distinct from p.price or h.minimal_price <> p.minimal_price or h.at <> p.created_at`)
  expect(rows).toEqual([])
})

test('a second start changes nothing', async () => {
  const before = await count('catalogue.products')
  await fillDemo(app.deps)
  expect(await count('catalogue.products')).toBe(before)
})

test('a seller finds trainers by words in any order, and clients by part of their tax number', async () => {
  const found = await app.reply('online_seller', searchProducts, { query: { searchText: '40 ROJO tenis' } })
  expect(found.data.length).toBeGreaterThan(0)
  expect(found.data[0]).toMatchObject({ category_name: 'Tenis', color_name: 'Rojo' })
  const company = await app
    .db('sales.clients')
    .where('type_of_person', 2)
    .first<{ identification_number: string }>()
  expect(company?.identification_number).toMatch(/^\d{10}$/)
  expect(isWrongNit(company?.identification_number ?? '', 2)).toBe(false)
  const part = company?.identification_number.replace(/^(...)(...).*/, '$1.$2') ?? ''
  const clients = await app.ok('online_seller', listClients, { query: { search: part } })
  expect(clients.map((client) => client.identification_number)).toContain(company?.identification_number)
})

test('its users have a few recent notifications each, older ones are read', async () => {
  await app.settled()
  const { rows } = await app.db.raw<{ rows: { unread: number; total: number }[] }>(`
    select count(*) filter (where read_at is null) as unread, count(*) as total
    from admin.notifications group by user_id`)
  expect(Math.max(...rows.map(({ unread }) => unread))).toBeLessThan(25)
  expect(rows.filter(({ unread }) => unread > 0).length).toBeGreaterThan(5)
  expect(rows.some(({ unread, total }) => total > 2 * unread)).toBe(true)
  expect(await app.db('admin.notifications').where({ kind: 'payment_rejected' })).not.toEqual([])
})
