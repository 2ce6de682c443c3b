import type { Expense } from '../finance/expenses.ts'
import type { RecurringExpense } from '../finance/recurring-expenses.ts'
import type { FileColumns } from './file-columns.ts'

/** Of the expenses that correct one. */
export const correctionNumbers = ({ corrections }: Pick<Expense, 'corrections'>): string =>
  corrections.map(({ id }) => `#${id}`).join(', ')

/** How it is spent. */
export const SPENT_FILE = {
  situation: [{ header: 'expenses.situation', value: (row) => row.financial_situation_name }],
  payment: [
    { header: 'expenses.payment', value: ({ payment_name }) => payment_name },
    { header: 'expenses.store', value: ({ store_name }) => store_name },
  ],
} as const satisfies FileColumns<
  Pick<RecurringExpense, 'financial_situation_name' | 'payment_name' | 'store_name'>
>

export const EXPENSE_FILE = {
  category: [
    { header: 'expenses.category', value: ({ category_name }) => category_name },
    { header: 'expenses.note', value: ({ note }) => note },
  ],
  date: [
    { header: 'expenses.date', value: ({ date }) => date },
    { header: 'returns.number', kind: 'number', value: ({ id }) => id },
  ],
  amount: [
    { header: 'expenses.amount', kind: 'money', value: ({ amount }) => amount },
    { header: 'expenses.corrects', kind: 'number', value: ({ corrects_id }) => corrects_id },
    { header: 'expenses.corrections', value: (expense) => correctionNumbers(expense) },
  ],
  state: [
    { header: 'expenses.state', value: ({ state }, { t }) => t(`expense.state.${state}`) },
    { header: 'expenses.reason', value: ({ reason }) => reason },
    { header: 'expenses.decided_by', value: ({ decided_by }) => decided_by },
  ],
  ...SPENT_FILE,
  files: [{ header: 'expenses.files', kind: 'count', value: ({ files }) => files }],
  by: [
    { header: 'expenses.by', value: ({ created_by }) => created_by },
    { header: 'returns.created_at', kind: 'instant', value: ({ created_at }) => created_at },
  ],
} as const satisfies FileColumns<Expense>
