import {
  expenseCategories,
  expensePayments,
  financialSituations,
} from '@deportivo/contracts/catalogue/expense-lists'
import { listRecordRoutes } from '@deportivo/platform/list-records/list-record-routes'
import type { Usage } from '@deportivo/platform/records/usage'

const PLAIN = 'finance.plain'

type Column = 'category_id' | 'payment_id' | 'financial_situation_id'

/** Expenses, and recurring ones, that have a row's id in this column. */
const expensesWith = (column: Column): Usage[] => [
  {
    kind: 'expenses',
    rows: (db, id) => db('finance.expenses').where(column, Number(id)),
    id: 'id',
    name: 'id',
  },
  {
    kind: 'recurring_expenses',
    rows: (db, id) => db('finance.recurring_expenses').where(column, Number(id)),
    id: 'id',
    name: 'name',
  },
]

/** What an expense chooses from. */
export const expenseListRoutes = [
  ...listRecordRoutes(expenseCategories, {
    table: 'finance.expense_categories',
    plain: PLAIN,
    usedBy: expensesWith('category_id'),
  }),
  ...listRecordRoutes(expensePayments, {
    table: 'finance.expense_payments',
    plain: PLAIN,
    usedBy: expensesWith('payment_id'),
  }),
  ...listRecordRoutes(financialSituations, {
    table: 'finance.financial_situations',
    plain: PLAIN,
    usedBy: expensesWith('financial_situation_id'),
  }),
]
