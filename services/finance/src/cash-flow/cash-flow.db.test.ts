import { closeShift, openShift } from '@deportivo/contracts/finance/cashiers'
import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { undoStep } from '@deportivo/contracts/orders/orders'
import { recordPayment, rejectPayment } from '@deportivo/contracts/orders/payments'
import { listRefunds, payRefund, refundAsVoucher } from '@deportivo/contracts/orders/refunds'
import { listCashEntries } from '@deportivo/contracts/reports/cash-entries'
import { cashFlow } from '@deportivo/contracts/reports/cash-flow'
import { businessDay } from '@deportivo/platform/clock'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anExpense, expenseLists, type ExpenseLists } from '@deportivo/testkit/money/expenses'
import { anOrder, CASH_ON_DELIVERY, orderAt, reservedAndPaid, step } from '@deportivo/testkit/order'
import { openShop, PRICE, type Shop } from '@deportivo/testkit/shop'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { afterAll, beforeAll, expect, it } from 'vitest'

// Of the ledger of payments with its newest status, the expenses and the counted shifts, without the projections.
const SOURCE = `
  with newest as (
    select distinct on (payment_id) payment_id, status, at from money.payment_statuses order by payment_id, id desc
  ), moved as (
    select (n.at at time zone 'America/Bogota')::date as day, p.amount,
      case when p.shift_id is not null and p.payment_method = 1 then 'register-' || s.cashier_id
        else 'method-' || p.payment_method end as account,
      coalesce(r.store_id, 0) as store_id,
      case when p.reverses_id is not null then 'reversal' when p.kind in ('refund', 'ct') then p.kind
        when p.return_id is not null then 'exchange' else 'order' end as kind
    from money.payments p join newest n on n.payment_id = p.id
    left join money.cashier_shifts s on s.id = p.shift_id left join money.cashiers r on r.id = s.cashier_id
    where n.status = 'confirmed' and p.payment_method is not null
    union all
    select date, -amount, 'expense-' || payment_id, store_id, 'expense' from finance.expenses where state = 'approved'
    union all
    select (s.closed_at at time zone 'America/Bogota')::date, s.counted_amount - s.expected_amount,
      'register-' || s.cashier_id, r.store_id, 'count'
    from money.cashier_shifts s join money.cashiers r on r.id = s.cashier_id
    where s.counted_amount <> s.expected_amount
  )
  select coalesce(sum(amount) filter (where amount > 0), 0)::integer as "in",
    coalesce(-sum(amount) filter (where amount < 0), 0)::integer as "out",
    coalesce(sum(amount), 0)::integer as balance, count(*)::integer as total
  from moved where day between ? and ?`

const CASH = 1
const BASE = 200_000

let app: TestApp
let shop: Shop
let lists: ExpenseLists
const today = businessDay(new Date())
const query = { from: today, to: today }
const cash = () => ({ payment_method: CASH, cashier_id: shop.cashier_id })

/** A cancelled order whose client is owed what a transfer had paid. */
async function owed(amount: number): Promise<{ id: number }> {
  const { id } = await anOrder(app, shop, { seller: 'two' })
  await reservedAndPaid(app, 'two', id, amount)
  await step(app, 'two', id, { step: 'cancel', reason: 'Se arrepintió' })
  const [refund] = await app.ok('two', listRefunds, { query: { filter: `order_id:${id}` } })
  return { id: refund?.id ?? 0 }
}

/** Cash in the register, an undone step, a refund out of the drawer, and a count that is 5.000 short. */
async function aDayAtTheRegister(): Promise<void> {
  const shift = await app.ok('two', openShift, {
    body: { cashier_id: shop.cashier_id, base_amount: BASE },
  })
  const { id } = await anOrder(app, shop, { seller: 'two' })
  const reserve = { step: 'reserve', total_first_payment: 40_000, ...cash() }
  await step(app, 'two', id, reserve)
  await app.ok('two', undoStep, { params: { id }, body: {} })
  await step(app, 'two', id, reserve)
  await app.ok('two', payRefund, { params: await owed(25_000), body: cash() })
  await app.ok('two', closeShift, {
    params: { id: shift.id },
    body: { counted_amount: BASE + 10_000, note: 'Falta un billete' },
  })
}

