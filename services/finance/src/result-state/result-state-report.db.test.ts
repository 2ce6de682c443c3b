import { listQuarantine, takeOutOfQuarantine } from '@deportivo/contracts/catalogue/quarantine'
import { administrative } from '@deportivo/contracts/reports/administrative'
import { listResultEntries } from '@deportivo/contracts/reports/result-entries'
import { resultState } from '@deportivo/contracts/reports/result-state'
import { undoStep } from '@deportivo/contracts/orders/orders'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { cancelReturn } from '@deportivo/contracts/returns/returns'
import { anExpense, expenseLists } from '@deportivo/testkit/money/expenses'
import { businessDay } from '@deportivo/platform/clock'
import { withPhoto } from '@deportivo/testkit/returns/parcel'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import {
  deliveredOrder,
  moveCase,
  received,
  requested,
  returnLists,
  sentPicture,
  type ReturnLists,
} from '@deportivo/testkit/returns/case'
import { openShop, PRICE, setUnits, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

// From the orders, the cases, the vouchers and the entries of stock, without the projections.
const SOURCE = `
  with goods as (
    select sum(-on_hand_change * unit_cost) filter (where kind = 'leave') as left_at_cost
    from inventory.ledger where unit_cost is not null and (order_id is not null or return_id is not null)
  ), cases as (
    select sum(credited_value) filter (where settled_at is not null) as returns,
      sum(replacement_price) filter (where state_id = 'return_delivered') as replaced,
      sum(unit_cost * (quantity - lost_of)) filter (where goods <> 'quarantine') as back,
      sum(unit_cost * lost_of) filter (where goods <> 'quarantine') as lost
    from returns.cases cross join lateral (
      select coalesce(sum(x.quantity), 0) as lost_of from inventory.published_quarantine_exits x
      where x.return_id = cases.id and x.kind <> 'restock' and x.state <> 'undone') exits
  ), orders as (
    select sum(l.price) as sold from orders.orders o join orders.order_lines l on l.order_id = o.id
    where o.stock_left_at is not null
  )
  select (sold + replaced)::integer as sales, returns::integer, (left_at_cost - back)::integer as cost,
    (sold + replaced - returns - left_at_cost + back)::integer as gross, lost::integer,
    (select sum(value)::integer from money.vouchers where return_id is not null) as vouchers
  from goods cross join cases cross join orders`

const COST = 90_000

let app: TestApp
let shop: Shop
let lists: ReturnLists
const today = businessDay(new Date())
const query = { from: today, to: today }

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  lists = await returnLists(app)
})
afterAll(() => app.stop())

const statement = async () => {
  await app.settled()
  return (await app.ok('two', resultState.contract, { query })).totals
}

async function arrived(exchange_rate: number, quantity = 1): Promise<ReturnCase> {
  const order = await deliveredOrder(app, shop)
  return received(app, shop, await requested(app, order, lists, { exchange_rate, quantity }))
}

async function takeOut({ id }: ReturnCase, kind: 'write_off' | 'restock'): Promise<void> {
  await app.settled()
  const parcels = await app.ok('two', listQuarantine, { query: { top: 100 } })
  const [parcel] = parcels.filter(({ return_id }) => return_id === id)
  const body = { kind, reason: 'Suela rota', parcels: [{ id: parcel?.id ?? 0, quantity: 1 }] }
  await app.ok('two', takeOutOfQuarantine, withPhoto(body))
}

it('a delivery is sales less the cost of its goods', async () => {
  await deliveredOrder(app, shop)
  const sales = 2 * PRICE
  expect(await statement()).toMatchObject({ sales, returns: 0, cost: 2 * COST, result: sales - 2 * COST })
})

