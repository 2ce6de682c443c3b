import { stores } from '@deportivo/contracts/catalogue/lists'
import {
  expenseCategories,
  expensePayments,
  financialSituations,
} from '@deportivo/contracts/catalogue/expense-lists'
import { EXPENSE_ROUTES, type ExpenseWithFiles } from '@deportivo/contracts/finance/expenses'
import type { ExpenseEvent } from '@deportivo/contracts/events/expense'
import { businessDay } from '@deportivo/platform/clock'
import type { LoggedEvent } from '@deportivo/platform/service'
import type { Calls, Person } from '../calls.ts'
import { MORNING } from '../events.ts'

type Fields = Parameters<typeof expenseBody>[1]

/** The rows that the expenses of a test choose from. */
export interface ExpenseLists {
  category_id: number
  payment_id: number
  financial_situation_id: number
  store_id: number
}

// Names are unique in an app, and some tests make several.
const made = new WeakMap<object, number>()

export async function expenseLists(app: Pick<Calls, 'ok'>): Promise<ExpenseLists> {
  const count = (made.get(app) ?? 0) + 1
  made.set(app, count)
  const again = count === 1 ? '' : ` ${count}`
  const category = await app.ok('two', expenseCategories.create, { body: { name: `Arriendo${again}` } })
  const payment = await app.ok('two', expensePayments.create, { body: { name: `Efectivo${again}` } })
  const situation = await app.ok('two', financialSituations.create, { body: { name: `Gasto fijo${again}` } })
  const store = await app.ok('two', stores.create, {
    body: { name: `Local Gastos${again}`, type: 'national' },
  })
  return {
    category_id: category.id,
    payment_id: payment.id,
    financial_situation_id: situation.id,
    store_id: store.id,
  }
}

/** The body of an expense of today. */
export const expenseBody = (
  lists: ExpenseLists,
  fields: Partial<
    ExpenseLists & {
      date: string
      amount: number
      note: string | null
      settlement_id: number
      drawer_entry_id: number | null
    }
  >,
) => ({
  date: businessDay(new Date()),
  amount: 85_000,
  ...lists,
  ...fields,
})

/** An expense of today. */
export const anExpense = (
  app: Pick<Calls, 'ok'>,
  lists: ExpenseLists,
  fields: Fields = {},
  person: Person = 'accounting_manager',
): Promise<ExpenseWithFiles> => app.ok(person, EXPENSE_ROUTES.create, { body: expenseBody(lists, fields) })

type Recorded = ExpenseEvent['record']

const EXPENSE: Recorded = {
  id: 1,
  version: 1,
  date: '2026-03-05',
  amount: 85_000,
  category_id: 5,
  category_name: 'Transporte',
  payment_id: 1,
  financial_situation_id: 2,
  financial_situation_name: 'Gasto de venta',
  store_id: 1,
  cashier_id: null,
  shift_id: null,
  state: 'approved',
}

/** The event of an expense after a change; the defaults are one that was just recorded. */
export function expenseEvent(given: Partial<Recorded>, type = 'expense.changed'): LoggedEvent<ExpenseEvent> {
  const record = { ...EXPENSE, ...given }
  return {
    pos: record.id * 100 + record.version,
    lane: 0,
    lane_pos: record.version,
    event_id: '0195657e-0000-7000-8000-000000000000',
    aggregate_type: 'expense',
    aggregate_id: String(record.id),
    aggregate_version: record.version,
    type,
    schema_version: 2,
    payload: { changed: [], record },
    meta: { actor_id: 1, actor_name: 'Prueba', profile_id: 'two', request_id: null },
    occurred_at: new Date(MORNING),
  }
}
