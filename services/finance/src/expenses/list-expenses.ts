import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { found, read } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import { searchWords } from '@deportivo/platform/lists/narrow'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { readExpense, selectExpenses, type ListedExpense } from './read-expense.ts'

const TOTALS = ['approved', 'pending', 'refused']
  // float8: sums of pesos stay exact up to 2^53.
  .map((state) => `coalesce(sum(amount) filter (where state = '${state}'), 0)::float8 as ${state}`)
  .join(', ')

/** What the rows come to, by state: those that wait, and refused ones, are spent only on paper. */
async function totalsOf(db: Knex, rows: Knex.QueryBuilder): Promise<object> {
  const listed = rows.clearSelect().clearOrder().select('expenses.amount', 'expenses.state')
  const sums = db.from(listed.as('summed')).select(db.raw(TOTALS))
  return sums.then((found: object[]) => ({ totals: found[0] }))
}

export const listExpensesRoute = defineList(EXPENSE_ROUTES.list, {
  from: ({ db }) => db('finance.expenses as expenses').select('expenses.*'),
  filters: {
    id: 'expenses.id',
    from: (rows, day) => void rows.where('expenses.date', '>=', day),
    to: (rows, day) => void rows.where('expenses.date', '<=', day),
    category_id: 'expenses.category_id',
    financial_situation_id: 'expenses.financial_situation_id',
    payment_id: 'expenses.payment_id',
    store_id: 'expenses.store_id',
    state: 'expenses.state',
    recurring_id: 'expenses.recurring_id',
    settlement_id: 'expenses.settlement_id',
  },
  sort: {
    date: 'expenses.date',
    amount: 'expenses.amount',
  },
  tiebreak: ['expenses.id'],
  ranges: [
    'category_id',
    'financial_situation_id',
    'payment_id',
    'store_id',
    'state',
    'recurring_id',
    'settlement_id',
  ],
  search: searchWords('expenses.search_text', 'finance.plain'),
  read: async ({ rows, sorted }, { db }) =>
    sorted(selectExpenses(db, db.from(rows.as('expenses')))) as unknown as Promise<ListedExpense[]>,
  totals: (rows, { db }) => totalsOf(db, rows),
})

export const getExpenseRoute: Routes = (app, deps) =>
  read(app, deps, EXPENSE_ROUTES.get, async ({ db, params: { id }, actor }) =>
    found(await readExpense(db, id, { actor, deps })),
  )
