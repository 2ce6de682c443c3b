import { SPENT_FILE } from '@deportivo/contracts/exports/expense-columns'
import type { RecurringExpense } from '@deportivo/contracts/finance/recurring-expenses'
import type { ListColumn } from '../../shared/list/definition/definition.ts'

type Spent = Pick<RecurringExpense, 'financial_situation_name' | 'payment_name' | 'store_name'>

/** What lists of expenses, and of recurring ones, show of how it is spent. */
export const SPENT_COLUMNS: readonly ListColumn<Spent, never>[] = [
  {
    id: 'situation',
    header: 'expenses.situation',
    width: 170,
    least: 120,
    cell: ({ financial_situation_name }) => <bdi>{financial_situation_name}</bdi>,
    file: SPENT_FILE.situation,
  },
  {
    id: 'payment',
    header: 'expenses.payment',
    width: 170,
    least: 120,
    cell: ({ payment_name, store_name }) => (
      <span className="ad-cell__lines">
        <bdi>{payment_name}</bdi>
        <span className="ad-table__sub">{store_name}</span>
      </span>
    ),
    file: SPENT_FILE.payment,
  },
]
