import { EXPENSE_ROUTES, type Expense } from '@deportivo/contracts/finance/expenses'
import { listCashEntries } from '@deportivo/contracts/reports/cash-entries'
import { resultState } from '@deportivo/contracts/reports/result-state'
import { businessDay } from '@deportivo/platform/clock'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anExpense, expenseLists, type ExpenseLists } from '@deportivo/testkit/money/expenses'
import { closeMonth, lastDayOfLastMonth, reopenMonths } from '@deportivo/testkit/money/month-closes'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

const { correct, change, remove, get, list, approve, refuse } = EXPENSE_ROUTES
const today = businessDay(new Date())
const past = lastDayOfLastMonth()
const note = 'La factura era otra'

let app: TestApp
let lists: ExpenseLists
beforeAll(async () => {
  app = await startTestApp()
  lists = await expenseLists(app)
})
afterEach(async () => {
  await app.db('admin.settings').update({ expense_limit: null })
  await reopenMonths(app)
})
afterAll(() => app.stop())

/** An expense of 85.000 in a month that is closed. */
async function closedExpense(): Promise<Expense> {
  await reopenMonths(app)
  const expense = await anExpense(app, lists, { date: past })
  await closeMonth(app)
  return expense
}

const correctTo = (id: number, amount: number) =>
  app.ok('accounting_manager', correct, { params: { id }, body: { amount, note } })

const refusedTo = (id: number, amount: number) =>
  app.refused('accounting_manager', correct, { params: { id }, body: { amount, note } })

it('a correction is an expense of today by the difference, which both of them name', async () => {
  const old = await closedExpense()
  const less = await correctTo(old.id, 80_000)
  expect(less).toMatchObject({ ...lists, date: today, amount: -5_000, note, corrects_id: old.id })
  const more = await correctTo(old.id, 100_000)
  expect(more).toMatchObject({ date: today, amount: 20_000, corrects_id: old.id })
  const corrections = [less, more].map(({ id, date, amount }) => ({ id, date, amount }))
  const shown = await app.ok('two', get, { params: { id: old.id } })
  expect(shown).toMatchObject({ amount: 85_000, date: past, version: old.version, corrections })
  const rows = await app.ok('two', list, { query: { filter: `id:${old.id}` } })
  expect(rows[0]).toMatchObject({ corrections })
})

it('counts today in the cash flow and in the results, and not in the closed month', async () => {
  const sums = async () => {
    await app.settled()
    const of = async (day: string) => {
      const query = { from: day, to: day }
      const { in: came, out } = await app.ok('two', listCashEntries, { query: { ...query, kind: 'expense' } })
      const { totals } = await app.ok('two', resultState.contract, { query })
      return { cash: came - out, expenses: totals.expenses }
    }
    return { past: await of(past), today: await of(today) }
  }
  const old = await closedExpense()
  const before = await sums()
  const { id } = await correctTo(old.id, 80_000)
  const after = await sums()
  expect(after.past).toEqual(before.past)
  expect(after.today.cash - before.today.cash).toBe(5_000)
  expect(after.today.expenses - before.today.expenses).toBe(-5_000)
  const { rows } = await app.ok('two', listCashEntries, { query: { kind: 'expense' } })
  expect(rows.find(({ entry }) => entry === `expense:${id}`)).toMatchObject({
    corrects_id: old.id,
    amount: 5_000,
  })
})

it('refuses what needs no correction: the same amount, an open month, a refused expense, a correction', async () => {
  const old = await closedExpense()
  expect((await refusedTo(old.id, 85_000)).errors).toEqual({ amount: ['El gasto ya es de ese valor.'] })
  expect((await refusedTo(old.id, -1)).code).toBe(422)
  const open = await anExpense(app, lists)
  expect((await refusedTo(open.id, 1)).message).toBe('El mes de este gasto está abierto: edite el gasto.')
  const { id } = await correctTo(old.id, 0)
  expect((await refusedTo(id, 1)).message).toBe(`Este gasto es una corrección. Corrija el gasto #${old.id}.`)
  const body = { amount: 5, note: ' ' }
  expect((await app.refused('two', correct, { params: { id: old.id }, body })).code).toBe(422)
  await reopenMonths(app)
  await app.db('admin.settings').update({ expense_limit: 1 })
  const waits = await anExpense(app, lists, { date: past })
  await app.ok('two', refuse, { params: { id: waits.id }, body: { reason: 'No' } })
  await closeMonth(app)
  expect((await refusedTo(waits.id, 1)).message).toBe('Solo se corrige un gasto aprobado.')
})

it('only a correction is negative: an expense is not, neither entered nor stored', async () => {
  const body = { date: today, amount: -5, ...lists }
  expect((await app.refused('two', EXPENSE_ROUTES.create, { body })).errors).toHaveProperty('amount')
  const { id } = await anExpense(app, lists)
  await expect(app.db('finance.expenses').where({ id }).update({ amount: -5 })).rejects.toThrow(
    /expenses_amount_check/,
  )
})

it('of two corrections at once the second counts with the first', async () => {
  const old = await closedExpense()
  const done = await Promise.allSettled(Array.from({ length: 5 }, () => correctTo(old.id, 80_000)))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { corrections } = await app.ok('two', get, { params: { id: old.id } })
  expect(corrections.map(({ amount }) => amount)).toEqual([-5_000])
})

it('above the limit a correction waits for approval, in either direction, and the next one for it', async () => {
  const old = await closedExpense()
  await app.db('admin.settings').update({ expense_limit: 10_000 })
  const { id, state } = await correctTo(old.id, 70_000)
  expect(state).toBe('pending')
  expect((await refusedTo(old.id, 60_000)).message).toContain(`La corrección #${id} espera aprobación.`)
  await app.ok('two', approve, { params: { id }, body: {} })
  expect((await correctTo(old.id, 69_000)).amount).toBe(-1_000)
})

it('a correction is not changed, and the last one is deleted first; then the expense is as it was', async () => {
  const old = await closedExpense()
  const first = await correctTo(old.id, 80_000)
  const last = await correctTo(old.id, 90_000)
  const of = ({ id }: Expense) => ({ params: { id }, body: {} })
  const edited = await app.refused('two', change, { ...of(first), body: { amount: 5 } })
  expect(edited.message).toContain(`Elimínela y corrija de nuevo el gasto #${old.id}.`)
  expect((await app.refused('two', remove, of(first))).message).toContain(`la corrección #${last.id}`)
  await reopenMonths(app)
  expect((await app.refused('two', change, { ...of(old), body: { amount: 5 } })).message).toContain(
    'tiene 2 correcciones',
  )
  expect((await app.refused('two', remove, of(old))).message).toContain('Correcciones')
  await app.ok('two', remove, of(last))
  await app.ok('two', remove, of(first))
  await app.ok('two', change, { ...of(old), body: { amount: 5 } })
})

it('is for those who record expenses', async () => {
  const { id } = await closedExpense()
  const given = { params: { id }, body: { amount: 1, note } }
  expect((await app.refused('one', correct, given)).code).toBe(403)
  expect((await app.refused('online_seller', correct, given)).code).toBe(403)
})
