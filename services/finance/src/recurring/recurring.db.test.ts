import { saveSettings } from '@deportivo/contracts/admin/settings'
import { expenseCategories } from '@deportivo/contracts/catalogue/expense-lists'
import { BUDGET_ROUTES } from '@deportivo/contracts/finance/expense-budgets'
import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { RECURRING_ROUTES } from '@deportivo/contracts/finance/recurring-expenses'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { expenseLists, type ExpenseLists } from '@deportivo/testkit/money/expenses'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDueExpenses } from './make-due.ts'

const { list, create, change, remove } = RECURRING_ROUTES

let app: TestApp
let lists: ExpenseLists

beforeAll(async () => {
  app = await startTestApp()
  lists = await expenseLists(app)
})
afterAll(() => app.stop())

let made = 0
const rent = (fields: object = {}) => ({
  name: `Arriendo ${++made}`,
  day_of_month: 5,
  starts_on: '2031-03-02',
  amount: 900_000,
  ...lists,
  ...fields,
})
const aRent = (fields: object = {}, person: Person = 'accounting_manager') =>
  app.ok(person, create, { body: rent(fields) })
const madeBy = async ({ id }: { id: number }) =>
  (
    await app.ok('two', EXPENSE_ROUTES.list, { query: { filter: `recurring_id:${id}`, orderBy: 'date' } })
  ).map(({ date, state }) => [date, state])
/** The job in a year to come: of the app's own time, sessions would have ended. */
const runAt = (at: string) => makeDueExpenses({ ...app.deps, clock: { now: () => new Date(at) } })

it('a rent is made on its day in Bogotá, once however often the job runs, also by two processes at once', async () => {
  const one = await aRent()
  expect(one.next_on).toBe('2031-03-05')
  await runAt('2031-03-05T04:59:00.000Z')
  expect(await madeBy(one)).toEqual([])
  await Promise.all([1, 2, 3].map(() => runAt('2031-03-05T05:01:00.000Z')))
  await runAt('2031-03-20T15:00:00.000Z')
  expect(await madeBy(one)).toEqual([['2031-03-05', 'approved']])
  const [listed] = await app.ok('one', list, { query: { filter: `id:${one.id}` } })
  expect(listed?.next_on).toBe('2031-04-05')
})

it('after three months without a process each of them is made, on its own day', async () => {
  const one = await aRent({ day_of_month: 31, ends_on: '2031-05-31' })
  await runAt('2031-07-01T15:00:00.000Z')
  expect(await madeBy(one)).toEqual([
    ['2031-03-31', 'approved'],
    ['2031-04-30', 'approved'],
    ['2031-05-31', 'approved'],
  ])
  const [listed] = await app.ok('two', list, { query: { filter: `id:${one.id}` } })
  expect(listed?.next_on).toBeNull()
})

it('another day in a month that is paid makes no second one, and a deleted expense is not made again', async () => {
  const one = await aRent()
  await runAt('2031-03-05T15:00:00.000Z')
  const body = { day_of_month: 20, version: 1 }
  expect((await app.ok('two', change, { params: { id: one.id }, body })).next_on).toBe('2031-04-20')
  const filter = `recurring_id:${one.id}`
  const [expense] = await app.ok('two', EXPENSE_ROUTES.list, { query: { filter } })
  await app.ok('two', EXPENSE_ROUTES.remove, { params: { id: expense?.id ?? 0 }, body: {} })
  await runAt('2031-03-25T15:00:00.000Z')
  expect(await madeBy(one)).toEqual([])
})

it('above the limit each expense waits, unless a user who may approve entered the recurring one', async () => {
  await app.ok('two', saveSettings, { body: { expense_limit: 500_000 } })
  const [waits, approved] = [await aRent(), await aRent({}, 'operating_officer')]
  await runAt('2031-03-05T15:00:00.000Z')
  expect(await madeBy(waits)).toEqual([['2031-03-05', 'pending']])
  expect(await madeBy(approved)).toEqual([['2031-03-05', 'approved']])
  const body = { amount: 950_000 }
  const raised = await app.ok('accounting_manager', change, { params: { id: approved.id }, body })
  expect(raised.approved_by).toBeNull()
  await app.ok('two', saveSettings, { body: { expense_limit: null } })
})

it('an approval ends with what was approved: for longer, it is asked for again', async () => {
  const { id } = await aRent({ ends_on: '2031-06-30' }, 'operating_officer')
  const changed = async (person: Person, body: object) =>
    (await app.ok(person, change, { params: { id }, body })).approved_by
  const approver = await changed('accounting_manager', { ends_on: '2031-05-31', day_of_month: 6 })
  expect(approver).not.toBeNull()
  expect(await changed('accounting_manager', { ends_on: '2031-06-30' })).toBeNull()
  expect(await changed('operating_officer', { ends_on: null })).toBe(approver)
  // Without an end already: nothing is prolonged.
  expect(await changed('accounting_manager', { ends_on: null, day_of_month: 7 })).toBe(approver)
  expect(await changed('accounting_manager', { ends_on: '2031-12-31' })).toBe(approver)
  expect(await changed('accounting_manager', { ends_on: null })).toBeNull()
})

