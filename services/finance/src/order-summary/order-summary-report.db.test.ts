import { addLine } from '@deportivo/contracts/orders/lines'
import { cancelOrder, createPreOrder, listOrders } from '@deportivo/contracts/orders/orders'
import { orderSummary } from '@deportivo/contracts/reports/order-summary'
import { businessDay } from '@deportivo/platform/clock'
import { addDays } from '@deportivo/platform/reports/period'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, CASH_ON_DELIVERY, checkedOut, orderAt, step } from '@deportivo/testkit/order'
import { addClient, openShop, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

// Of the orders themselves, without the projections: a given-up order owes nothing.
const SOURCE = (column: string) => `
  select ${column} as key, count(*)::integer as count, sum(o.value)::integer as value, sum(o.balance)::integer as balance
  from (
    select o.*, coalesce(l.value, 0) as value,
      case when o.state_id in ('cancelled', 'returned_by_seller') then 0
        else coalesce(l.value, 0) - o.voucher_value - coalesce(p.paid, 0) end as balance
    from orders.orders o
    left join (select order_id, sum(price) as value from orders.order_lines group by 1) l on l.order_id = o.id
    left join (
      select order_id, sum(amount) as paid from money.payments p
      where (select status from money.payment_statuses s where s.payment_id = p.id order by s.id desc limit 1) <> 'void'
      group by 1
    ) p
      on p.order_id = o.id
  ) o
  where (o.created_at at time zone 'America/Bogota')::date = ?
    and (?::integer = 0 or exists (select from orders.order_lines l where l.order_id = o.id and l.store_id = ?))
  group by 1 order by 1`

const COLUMNS = {
  state_id: 'o.state_id',
  type_order: 'o.type_order',
  seller_id: 'o.seller_id',
  payment_method: 'coalesce(o.payment_method, 0)',
} as const

let app: TestApp
let shop: Shop
let otherShop: Shop
const today = businessDay(new Date())
const query = { from: today, to: today }

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  otherShop = await openShop(app)
  await app.ok('online_seller', createPreOrder, { body: { client_id: await addClient(app) } })
  await anOrder(app, shop, { quantity: 3 })
  await checkedOut(app, shop, { seller: 'online_seller_2', quantity: 2 })
  await orderAt(app, otherShop, 'packing_up', { payment_method: CASH_ON_DELIVERY })
  await orderAt(app, otherShop, 'payment_validated', { quantity: 2 })
  const cancelled = await checkedOut(app, shop)
  await app.ok('two', cancelOrder, { params: { id: cancelled.id }, body: { reason: 'Desistió' } })
  const handled = await anOrder(app, shop, { type_order: 'seller' })
  await step(app, 'online_seller', handled.id, { step: 'order_from_warehouse' })
  await app.settled()
})
afterAll(() => app.stop())

const summary = (narrowed: Record<string, string | number> = {}) =>
  app.ok('two', orderSummary.contract, { query: { ...query, ...narrowed } })

type Row = Readonly<Record<string, string | number>>
const figures = (rows: readonly Row[], column: string) =>
  rows
    .map((row) => ({ key: row[column], count: row['count'], value: row['value'], balance: row['balance'] }))
    .sort((a, b) => (String(a.key) < String(b.key) ? -1 : 1))

const source = async (column: string, store = 0) => {
  const { rows } = await app.db.raw<{ rows: Row[] }>(SOURCE(column), [today, store, store])
  return figures(rows, 'key')
}

/** What the list of orders adds up to, narrowed as the screen's link narrows it. */
async function listed(filter: string) {
  const rows = await app.ok('two', listOrders, {
    query: { filter: `from:${today},to:${today},${filter}`, top: 200 },
  })
  return {
    count: rows.length,
    value: rows.reduce((sum, { total_value }) => sum + total_value, 0),
    balance: rows.reduce((sum, { total_balance }) => sum + total_balance, 0),
  }
}

it.each([0, 1])(
  'counts orders, their value and balance to the peso, narrowed to a store or not',
  async (narrow) => {
    const store = narrow === 0 ? 0 : otherShop.stores[0]
    const { rows, by } = await summary(store === 0 ? {} : { store_id: store })
    const tables = { state_id: rows, type_order: by.type, seller_id: by.seller, payment_method: by.payment }
    for (const [column, sql] of Object.entries(COLUMNS))
      expect([column, figures(tables[column as keyof typeof COLUMNS], column)]).toEqual([
        column,
        await source(sql, store),
      ])
  },
)

it('each figure is the sum of the orders that its link opens', async () => {
  const { rows, by, totals } = await summary()
  const tables = {
    state_id: rows,
    type_order: by.type,
    seller_id: by.seller,
    payment_method: by.payment,
    store_id: by.store,
  }
  expect(rows.length).toBeGreaterThan(4)
  for (const [column, table] of Object.entries(tables))
    for (const { [column]: key, count, value, balance } of table as readonly Row[])
      expect([key, { count, value, balance }]).toEqual([key, await listed(`${column}:${key}`)])
  expect(totals).toEqual(await listed('id:1|2|3|4|5|6|7|8|9|10'))
})

it('has pre-orders and cancelled orders as rows of their own, and these owe nothing', async () => {
  const { rows } = await summary()
  expect(rows[0]).toMatchObject({ state_id: 'pre_orden', count: 2 })
  const cancelled = rows.find(({ state_id }) => state_id === 'cancelled')
  expect(cancelled).toMatchObject({ count: 1, balance: 0 })
  expect(cancelled?.['value']).toBeGreaterThan(0)
})

it('an order of two stores counts whole in each, and once in all', async () => {
  const before = await summary()
  const product = await stockProduct(app, shop, 5)
  const { id } = await anOrder(app, shop, { product_id: product })
  await app.settled()
  const other = await stockProduct(app, otherShop, 5)
  const body = { product_id: other, code_id: PUBLIC_CODE, size_id: 40, quantity: 1 }
  await app.ok('online_seller', addLine, { params: { saleId: id }, body })
  await app.settled()
  const after = await summary()
  const countAt = (of: typeof before, store: number) =>
    Number(of.by.store.find(({ store_id }) => store_id === store)?.['count'] ?? 0)
  for (const store of [shop.stores[0], otherShop.stores[0]])
    expect(countAt(after, store)).toBe(countAt(before, store) + 1)
  expect(after.totals.count).toBe(before.totals.count + 1)
})

it('a day that is not over is compared with nothing: its figures have no time', async () => {
  expect((await summary()).previous).toBeNull()
  const yesterday = addDays(today, -1)
  const { previous } = await summary({ from: yesterday, to: yesterday })
  expect(previous).toMatchObject({ from: addDays(today, -2), to: addDays(today, -2), until: null })
})

it('days are summed up by month', async () => {
  const { by } = await summary({ group: 'month' })
  expect(by.day).toEqual([
    expect.objectContaining({ day: `${today.slice(0, 8)}01`, count: (await summary()).totals.count }),
  ])
})

it.each(['one', 'operating_officer', 'accounting_manager', 'local_administrative'] as const)(
  '%s may read it',
  async (person) => {
    expect((await app.ok(person, orderSummary.contract, { query })).totals.count).toBeGreaterThan(0)
  },
)

it.each([
  'winery_manager',
  'head_dispatch',
  'dispatch_assistant',
  'admin_seller',
  'online_seller_admin',
  'online_seller',
  'local_seller',
  'freelance_seller',
  'online_reseller',
] as const)('%s may not', async (person) => {
  expect(await app.refused(person, orderSummary.contract, { query })).toMatchObject({ code: 403 })
})