it('a voucher subtracts what was recognised, the cost comes back only once the goods are sellable', async () => {
  const before = await statement()
  const one = await arrived(lists.half)
  await moveCase(app, one, { step: 'voucher' })
  const half = Math.round(PRICE / 2)
  const settled = await statement()
  expect(settled).toMatchObject({ returns: before.returns + half, vouchers: before.vouchers + half })
  expect(settled.result).toBe(before.result + 2 * (PRICE - COST) - half)
  await takeOut(one, 'write_off')
  expect(await statement()).toMatchObject({ result: settled.result, lost: COST, cost: settled.cost })
})

it('an exchange sells the replacement at its price and cost, and restocked goods take theirs back', async () => {
  const before = await statement()
  const one = await arrived(lists.whole)
  await moveCase(app, one, { step: 'return_to_store' })
  await moveCase(app, one, { step: 'exchange_available', size_id: 41 })
  await sentPicture(app, one)
  await moveCase(app, one, { step: 'enlist' }, 'two')
  await moveCase(app, one, { step: 'delivered' }, 'two')
  const after = await statement()
  expect(after).toMatchObject({
    sales: before.sales + 3 * PRICE,
    returns: before.returns + PRICE,
    cost: before.cost + 2 * COST,
    result: before.result + 2 * (PRICE - COST),
  })
})

it.each([
  ['write_off', 'restock'],
  ['restock', 'write_off'],
] as const)(
  'of units that leave quarantine by %s and then %s, one is back and one is lost',
  async (...kinds) => {
    const one = await arrived(lists.whole, 2)
    const before = await statement()
    for (const kind of kinds) await takeOut(one, kind)
    const after = await statement()
    expect(after).toMatchObject({
      cost: before.cost - COST,
      lost: before.lost + COST,
      result: before.result + COST,
    })
    const { rows } = await app.ok('two', listResultEntries, { query: { ...query, part: 'lost' } })
    expect(rows.find(({ owner_id }) => owner_id === one.id)).toMatchObject({ cost: -COST, lost: COST })
  },
)

it('a cancelled case leaves no trace in it', async () => {
  const one = await arrived(lists.whole)
  const before = await statement()
  await moveCase(app, one, { step: 'return_to_store' })
  expect((await statement()).result).toBe(before.result + COST)
  await app.ok('head_dispatch', cancelReturn, { params: { id: one.id }, body: { reason: 'Desistió' } })
  expect(await statement()).toEqual(before)
})

it('units without a known cost are counted, and opened, until they come back', async () => {
  const before = await statement()
  const product_id = await stockProduct(app, shop, 0)
  await setUnits(app, product_id, shop.stores[0], 40, 3)
  const order = await deliveredOrder(app, shop, { product_id })
  const after = await statement()
  expect(after).toMatchObject({ cost: before.cost, sales: before.sales + 2 * PRICE })
  expect([before.uncosted, after.uncosted]).toEqual([0, 2])
  const part = { query: { ...query, part: 'uncosted' as const } }
  const opened = await app.ok('two', listResultEntries, part)
  expect(opened).toMatchObject({ total: 1, uncosted: 2, rows: [{ owner_id: order.id, uncosted: 2 }] })
  await app.ok('two', undoStep, { params: { id: order.id }, body: { reason: 'No se entregó' } })
  expect(await statement()).toEqual(before)
})

it('a replacement without a known cost is counted too', async () => {
  const before = await statement()
  const one = await arrived(lists.whole)
  const product_id = await stockProduct(app, shop, 0)
  await setUnits(app, product_id, shop.stores[0], 41, 1)
  await moveCase(app, one, { step: 'exchange_available', product_id, size_id: 41 })
  await sentPicture(app, one)
  await moveCase(app, one, { step: 'enlist' }, 'two')
  await moveCase(app, one, { step: 'delivered' }, 'two')
  expect((await statement()).uncosted).toBe(before.uncosted + 1)
})

