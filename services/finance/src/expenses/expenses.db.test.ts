import { randomUUID } from 'node:crypto'
import { listAudit } from '@deportivo/contracts/admin/audit'
import { saveSettings } from '@deportivo/contracts/admin/settings'
import { stores } from '@deportivo/contracts/catalogue/lists'
import { expenseCategories } from '@deportivo/contracts/catalogue/expense-lists'
import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { resultState } from '@deportivo/contracts/reports/result-state'
import { businessDay } from '@deportivo/platform/clock'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { anExpense, expenseLists, type ExpenseLists } from '@deportivo/testkit/money/expenses'
import { formOf, PIXEL } from '@deportivo/testkit/files/upload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

const { list, get, create, change, remove, approve, refuse } = EXPENSE_ROUTES
const DAY_MS = 86_400_000
const LIMIT = 1_000_000

let app: TestApp
let lists: ExpenseLists
const today = businessDay(new Date())

beforeAll(async () => {
  app = await startTestApp()
  lists = await expenseLists(app)
})
afterAll(() => app.stop())

const limitTo = (expense_limit: number | null) => app.ok('two', saveSettings, { body: { expense_limit } })
beforeEach(() => limitTo(null))

const body = (fields: object = {}) => ({ date: today, amount: 85_000, ...lists, ...fields })
const at = ({ id }: { id: number }) => ({ params: { id } })
const eventsOf = async ({ id }: { id: number }) => {
  await app.settled()
  const events = app.db('bus.event_log').where({ aggregate_type: 'expense', aggregate_id: String(id) })
  return events.orderBy('pos').pluck('type')
}
const statement = async (query: object = {}) => {
  await app.settled()
  return app.ok('two', resultState.contract, { query: { from: today, to: today, ...query } })
}

it('an expense is recorded, changed and deleted, once per version, with its events and audit entries', async () => {
  const expense = await anExpense(app, lists, { note: 'Taxi a la bodega' })
  expect(expense).toMatchObject({
    date: today,
    amount: 85_000,
    ...lists,
    note: 'Taxi a la bodega',
    state: 'approved',
    version: 1,
    category_name: 'Arriendo',
    payment_name: 'Efectivo',
    financial_situation_name: 'Gasto fijo',
    files: 0,
    attachments: [],
    decided_by: null,
    recurring_id: null,
  })
  const changed = await app.ok('accounting_manager', change, {
    ...at(expense),
    body: { amount: 90_000, version: 1 },
  })
  expect(changed).toMatchObject({ amount: 90_000, version: 2, note: 'Taxi a la bodega' })
  const stale = { ...at(expense), body: { amount: 1, version: 1 } }
  expect(await app.refused('two', change, stale)).toMatchObject({ code: 409, data: { amount: 90_000 } })
  expect(await app.refused('two', remove, { ...at(expense), body: { version: 1 } })).toMatchObject({
    code: 409,
  })
  await app.ok('two', remove, { ...at(expense), body: { version: 2 } })
  expect(await app.refused('two', get, at(expense))).toMatchObject({ code: 404 })
  expect(await eventsOf(expense)).toEqual(['expense.created', 'expense.changed', 'expense.deleted'])
  const audit = await app.ok('two', listAudit, {
    query: { filter: `subject:expense,subject_id:${expense.id}` },
  })
  expect(audit.map(({ act }) => act)).toEqual(['deleted', 'changed', 'created'])
  expect(audit[1]?.changes).toEqual([{ field: 'amount', from: '85000', to: '90000' }])
})