/** Reported money that never counts: it is unconfirmed, rejected, or became a voucher. */
async function nothingThatCounts(): Promise<void> {
  const { id } = await anOrder(app, shop, { seller: 'two' })
  const reported = { amount: 9_000, payment_method: 3 }
  await uploadPhoto(app, 'two', id, ATTACHMENT_TYPES.payment_support)
  const { payments } = await app.ok('two', recordPayment, { params: { id }, body: reported })
  const params = { id, paymentId: payments.at(-1)?.id ?? 0 }
  await app.ok('two', rejectPayment, { params, body: { reason: 'No llegó' } })
  await step(app, 'two', id, { step: 'reserve', total_first_payment: 3_000, payment_method: 3 })
  await app.ok('two', refundAsVoucher, { params: await owed(60_000) })
}

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  lists = await expenseLists(app)
  await aDayAtTheRegister()
  await nothingThatCounts()
  await orderAt(app, shop, 'payment_validated', { quantity: 2 })
  const undone = await orderAt(app, shop, 'payment_validated')
  await app.ok('accounting_manager', undoStep, { params: { id: undone.id }, body: {} })
  const ct = await orderAt(app, shop, 'packing_up', { payment_method: CASH_ON_DELIVERY })
  await step(app, 'head_dispatch', ct.id, { step: 'delivered_locally', receiver_name: 'Ana' })
  await step(app, 'two', ct.id, { step: 'full_payment_ct', amount: PRICE })
  await anExpense(app, lists)
  await anExpense(app, lists, { date: '2026-01-31', amount: 12_000 })
  const gone = await anExpense(app, lists, { amount: 1_000 })
  const { id, version } = gone
  await app.ok('accounting_manager', EXPENSE_ROUTES.remove, { params: { id }, body: { version } })
  await app.settled()
})
afterAll(() => app.stop())

type Row = Readonly<Record<string, string | number>>

const report = async (narrowed: Record<string, string | number> = {}) => {
  await app.settled()
  return app.ok('two', cashFlow.contract, { query: { ...query, ...narrowed } })
}
const entries = (narrowed: Record<string, string | number> = {}) =>
  app.ok('two', listCashEntries, { query: { ...query, ...narrowed } })

async function source(column?: string, value?: string | number, from = today, to = today) {
  const narrowed = column === undefined ? SOURCE : `${SOURCE} and ${column} = ?`
  const { rows } = await app.db.raw<{ rows: Row[] }>(narrowed, [from, to, ...(column ? [value ?? ''] : [])])
  const { total: _total, ...sums } = rows[0] ?? {}
  return { sums, total: rows[0]?.['total'] }
}

const sumsOf = (row: Row) => ({ in: row['in'], out: row['out'], balance: row['balance'] })

it('is what payments, expenses and counted drawers come to, to the peso', async () => {
  const { totals, rows, by } = await report()
  expect(totals).toEqual((await source()).sums)
  expect(totals.in).toBeGreaterThan(totals.out)
  expect(rows.map(sumsOf)).toEqual([totals])
  const tables = { account: by.account, kind: by.kind, store_id: by.store }
  for (const [column, table] of Object.entries(tables)) {
    expect(table.length).toBeGreaterThan(1)
    for (const row of table) {
      const value = row[column] ?? ''
      expect([value, sumsOf(row)]).toEqual([value, (await source(column, value)).sums])
    }
    const sum = (name: string) => table.reduce((all, row) => all + Number(row[name]), 0)
    expect([column, sum('in'), sum('out')]).toEqual([column, totals.in, totals.out])
  }
})

it('gives its entries in pages of any size, none of them twice', async () => {
  const { rows } = await entries()
  const pages = await Promise.all([1, 2].map((page) => entries({ top: 3, page })))
  expect(rows.length).toBeGreaterThan(6)
  expect(pages.flatMap((page) => page.rows)).toEqual(rows.slice(0, 6))
  expect((await entries({ page: 5_000 })).rows).toEqual([])
})

it('has each kind of movement once, named by its register or way of paying', async () => {
  const { by } = await report()
  expect(by.kind.map(({ kind, in: came, out }) => [kind, came, out])).toEqual([
    ['order', 40_000 + 40_000 + 25_000 + 60_000 + 3 * PRICE, 0],
    ['ct', PRICE, 0],
    ['reversal', 0, 40_000 + PRICE],
    ['refund', 0, 25_000],
    ['expense', 0, 85_000],
    ['count', 0, 5_000],
  ])
  const named = by.account.map(({ account, account_name }) => [account, account_name])
  expect(named).toContainEqual(['method-2', ''])
  expect(named).toContainEqual([`expense-${lists.payment_id}`, 'Efectivo'])
  expect(named.find(([account]) => account === `register-${shop.cashier_id}`)?.[1]).toMatch(/\S/)
})

it('the register is left with what was counted in it', async () => {
  const { by } = await report({ account: `register-${shop.cashier_id}` })
  expect(by.account).toHaveLength(1)
  expect(by.account[0]).toMatchObject({ balance: 10_000 })
})