it('is what orders, cases, vouchers and stock have, and the days and sellers add up to it', async () => {
  const totals = await statement()
  const [source] = (await app.db.raw<{ rows: object[] }>(SOURCE)).rows
  expect(totals).toMatchObject(source ?? {})
  const { rows, by } = await app.ok('two', resultState.contract, { query })
  for (const table of [rows, by.seller])
    for (const name of ['sales', 'returns', 'cost', 'gross', 'lost', 'vouchers'] as const)
      expect(table.reduce((sum, row) => sum + Number(row[name]), 0)).toBe(totals[name])
  for (const { seller_id, ...row } of by.seller) {
    const mine = { query: { ...query, seller_id: Number(seller_id) } }
    const { sales, returns, cost, lost } = await app.ok('two', listResultEntries, mine)
    expect(row).toMatchObject({ sales, returns, cost, lost })
  }
})

const FIGURES = [
  'sales',
  'returns',
  'cost',
  'gross',
  'lost',
  'vouchers',
  'uncosted',
  'expenses',
  'result',
] as const

const ofStore = (store_id: number) =>
  app.ok('two', resultState.contract, { query: { ...query, store_id } }).then(({ totals }) => totals)

it('each store has what it sold, what came back of that and its expenses, and they add up to the whole', async () => {
  const other = await openShop(app)
  const [store_id] = other.stores
  await deliveredOrder(app, other)
  const returned = await received(app, other, await requested(app, await deliveredOrder(app, other), lists))
  await moveCase(app, returned, { step: 'return_to_store' })
  await anExpense(app, await expenseLists(app), { store_id, amount: 30_000 }, 'two')
  const totals = await statement()
  const { by } = await app.ok('two', resultState.contract, { query })
  expect(by.store.length).toBeGreaterThanOrEqual(2)
  for (const name of FIGURES)
    expect([name, by.store.reduce((sum, row) => sum + Number(row[name]), 0)]).toEqual([name, totals[name]])
  const sales = 4 * PRICE
  const gross = sales - 3 * COST
  expect(await ofStore(store_id)).toMatchObject({
    sales,
    gross,
    cost: 3 * COST,
    expenses: 30_000,
    result: gross - 30_000,
  })
  for (const row of by.store) {
    const id = Number(row['store_id'])
    const narrowed = await ofStore(id)
    expect(FIGURES.map((name) => row[name])).toEqual(FIGURES.map((name) => narrowed[name]))
    const entries = await app.ok('two', listResultEntries, { query: { ...query, store_id: id, top: 200 } })
    expect(entries.rows).toHaveLength(entries.total)
    for (const name of ['sales', 'returns', 'cost', 'lost'] as const) {
      expect([name, entries[name]]).toEqual([name, row[name]])
      expect(entries.rows.reduce((sum, entry) => sum + entry[name], 0)).toBe(row[name])
    }
  }
})

it('the entries of a store are those of its cases and orders alone, also of what was reversed', async () => {
  const other = await openShop(app)
  const order = await deliveredOrder(app, other)
  await app.settled()
  const entries = async (store_id: number) =>
    (await app.ok('two', listResultEntries, { query: { ...query, store_id } })).rows
  expect(await entries(other.stores[0])).toMatchObject([
    { owner_id: order.id, sales: 2 * PRICE, cost: 2 * COST },
  ])
  expect(await entries(other.stores[1])).toEqual([])
})

it('the administrative report has the same returns, less the replacements, by day, hour, seller and brand', async () => {
  const { returns: recognised, replaced, vouchers } = await statement()
  expect(replaced).toBeGreaterThan(0)
  const returns = recognised - replaced
  for (const group of ['day', 'hour'] as const) {
    const { totals, rows, by } = await app.ok('two', administrative.contract, { query: { ...query, group } })
    expect(totals).toMatchObject({ returns, vouchers })
    for (const table of [rows, by.seller, by.brand])
      expect(table.reduce((sum, row) => sum + Number(row['returns']), 0)).toBe(returns)
  }
})

it('is refused to the accountant and to the counter', async () => {
  for (const person of ['accounting_manager', 'local_administrative'] as const)
    for (const contract of [resultState.contract, listResultEntries] as const)
      expect(await app.refused(person, contract, { query })).toMatchObject({ code: 403 })
})