it('each wrong field is refused by its name', async () => {
  const errors = async (fields: object) =>
    Object.keys((await app.refused('two', create, { body: body(fields) })).errors ?? {})
  const tomorrow = businessDay(new Date(Date.now() + DAY_MS))
  expect(await errors({ date: tomorrow })).toEqual(['date'])
  for (const amount of [0, -5, 10_000_000_001]) expect(await errors({ amount })).toEqual(['amount'])
  for (const name of ['category_id', 'payment_id', 'financial_situation_id', 'store_id'])
    expect(await errors({ [name]: 999_999 })).toEqual([name])
  const virtual = await app.db('inventory.stores').where('type', 'virtual').first('id')
  if (virtual) expect(await errors({ store_id: virtual.id })).toEqual(['store_id'])
  expect((await app.refused('two', create, { body: {} })).errors).toMatchObject({
    date: [expect.any(String)],
    amount: [expect.any(String)],
  })
})

it('the same key records one expense', async () => {
  const before = await app.db('finance.expenses').count<{ count: number }[]>('* as count')
  const keyed = { body: body(), headers: { 'idempotency-key': randomUUID() } }
  const replies = await Promise.all([1, 2, 3].map(() => app.reply('two', create, keyed)))
  expect(replies[2]).toEqual(replies[0])
  const after = await app.db('finance.expenses').count<{ count: number }[]>('* as count')
  expect(Number(after[0]?.count)).toBe(Number(before[0]?.count) + 1)
})

it('the counter records and reads expenses, management reads them, and sellers do not know of them', async () => {
  const expense = await anExpense(app, lists, {}, 'local_administrative')
  const versioned = { ...at(expense), body: { version: 1 } }
  for (const person of ['local_administrative', 'one'] as const) {
    expect((await app.ok(person, get, at(expense))).id).toBe(expense.id)
    for (const contract of [change, remove])
      expect(await app.refused(person, contract, versioned)).toMatchObject({ code: 403 })
  }
  expect(await app.refused('one', create, { body: body() })).toMatchObject({ code: 403 })
  const outsiders: Person[] = ['online_seller', 'freelance_seller', 'head_dispatch', 'winery_manager']
  for (const person of outsiders) {
    expect(await app.refused(person, list, {})).toMatchObject({ code: 403 })
    expect(await app.refused(person, create, { body: body() })).toMatchObject({ code: 403 })
    expect(await app.refused(person, approve, versioned)).toMatchObject({ code: 403 })
  }
})

it('the list is narrowed by each filter, sorted, searched, and adds up what matches', async () => {
  const category = await app.ok('two', expenseCategories.create, { body: { name: 'Transporte' } })
  const own = { ...lists, category_id: category.id }
  const day = (ago: number) => businessDay(new Date(Date.now() - ago * DAY_MS))
  const old = await anExpense(app, own, { date: day(40), amount: 10_000, note: 'Peajes de Bogotá' })
  const middle = await anExpense(app, own, { date: day(20), amount: 30_000 })
  await limitTo(LIMIT)
  const waiting = await anExpense(app, own, { date: day(5), amount: 2_000_000 })
  const found = async (query: object, filter = '') => {
    const given = { query: { ...query, filter: `category_id:${category.id}${filter}` } }
    return (await app.ok('one', list, given)).map(({ id }) => id)
  }
  expect(await found({})).toEqual([waiting.id, middle.id, old.id])
  expect(await found({ orderBy: 'amount' })).toEqual([old.id, middle.id, waiting.id])
  expect(await found({}, `,from:${day(20)}`)).toEqual([waiting.id, middle.id])
  expect(await found({}, `,to:${day(20)}`)).toEqual([middle.id, old.id])
  expect(await found({}, ',state:pending')).toEqual([waiting.id])
  expect(await found({}, `,store_id:${lists.store_id},payment_id:${lists.payment_id}`)).toHaveLength(3)
  expect(await found({}, ',financial_situation_id:999999')).toEqual([])
  expect(await found({ search: 'bogota peajes' })).toEqual([old.id])
  const query = { filter: `category_id:${category.id}`, top: 1 }
  expect((await app.reply('one', list, { query })) as object).toMatchObject({
    totals: { approved: 40_000, pending: 2_000_000, refused: 0 },
    pagination: { total: 3 },
  })
})

