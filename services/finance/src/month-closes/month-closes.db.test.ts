import { listAudit } from '@deportivo/contracts/admin/audit'
import { closeShift, openShift } from '@deportivo/contracts/finance/cashiers'
import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { MONEY_ACCOUNT_ROUTES } from '@deportivo/contracts/finance/money-accounts'
import { MONEY_TRANSFER_ROUTES } from '@deportivo/contracts/finance/money-transfers'
import { MONTH_CLOSE_ROUTES } from '@deportivo/contracts/finance/month-closes'
import { RECURRING_ROUTES } from '@deportivo/contracts/finance/recurring-expenses'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { undoStep } from '@deportivo/contracts/orders/orders'
import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import { businessDay, systemClock } from '@deportivo/platform/clock'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { closedThrough, closedThroughAlone } from '@deportivo/platform/records/closed-days'
import { addDays } from '@deportivo/platform/reports/period'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anExpense, expenseLists, type ExpenseLists } from '@deportivo/testkit/money/expenses'
import { accountBody, anAccount, aTransfer, transferBody } from '@deportivo/testkit/money/money-accounts'
import {
  closeMonth,
  lastDayOfLastMonth,
  lastMonth,
  reopenMonths,
} from '@deportivo/testkit/money/month-closes'
import { anOrder, DELIVERY, present, step, TRANSFER } from '@deportivo/testkit/order'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { openShop, type Shop } from '@deportivo/testkit/shop'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeDueExpenses } from '../recurring/make-due.ts'

const { list, close, reopen } = MONTH_CLOSE_ROUTES
const today = businessDay(new Date())
const thisMonth = today.slice(0, 7)
const past = lastDayOfLastMonth()
const first = `${thisMonth}-01`
const written = `${past.slice(5, 7)}/${past.slice(0, 4)}`
const CLOSED = `El mes ${written} está cerrado. Registre la corrección con fecha de hoy.`

const atPresent = () => systemClock.now()
const clock = { now: atPresent }
let app: TestApp
let lists: ExpenseLists
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ clock })
  lists = await expenseLists(app)
  shop = await openShop(app)
  // While it is today: a session that began in the past month would have expired.
  for (const person of PROFILE_IDS) await app.as(person)
})
afterEach(() => reopenMonths(app))
afterAll(() => app.stop())

const WAITING = `select from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and not granted
  and database = (select oid from pg_database where datname = current_database())`

const preview = () =>
  app.ok('accounting_manager', MONTH_CLOSE_ROUTES.preview, { query: { month: lastMonth() } })

/** An order whose seller reported a transfer, which accounting has not confirmed. */
async function reported(amount: number) {
  const { id } = await anOrder(app, shop, { seller: 'two' })
  await uploadPhoto(app, 'two', id, ATTACHMENT_TYPES.payment_support)
  const paying = { payment_method: TRANSFER, total_first_payment: amount }
  return step(app, 'two', id, { ...DELIVERY, ...paying, step: 'check_out', city_id: 11_001 })
}

const ENTERING = WAITING.replace('ExclusiveLock', 'ShareLock')

const expenseBody = (date: string) => ({ date, amount: 1_000, ...lists })