it('every figure opens exactly the entries that it sums up', async () => {
  const { totals, by } = await report()
  const tables = { account: by.account, kind: by.kind, store_id: by.store }
  const rows = [
    [{}, totals] as const,
    ...Object.entries(tables).flatMap(([column, table]) =>
      table.map((row) => [{ [column]: row[column] ?? '' }, row] as const),
    ),
  ]
  for (const [narrowed, row] of rows)
    for (const flow of ['in', 'out', 'all'] as const) {
      const list = await entries({ ...narrowed, flow })
      const amounts = list.rows.map(({ amount }) => amount)
      const sum = (sign: number) => amounts.reduce((all, amount) => all + Math.max(0, sign * amount), 0)
      expect([narrowed, list.total, list.in, list.out]).toEqual([narrowed, amounts.length, sum(1), sum(-1)])
      expect([list.in, list.out]).toEqual([flow === 'out' ? 0 : row['in'], flow === 'in' ? 0 : row['out']])
    }
})

it('an entry names the order, the expense or the shift that it is of', async () => {
  const { rows } = await entries()
  const of = (kind: string) => rows.find((row) => row.kind === kind)
  const refund = of('refund')
  expect([typeof refund?.client_id, typeof refund?.client_name]).toEqual(['number', 'string'])
  expect(of('expense')).toMatchObject({ category_name: 'Arriendo', at: null, client_name: null })
  expect(of('count')).toMatchObject({ amount: -5_000, category_name: null })
  expect(of('count')?.account_name).toMatch(/\S/)
})

it('an expense of the past is in the days and months of then', async () => {
  const past = { from: '2026-01-01', to: '2026-01-31', group: 'month' }
  const { rows, totals } = await report(past)
  expect(rows).toEqual([{ day: '2026-01-01', in: 0, out: 12_000, balance: -12_000 }])
  expect(totals).toEqual((await source(undefined, undefined, past.from, past.to)).sums)
})

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

it('the hours of a day add up to it, an expense from its beginning', async () => {
  const { totals } = await report()
  const { totals: byHour, rows } = await report({ group: 'hour' })
  expect(byHour).toEqual(totals)
  const sum = (name: string) => rows.reduce((all, row) => all + Number(row[name]), 0)
  expect([sum('in'), sum('out')]).toEqual([totals.in, totals.out])
  expect(rows[0]?.['out']).toBeGreaterThanOrEqual(85_000)
})

it('a day that is not over is compared up to this time', async () => {
  const now = Date.now()
  const at = [now - DAY_MS - 1_000, now - DAY_MS + HOUR_MS]
  const day = businessDay(new Date(at[0] ?? 0))
  const entry = {
    version: 1,
    day,
    account: 'method-2',
    kind: 'order',
    store_id: 0,
    owner_id: 1,
    pos: 1,
  } as const
  const rows = at.map((time, index) => ({
    ...entry,
    entry: `payment:90000${index}`,
    at: new Date(time),
    amount: 7_000,
  }))
  await app.db('read.cash_entries').insert(rows)
  const { previous } = await report()
  expect(previous).toMatchObject({ from: day, totals: { in: 7_000, out: 0 } })
  expect(previous?.until).not.toBeNull()
  await app.db('read.cash_entries').whereLike('entry', 'payment:90000%').delete()
})

it('is narrowed to a store by either name of the parameter', async () => {
  const { totals } = await report({ store_id: lists.store_id })
  expect(totals).toEqual({ in: 0, out: 85_000, balance: -85_000 })
  expect((await report({ store: lists.store_id })).totals).toEqual(totals)
  expect((await report({ store_id: 0 })).totals).toEqual((await source('store_id', 0)).sums)
})

it.each(['one', 'operating_officer', 'accounting_manager', 'local_administrative'] as const)(
  '%s may read it and its entries',
  async (person) => {
    expect((await app.ok(person, cashFlow.contract, { query })).totals.in).toBeGreaterThan(0)
    expect((await app.ok(person, listCashEntries, { query })).total).toBeGreaterThan(0)
  },
)

it.each([
  'winery_manager',
  'head_dispatch',
  'dispatch_assistant',
  'admin_seller',
  'online_seller',
  'local_seller',
  'freelance_seller',
  'online_reseller',
  'online_seller_admin',
  'local_seller_admin',
] as const)('%s may not', async (person) => {
  expect(await app.refused(person, cashFlow.contract, { query })).toMatchObject({ code: 403 })
  expect(await app.refused(person, listCashEntries, { query })).toMatchObject({ code: 403 })
})