it('what a list names stays while an expense uses it', async () => {
  const category = await app.ok('two', expenseCategories.create, { body: { name: 'Papelería' } })
  const expense = await anExpense(app, { ...lists, category_id: category.id })
  const refusal = await app.refused('two', expenseCategories.remove, { ...at(category), body: {} })
  expect(refusal).toMatchObject({ code: 400, data: { used_by: 'expenses', count: 1 } })
  const store = await app.ok('two', stores.create, { body: { name: 'Local Norte', type: 'national' } })
  await app.ok('two', change, { ...at(expense), body: { store_id: store.id } })
  expect(await app.refused('two', stores.remove, { ...at(store), body: {} })).toMatchObject({
    data: { used_by: 'expenses' },
  })
  await app.ok('two', remove, { ...at(expense), body: {} })
  await app.ok('two', expenseCategories.remove, { ...at(category), body: {} })
})

it('above the limit an expense waits, and counts once a user who may approves it', async () => {
  await limitTo(LIMIT)
  const before = (await statement()).totals
  const waiting = await anExpense(app, lists, { amount: LIMIT + 1 })
  expect(waiting.state).toBe('pending')
  expect((await anExpense(app, lists, { amount: LIMIT })).state).toBe('approved')
  expect((await statement()).totals.expenses).toBe(before.expenses + LIMIT)
  expect(await app.refused('accounting_manager', approve, { ...at(waiting), body: {} })).toMatchObject({
    code: 403,
  })
  const approved = await app.ok('one', approve, { ...at(waiting), body: { version: 1 } })
  expect(approved).toMatchObject({ state: 'approved', version: 2, decided_by: expect.any(String) as string })
  const after = (await statement()).totals
  expect(after.expenses).toBe(before.expenses + 2 * LIMIT + 1)
  expect(after.result).toBe(after.gross - after.expenses)
  expect(await eventsOf(waiting)).toEqual(['expense.created', 'expense.approved'])
  expect(await app.refused('two', refuse, { ...at(waiting), body: { reason: 'x' } })).toMatchObject({
    code: 400,
  })
})

it('of two who press at once one approves', async () => {
  await limitTo(LIMIT)
  const { id } = await anExpense(app, lists, { amount: 2 * LIMIT })
  const press = (person: Person) =>
    app.ok(person, approve, { params: { id }, body: {} }).then(
      () => 'approved',
      () => 'refused',
    )
  const outcomes = await Promise.all([press('two'), press('one'), press('operating_officer')])
  expect(outcomes.toSorted()).toEqual(['approved', 'refused', 'refused'])
})

it('what a user who may approve records is approved with it', async () => {
  await limitTo(LIMIT)
  const expense = await anExpense(app, lists, { amount: 3 * LIMIT }, 'operating_officer')
  expect(expense).toMatchObject({ state: 'approved', decided_by: expect.any(String) as string })
})

it('a refused expense has its reason and counts nowhere; corrected within the limit it counts', async () => {
  await limitTo(LIMIT)
  const before = (await statement()).totals.expenses
  const waiting = await anExpense(app, lists, { amount: 2 * LIMIT })
  const { errors } = await app.refused('two', refuse, { ...at(waiting), body: { reason: ' ' } })
  expect(Object.keys(errors ?? {})).toEqual(['reason'])
  const refused = await app.ok('two', refuse, { ...at(waiting), body: { reason: 'Sin factura' } })
  expect(refused).toMatchObject({ state: 'refused', reason: 'Sin factura' })
  expect((await statement()).totals.expenses).toBe(before)
  const noted = await app.ok('accounting_manager', change, {
    ...at(waiting),
    body: { note: 'Falta factura' },
  })
  expect(noted).toMatchObject({ state: 'refused', reason: 'Sin factura' })
  const corrected = await app.ok('accounting_manager', change, { ...at(waiting), body: { amount: 500 } })
  expect(corrected).toMatchObject({ state: 'approved', reason: null, decided_by: null })
  expect((await statement()).totals.expenses).toBe(before + 500)
})