describe('what is dated in a closed month does not change', () => {
  it('an expense is neither entered in it, nor moved into it, changed or deleted', async () => {
    const old = await anExpense(app, lists, { date: past })
    const present = await anExpense(app, lists, { date: first })
    await closeMonth(app)
    const created = await app.refused('two', EXPENSE_ROUTES.create, { body: expenseBody(past) })
    expect([created.code, created.errors]).toEqual([422, { date: [CLOSED] }])
    const params = { id: present.id }
    const moved = await app.refused('two', EXPENSE_ROUTES.change, { params, body: { date: past } })
    expect([moved.code, moved.errors]).toEqual([422, { date: [CLOSED] }])
    for (const body of [{ amount: 5 }, { date: today }, { note: 'Otra nota' }]) {
      const changed = await app.refused('two', EXPENSE_ROUTES.change, { params: { id: old.id }, body })
      expect([changed.code, changed.errors]).toEqual([422, { date: [CLOSED] }])
    }
    const deleted = await app.refused('two', EXPENSE_ROUTES.remove, { params: { id: old.id }, body: {} })
    expect([deleted.code, deleted.message]).toEqual([400, CLOSED])
    await app.ok('two', EXPENSE_ROUTES.change, { params, body: { amount: 6 } })
    await app.ok('two', EXPENSE_ROUTES.create, { body: expenseBody(first) })
  })

  it('a transfer is neither entered in it nor undone', async () => {
    const [from, to] = [await anAccount(app, { opened_on: past }), await anAccount(app, { opened_on: past })]
    const between = { from_account_id: from.id, to_account_id: to.id }
    const { id } = await aTransfer(app, { ...between, date: past })
    await closeMonth(app)
    const body = await transferBody(app, { ...between, date: past })
    const created = await app.refused('two', MONEY_TRANSFER_ROUTES.create, { body })
    expect(created.errors).toEqual({ date: [CLOSED] })
    const undone = await app.refused('two', MONEY_TRANSFER_ROUTES.undo, { params: { id }, body: {} })
    expect([undone.code, undone.message]).toEqual([400, CLOSED])
    await aTransfer(app, { ...between, date: first })
  })

  it('an account that was opened in it keeps its opening balance, and its name may change', async () => {
    const { id } = await anAccount(app, { opened_on: past })
    await closeMonth(app)
    const params = { id }
    const tried = async (body: object) =>
      (await app.refused('two', MONEY_ACCOUNT_ROUTES.change, { params, body })).errors
    expect(await tried({ opening_amount: 1 })).toEqual({ opening_amount: [CLOSED] })
    expect(await tried({ opened_on: today })).toEqual({ opened_on: [CLOSED] })
    const body = accountBody({ opened_on: past })
    expect((await app.refused('two', MONEY_ACCOUNT_ROUTES.create, { body })).errors).toEqual({
      opened_on: [CLOSED],
    })
    const deleted = await app.refused('two', MONEY_ACCOUNT_ROUTES.remove, { params, body: {} })
    expect([deleted.code, deleted.message]).toEqual([400, expect.stringContaining('Meses cerrados')])
    await app.ok('two', MONEY_ACCOUNT_ROUTES.change, { params, body: { name: `Cuenta cerrada ${id}` } })
  })

  it('a ledger with money in it does not change its account; another one does', async () => {
    const other = await expenseLists(app)
    await anExpense(app, lists, { date: past })
    const [counted, unused] = [`expense-${lists.payment_id}`, `expense-${other.payment_id}`]
    const { id } = await anAccount(app, { opened_on: past, ledgers: [counted] })
    await app.settled()
    await closeMonth(app)
    const params = { id }
    const tried = await app.refused('two', MONEY_ACCOUNT_ROUTES.change, { params, body: { ledgers: [] } })
    expect(tried.errors).toEqual({ ledgers: ['Este dinero ya se cuenta en un mes cerrado.'] })
    const ledgers = [counted, unused]
    await app.ok('two', MONEY_ACCOUNT_ROUTES.change, { params, body: { ledgers } })
  })

  it('a payment that was confirmed in it stays confirmed: its validation is not undone', async () => {
    clock.now = () => new Date(`${past}T20:00:00Z`)
    const { id } = await reported(9_000)
    const valid = { step: 'validate_payment', balance_reason: 'Paga al recibir' }
    const { version } = await step(app, 'two', id, valid)
    clock.now = atPresent
    await closeMonth(app)
    const undo = { params: { id }, body: { reason: 'No llegó' } }
    const refused = await app.refused('two', undoStep, undo)
    expect([refused.code, refused.message]).toEqual([
      400,
      expect.stringContaining(`se confirmó en ${written}`),
    ])
    const after = await present(app, id)
    expect([after.version, after.paid_confirmed]).toEqual([version, 9_000])
    await reopenMonths(app)
    await app.ok('two', undoStep, undo)
  })

  it('what fell due in it, and was not made until it was closed, counts today', async () => {
    const body = { name: 'Internet', day_of_month: 5, starts_on: today, amount: 9_000, ...lists }
    const { id } = await app.ok('two', RECURRING_ROUTES.create, { body })
    await app.db('finance.recurring_expenses').where({ id }).update({ next_on: past })
    await closeMonth(app)
    await makeDueExpenses(app.deps)
    const made = await app.db('finance.expenses').where({ recurring_id: id }).orderBy('due_on')
    expect(made[0]).toMatchObject({ date: today, due_on: past, amount: 9_000 })
  })

  it('the database refuses whatever writes past the records', async () => {
    const { id } = await anExpense(app, lists, { date: past })
    await closeMonth(app)
    const row = app.db('finance.expenses').where({ id })
    await expect(row.clone().update({ amount: 5 })).rejects.toThrow(/closed month/)
    await expect(row.clone().update({ date: today })).rejects.toThrow(/closed month/)
    await expect(row.clone().delete()).rejects.toThrow(/closed month/)
  })
})

