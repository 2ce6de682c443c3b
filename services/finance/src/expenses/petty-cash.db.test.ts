import { openShift, recordDrawerEntry } from '@deportivo/contracts/finance/cashiers'
import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { listCashEntries } from '@deportivo/contracts/reports/cash-entries'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anExpense, expenseBody, expenseLists, type ExpenseLists } from '@deportivo/testkit/money/expenses'
import { closeMonth, lastDayOfLastMonth, reopenMonths } from '@deportivo/testkit/money/month-closes'
import { openShop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
let lists: ExpenseLists
let shift: number

beforeAll(async () => {
  app = await startTestApp()
  lists = await expenseLists(app)
  const { cashier_id } = await openShop(app)
  shift = (await app.ok('two', openShift, { body: { cashier_id, base_amount: 900_000 } })).id
})
afterAll(() => app.stop())

/** Cash that left the drawer; returns the id of the entry. */
async function taken(
  amount: number,
  reason: 'petty' | 'deposit' | 'change' = 'petty',
  direction: 'in' | 'out' = 'out',
): Promise<number> {
  const body = { direction, amount, reason, note: 'Mensajería' }
  await app.ok('two', recordDrawerEntry, { params: { id: shift }, body })
  const last = await app.db('money.drawer_entries').orderBy('id', 'desc').first('id')
  return last?.id ?? 0
}

const left = async (expense_id?: number) =>
  (await app.ok('two', EXPENSE_ROUTES.pettyCash, { query: expense_id ? { expense_id } : {} })).map((cash) => [
    cash.id,
    cash.left,
  ])

test('cash that left for purchases is listed with what no expense accounts for', async () => {
  const first = await taken(50_000)
  await taken(20_000, 'deposit')
  await taken(5_000, 'change')
  await taken(7_000, 'petty', 'in')
  expect(await left()).toEqual([[first, 50_000]])
  const paid = await anExpense(app, lists, { amount: 30_000, drawer_entry_id: first })
  expect(paid.paid_from_drawer).toMatchObject({ id: first, shift_id: shift })
  expect(await left()).toEqual([[first, 20_000]])
  expect(await left(paid.id)).toEqual([[first, 50_000]])
  await anExpense(app, lists, { amount: 20_000, drawer_entry_id: first })
  expect(await left()).toEqual([])
})

test('the expenses of such cash come to no more than it, also of several at once', async () => {
  const entry = await taken(50_000)
  const body = expenseBody(lists, { amount: 20_000, drawer_entry_id: entry })
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => app.attempt('two', EXPENSE_ROUTES.create, { body })),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
  const refused = await app.refused('two', EXPENSE_ROUTES.create, { body })
  expect(refused.errors).toEqual({ amount: [expect.stringContaining('10.000')] })
})

test('no expense names cash that is no purchase, or that there is not', async () => {
  const deposit = await taken(20_000, 'deposit')
  for (const drawer_entry_id of [deposit, 999_999]) {
    const body = expenseBody(lists, { amount: 1_000, drawer_entry_id })
    expect((await app.refused('two', EXPENSE_ROUTES.create, { body })).errors).toHaveProperty(
      'drawer_entry_id',
    )
  }
})

test('an expense that such cash paid is out once, and out by itself where it no longer names it', async () => {
  const entry = await taken(40_000)
  const { id, version } = await anExpense(app, lists, { amount: 40_000, drawer_entry_id: entry })
  const outOf = async () => {
    await app.settled()
    const { rows } = await app.ok('two', listCashEntries, { query: { kind: 'expense' } })
    return rows.filter(({ owner_id }) => owner_id === id).map(({ amount }) => amount)
  }
  expect(await outOf()).toEqual([])
  await app.ok('two', EXPENSE_ROUTES.change, { params: { id }, body: { drawer_entry_id: null, version } })
  expect(await outOf()).toEqual([-40_000])
})

test('cash that a correction gave back and another expense spent is not given back to the first', async () => {
  const entry = await taken(50_000)
  const paid = await anExpense(app, lists, {
    amount: 50_000,
    drawer_entry_id: entry,
    date: lastDayOfLastMonth(),
  })
  await closeMonth(app)
  try {
    const correction = await app.ok('two', EXPENSE_ROUTES.correct, {
      params: { id: paid.id },
      body: { amount: 0, note: 'La compra se anuló' },
    })
    const again = await anExpense(app, lists, { amount: 50_000, drawer_entry_id: entry })
    const remove = { params: { id: correction.id }, body: { version: correction.version } }
    expect(await app.refused('two', EXPENSE_ROUTES.remove, remove)).toMatchObject({
      code: 400,
      message: `Lo que devolvió la corrección #${correction.id} ya se gastó de nuevo: quite primero ese gasto.`,
    })
    const { id, version } = again
    await app.ok('two', EXPENSE_ROUTES.remove, { params: { id }, body: { version } })
    await app.ok('two', EXPENSE_ROUTES.remove, remove)
  } finally {
    await reopenMonths(app)
  }
})
