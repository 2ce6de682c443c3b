import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { listCashEntries } from '@deportivo/contracts/reports/cash-entries'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anExpense, expenseBody, expenseLists, type ExpenseLists } from '@deportivo/testkit/money/expenses'
import { closeMonth, lastDayOfLastMonth, reopenMonths } from '@deportivo/testkit/money/month-closes'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let lists: ExpenseLists

beforeAll(async () => {
  app = await startTestApp()
  lists = await expenseLists(app)
})

afterAll(() => app.stop())

let last = 0

/** A closed settlement of so much, of a seller of its own. */
async function aSettlement(commission: number): Promise<number> {
  const now = app.deps.clock.now()
  const [row] = await app
    .db('sales.settlements')
    .insert({
      seller_id: ++last,
      seller_name: 'Óscar',
      number: 3,
      lines: 1,
      units: 1,
      value: 10 * commission,
      commission,
      percentages: { one: 1, tow: 1, three: 1, four: 10 },
      note: null,
      closed_at: now,
      closed_by: 'Gloria',
      created_at: now,
      updated_at: now,
      updated_by: null,
    })
    .returning<{ id: number }[]>('id')
  return row?.id ?? 0
}

const refusedOf = async (fields: { settlement_id: number; amount: number }) =>
  (await app.refused('two', EXPENSE_ROUTES.create, { body: expenseBody(lists, fields) })) as {
    code: number
    errors: Record<string, string[]>
  }

it('an expense that pays a settlement leads to it, also from the cash flow, and the settlement lists it', async () => {
  const settlement_id = await aSettlement(50_000)
  const paid = await anExpense(app, lists, { settlement_id, amount: 50_000 })
  expect(paid.settlement).toEqual({ id: settlement_id, number: 3, seller_id: last, seller_name: 'Óscar' })
  await anExpense(app, lists, { amount: 1_000 })
  const listed = await app.ok('two', EXPENSE_ROUTES.list, {
    query: { filter: `settlement_id:${settlement_id}` },
  })
  expect(listed.map(({ id }) => id)).toEqual([paid.id])
  await app.settled()
  const { rows } = await app.ok('two', listCashEntries, { query: { kind: 'expense' } })
  const entryOf = (id: number) => rows.find(({ owner_id }) => owner_id === id)
  expect(entryOf(paid.id)?.settlement).toEqual(paid.settlement)
  expect(rows.filter(({ settlement }) => settlement !== null)).toHaveLength(1)
})

it('the expenses of a settlement come to no more than its commission, and a refused one is not of them', async () => {
  const settlement_id = await aSettlement(50_000)
  const first = await anExpense(app, lists, { settlement_id, amount: 30_000 })
  const refusal = await refusedOf({ settlement_id, amount: 20_001 })
  expect(refusal.code).toBe(422)
  expect(refusal.errors['amount']?.[0]).toContain('20.000')
  await anExpense(app, lists, { settlement_id, amount: 20_000 })
  expect((await refusedOf({ settlement_id, amount: 1 })).code).toBe(422)
  const params = { id: first.id }
  const change = (amount: number) => ({ params, body: { amount, version: first.version } })
  expect(await app.refused('two', EXPENSE_ROUTES.change, change(30_001))).toMatchObject({ code: 422 })
  await app.ok('two', EXPENSE_ROUTES.change, change(25_000))
  await anExpense(app, lists, { settlement_id, amount: 5_000 })
  await app
    .db('finance.expenses')
    .where('id', first.id)
    .update({ state: 'refused', reason: 'Repetido', decided_by: 'Paola', decided_at: app.deps.clock.now() })
  await anExpense(app, lists, { settlement_id, amount: 25_000 })
})

it('of several payments of one settlement at once only what it comes to is recorded', async () => {
  const settlement_id = await aSettlement(50_000)
  const body = expenseBody(lists, { settlement_id, amount: 20_000 })
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => app.attempt('two', EXPENSE_ROUTES.create, { body })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422, 422])
})

it('a settlement that does not exist is refused', async () => {
  expect((await refusedOf({ settlement_id: 999_999, amount: 1 })).errors).toHaveProperty('settlement_id')
})

it('a correction that waits for approval gives nothing back before', async () => {
  const settlement_id = await aSettlement(50_000)
  const paid = await anExpense(app, lists, { settlement_id, amount: 50_000, date: lastDayOfLastMonth() })
  await closeMonth(app)
  await app.db('admin.settings').update({ expense_limit: 10_000 })
  try {
    const { id, state } = await app.ok('accounting_manager', EXPENSE_ROUTES.correct, {
      params: { id: paid.id },
      body: { amount: 0, note: 'Se pagó por error' },
    })
    expect(state).toBe('pending')
    expect((await refusedOf({ settlement_id, amount: 50_000 })).code).toBe(422)
    await app.ok('two', EXPENSE_ROUTES.approve, { params: { id }, body: {} })
    await anExpense(app, lists, { settlement_id, amount: 50_000 })
  } finally {
    await app.db('admin.settings').update({ expense_limit: null })
    await reopenMonths(app)
  }
})