describe('months are closed in their order, once they are over', () => {
  it('the first closing locks everything before it, and the next one follows it', async () => {
    const before = addDays(`${lastMonth()}-01`, -1)
    const old = await anExpense(app, lists, { date: before })
    await closeMonth(app, before.slice(0, 7))
    expect((await app.ok('two', list, {})).next).toEqual([lastMonth()])
    await anExpense(app, lists, { date: past })
    const closed = await closeMonth(app)
    expect(closed).toMatchObject({ closed_through: past, next: [] })
    expect(closed.rows[0]).toMatchObject({ month: lastMonth(), reopened_at: null })
    const params = { id: old.id }
    expect((await app.refused('two', EXPENSE_ROUTES.remove, { params, body: {} })).code).toBe(400)
  })

  it('refuses a month that is not over, that is closed, or that is not the next one', async () => {
    const tried = async (month: string) => (await app.refused('two', close, { body: { month } })).errors
    expect(await tried(thisMonth)).toEqual({ month: ['El mes aún no termina.'] })
    const older = addDays(`${lastMonth()}-01`, -1).slice(0, 7)
    const oldest = addDays(`${older}-01`, -1).slice(0, 7)
    await closeMonth(app, oldest)
    expect(await tried(lastMonth())).toEqual({
      month: [`Cierre primero ${older.slice(5)}/${older.slice(0, 4)}.`],
    })
    expect(await tried(oldest)).toEqual({ month: ['El mes ya está cerrado.'] })
  })

  it('refuses a month with expenses that wait for approval', async () => {
    await app.db('admin.settings').update({ expense_limit: 500 })
    const { id, state } = await anExpense(app, lists, { date: past, amount: 501 })
    await app.db('admin.settings').update({ expense_limit: null })
    expect(state).toBe('pending')
    const { errors } = await app.refused('two', close, { body: { month: lastMonth() } })
    expect(errors).toEqual({ month: ['Hay 1 gasto por aprobar hasta ese mes.'] })
    await app.ok('two', EXPENSE_ROUTES.approve, { params: { id }, body: {} })
    await closeMonth(app)
  })

  it('of ten who close it at once one succeeds', async () => {
    const tried = await Promise.allSettled(Array.from({ length: 10 }, () => closeMonth(app)))
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('a closing waits for what is being entered, which then counts', async () => {
    const entering = await app.db.transaction()
    await closedThrough(entering)
    const closing = app.attempt('two', close, { body: { month: lastMonth() } })
    await expect.poll(() => queryRows(app.db, WAITING)).toHaveLength(1)
    const pending = { ...expenseBody(past), state: 'pending', created_by: 'Prueba' } as const
    await entering('finance.expenses').insert(pending)
    await entering.commit()
    expect((await closing).status).toBe(422)
    await app.db('finance.expenses').where({ state: 'pending' }).delete()
  })

  it('what is entered while a month is being closed waits, and is refused once it is', async () => {
    const closing = await app.db.transaction()
    await closedThroughAlone(closing)
    const entering = app.attempt('two', EXPENSE_ROUTES.create, { body: expenseBody(past) })
    await expect.poll(() => queryRows(app.db, ENTERING)).toHaveLength(1)
    await closing('finance.month_closes').insert({ month: `${lastMonth()}-01`, closed_by: 'Prueba' })
    await closing.commit()
    expect((await entering).status).toBe(422)
  })

  it('of expenses that are entered while it is closed, those that were accepted are stored', async () => {
    const count = async () => (await app.db('finance.expenses').where({ date: past })).length
    const before = await count()
    const create = () => app.attempt('two', EXPENSE_ROUTES.create, { body: expenseBody(past) })
    const tried = Array.from({ length: 12 }, (_, index) => (index === 6 ? closeMonth(app) : create()))
    const replies = (await Promise.all(tried)).flatMap((reply) => ('status' in reply ? [reply.status] : []))
    expect(replies.filter((status) => status !== 200 && status !== 422)).toEqual([])
    expect((await count()) - before).toBe(replies.filter((status) => status === 200).length)
    expect((await create()).status).toBe(422)
  })
})

describe('the preview of a month', () => {
  it('has what waits in it or before, open shifts, and what every account has at its end', async () => {
    const account = await anAccount(app, { opened_on: past, opening_amount: 70_000 })
    const before = await preview()
    clock.now = () => new Date(`${past}T20:00:00Z`)
    await app.db('admin.settings').update({ expense_limit: 500 })
    const waits = await anExpense(app, lists, { date: past, amount: 501 })
    await app.db('admin.settings').update({ expense_limit: null })
    await reported(9_000)
    const shift = await app.ok('two', openShift, {
      body: { cashier_id: shop.cashier_id, base_amount: 9_000 },
    })
    clock.now = atPresent
    // Of the month after it.
    await reported(9_000)
    const after = await preview()
    expect([after.from, after.to]).toEqual([`${lastMonth()}-01`, past])
    expect(after.expenses).toEqual({
      count: before.expenses.count + 1,
      amount: before.expenses.amount + 501,
    })
    expect(after.payments).toEqual({
      count: before.payments.count + 1,
      amount: before.payments.amount + 9_000,
    })
    expect(after.shifts.map(({ id }) => id)).toEqual([...before.shifts.map(({ id }) => id), shift.id])
    expect(after.accounts.find(({ id }) => id === account.id)).toMatchObject({ closing: 70_000 })
    const body = { counted_amount: 9_000, note: 'Contado' }
    await app.ok('two', closeShift, { params: { id: shift.id }, body })
    expect((await preview()).shifts).toEqual(before.shifts)
    await app.ok('two', EXPENSE_ROUTES.refuse, { params: { id: waits.id }, body: { reason: 'No' } })
  })

  it('is for those who close months', async () => {
    const query = { month: lastMonth() }
    expect((await app.refused('one', MONTH_CLOSE_ROUTES.preview, { query })).code).toBe(403)
  })
})

describe('a closed month is reopened with a reason', () => {
  it('only the last one, by the administrator, once; and the audit has why', async () => {
    const { id } = await anExpense(app, lists, { date: past })
    const older = addDays(`${lastMonth()}-01`, -1).slice(0, 7)
    await closeMonth(app, older)
    await closeMonth(app)
    const { rows } = await app.ok('two', list, {})
    const open = rows.filter(({ reopened_at }) => reopened_at === null)
    const [last, before] = open.map((row) => ({ params: { id: row.id } }))
    if (!last || !before) throw new Error('two months are closed')
    const body = { reason: 'Faltó una factura' }
    expect((await app.refused('accounting_manager', reopen, { ...last, body })).code).toBe(403)
    expect(await app.refused('two', reopen, { ...before, body })).toMatchObject({
      code: 400,
      message: `Solo se reabre el último mes cerrado: ${written}.`,
    })
    expect((await app.refused('two', reopen, { ...last, body: { reason: ' ' } })).code).toBe(422)
    const reopened = await app.ok('two', reopen, { ...last, body })
    expect(reopened.closed_through).toBe(addDays(`${lastMonth()}-01`, -1))
    expect(reopened.rows[0]).toMatchObject({ month: lastMonth(), reason: 'Faltó una factura' })
    expect((await app.refused('two', reopen, { ...last, body })).message).toBe('El mes ya se reabrió.')
    await app.ok('two', EXPENSE_ROUTES.change, { params: { id }, body: { amount: 7 } })
    const query = { filter: `subject:month_close` }
    const entries = await app.ok('two', listAudit, { query })
    expect(entries[0]).toMatchObject({ act: 'changed', subject_name: lastMonth() })
    expect(entries[0]?.changes).toContainEqual({ field: 'reason', from: null, to: 'Faltó una factura' })
    await closeMonth(app)
  })

  it.each(['two', 'operating_officer', 'accounting_manager'] as const)('%s closes months', async (person) => {
    await app.ok(person, close, { body: { month: lastMonth() } })
  })

  it.each(['one', 'local_administrative'] as const)('%s only sees them', async (person) => {
    await app.ok(person, list, {})
    expect((await app.refused(person, close, { body: { month: lastMonth() } })).code).toBe(403)
  })

  it('sellers do not see them', async () => {
    expect((await app.refused('online_seller', list, {})).code).toBe(403)
  })
})