it('an approved expense of another day waits again: budgets and results are by day', async () => {
  await limitTo(LIMIT)
  const expense = await anExpense(app, lists, { amount: 2 * LIMIT }, 'operating_officer')
  const past = businessDay(new Date(Date.now() - 40 * DAY_MS))
  const moved = await app.ok('accounting_manager', change, { ...at(expense), body: { date: past } })
  expect(moved).toMatchObject({ state: 'pending', decided_by: null })
})

it('an approved expense that is raised above the limit waits again', async () => {
  await limitTo(LIMIT)
  const expense = await anExpense(app, lists, { amount: 1_000 })
  const raised = await app.ok('accounting_manager', change, { ...at(expense), body: { amount: 2 * LIMIT } })
  expect(raised).toMatchObject({ state: 'pending' })
  const back = await app.ok('accounting_manager', change, { ...at(expense), body: { amount: 1_000 } })
  expect(back).toMatchObject({ state: 'approved' })
})

it('the result statement has expenses on their own day and by situation; of a seller there are none', async () => {
  const past = businessDay(new Date(Date.now() - 3 * DAY_MS))
  const query = { from: past, to: past }
  const before = await statement(query)
  const expense = await anExpense(app, lists, { date: past, amount: 70_000 })
  const after = await statement(query)
  expect(after.totals.expenses).toBe(before.totals.expenses + 70_000)
  expect(after.by.situation).toContainEqual(
    expect.objectContaining({ situation_name: 'Gasto fijo', expenses: after.totals.expenses }),
  )
  const ofSeller = await statement({ ...query, seller_id: 1 })
  expect(ofSeller.totals).toMatchObject({ expenses: 0, gross: 0, result: 0 })
  await app.ok('two', change, { ...at(expense), body: { date: today } })
  expect((await statement(query)).totals).toEqual(before.totals)
  await app.ok('two', remove, { ...at(expense), body: {} })
  expect((await statement(query)).totals).toEqual(before.totals)
})

async function upload(person: Person, id: number, name: string, bytes: Buffer) {
  const { payload, contentType } = formOf({}, { name, type: 'image/png', bytes })
  const headers = { ...(await app.as(person)), 'content-type': contentType }
  return app.app.inject({ method: 'POST', url: `/api/v1/expense/${id}/files`, headers, payload })
}

it('a receipt is attached, examined, shown to those who read expenses, and deleted with its expense', async () => {
  const { id } = await anExpense(app, lists, {}, 'local_administrative')
  expect((await upload('local_administrative', id, 'recibo.png', PIXEL)).statusCode).toBe(200)
  expect((await upload('online_seller', id, 'recibo.png', PIXEL)).statusCode).toBe(403)
  expect((await upload('two', 999_999, 'recibo.png', PIXEL)).statusCode).toBe(404)
  expect((await upload('two', id, 'recibo.png', Buffer.from('<script>'))).statusCode).toBe(415)
  const read = async () => app.ok('one', get, { params: { id } })
  await expect.poll(async () => (await read()).attachments[0]?.url, { timeout: 30_000 }).toBeTruthy()
  const { attachments, files } = await read()
  expect([files, attachments.length]).toEqual([1, 1])
  const path = `/api/v1/attachment/${attachments[0]?.id}`
  expect((await app.app.inject({ url: path, headers: await app.as('one') })).statusCode).toBe(200)
  expect((await app.app.inject({ url: path, headers: await app.as('online_seller') })).statusCode).toBe(404)
  await app.ok('two', remove, { params: { id }, body: {} })
  expect((await app.app.inject({ url: path, headers: await app.as('one') })).statusCode).toBe(404)
  expect(await app.db('files.attachments').where({ owner_type: 'expense', owner_id: id })).toEqual([])
})