it('one that cannot be made does not stop the others', async () => {
  const [broken, whole] = [await aRent(), await aRent()]
  await app.db('finance.recurring_expenses').where('id', broken.id).update({ store_id: 999_999 })
  await expect(runAt('2031-03-05T15:00:00.000Z')).rejects.toThrow('1 recurring expenses were not made')
  expect(await madeBy(whole)).toEqual([['2031-03-05', 'approved']])
  await app.db('finance.recurring_expenses').where('id', broken.id).delete()
})

it('wrong fields are refused by name, stale versions with the present record, and others by permission', async () => {
  const errors = async (fields: object) =>
    Object.keys((await app.refused('two', create, { body: rent(fields) })).errors ?? {})
  expect(await errors({ starts_on: '2020-01-01' })).toEqual(['starts_on'])
  expect(await errors({ ends_on: '2031-03-01' })).toEqual(['ends_on'])
  expect(await errors({ day_of_month: 32 })).toEqual(['day_of_month'])
  expect(await errors({ store_id: 999_999 })).toEqual(['store_id'])
  const one = await aRent()
  expect(await errors({ name: one.name.toUpperCase() })).toEqual(['name'])
  const at = { params: { id: one.id } }
  await app.ok('two', change, { ...at, body: { amount: 1, version: 1 } })
  expect(await app.refused('two', change, { ...at, body: { amount: 2, version: 1 } })).toMatchObject({
    code: 409,
  })
  for (const person of ['local_administrative', 'one'] as const)
    expect(await app.refused(person, change, { ...at, body: { amount: 2 } })).toMatchObject({ code: 403 })
  expect(await app.refused('online_seller', list, {})).toMatchObject({ code: 403 })
  const category = await app.ok('two', expenseCategories.create, { body: { name: 'Vigilancia' } })
  await app.ok('two', change, { ...at, body: { category_id: category.id } })
  const refusal = await app.refused('two', expenseCategories.remove, {
    params: { id: category.id },
    body: {},
  })
  expect(refusal).toMatchObject({ code: 400, data: { used_by: 'recurring_expenses' } })
  await app.ok('two', remove, { ...at, body: {} })
})

it('a budget of a situation and month shows what is used of it, and is changed and removed by version', async () => {
  const { financial_situation_id } = lists
  const set = (body: object) =>
    ({ body: { month: '2026-02', financial_situation_id, amount: 1_000_000, ...body } }) as const
  const rowOf = (budget: { rows: readonly { financial_situation_id: number }[] }) =>
    budget.rows.find((row) => row.financial_situation_id === financial_situation_id)
  expect(rowOf(await app.ok('accounting_manager', BUDGET_ROUTES.set, set({})))).toMatchObject({
    amount: 1_000_000,
    used: 0,
    waiting: 0,
    version: 1,
  })
  const spend = (date: string, amount: number) =>
    app.ok('accounting_manager', EXPENSE_ROUTES.create, { body: { ...lists, date, amount } })
  await spend('2026-02-01', 200_000)
  await spend('2026-02-28', 50_000)
  await spend('2026-03-01', 70_000)
  await app.ok('two', saveSettings, { body: { expense_limit: 100_000 } })
  await spend('2026-02-10', 300_000)
  await app.ok('two', saveSettings, { body: { expense_limit: null } })
  const february = { query: { month: '2026-02' } }
  expect(rowOf(await app.ok('one', BUDGET_ROUTES.get, february))).toMatchObject({
    used: 250_000,
    waiting: 300_000,
  })
  expect(rowOf(await app.ok('two', BUDGET_ROUTES.set, set({ amount: 2_000_000, version: 1 })))).toMatchObject(
    {
      amount: 2_000_000,
      version: 2,
    },
  )
  expect(await app.refused('two', BUDGET_ROUTES.set, set({ version: 1 }))).toMatchObject({ code: 409 })
  expect(await app.refused('one', BUDGET_ROUTES.set, set({}))).toMatchObject({ code: 403 })
  const errors = (await app.refused('two', BUDGET_ROUTES.set, set({ month: '2026-13' }))).errors
  expect(Object.keys(errors ?? {})).toEqual(['month'])
  expect(rowOf(await app.ok('two', BUDGET_ROUTES.set, set({ amount: null })))).toMatchObject({ amount: null })
})
