import { EXPENSE_FIGURES } from '@deportivo/contracts/reports/sources'
import { consumerOf } from '../engine/project.ts'
import type { Projection } from '../engine/projection.ts'
import { publishFigures } from '../engine/publish-figures.ts'
import type { Sums } from '../engine/sums.ts'

/** A row of read.expense_facts: an expense as reports count it. */
export interface ExpenseFact {
  expense_id: number
  version: number
  /** On which it was made, whenever it was entered. */
  day: string
  state: string
  financial_situation_id: number
  category_id: number
  payment_id: number
  store_id: number
  amount: number
}

/** Approved expenses per day. */
const expenseDays: Sums<ExpenseFact> = {
  table: 'expense_days',
  dimensions: ['day', 'financial_situation_id', 'category_id', 'payment_id', 'store_id'],
  measures: ['amount'],
  partsOf({ state, day, financial_situation_id, category_id, payment_id, store_id, amount }) {
    if (state !== 'approved') return []
    return [{ day, financial_situation_id, category_id, payment_id, store_id, amount }]
  },
}

/** Every expense as reports count it; a deleted one has no row. */
export const expensesReport: Projection<ExpenseFact, 'expense'> = {
  consumer: EXPENSE_FIGURES,
  families: ['expense'],
  table: 'expense_facts',
  aggregate: 'expense_id',
  key: ['expense_id'],
  columns: [
    'version',
    'day',
    'state',
    'financial_situation_id',
    'category_id',
    'payment_id',
    'store_id',
    'amount',
  ],
  fold(_, { type, aggregate_version, payload: { record } }) {
    if (type === 'expense.deleted') return []
    const { id, date, state = 'approved', amount } = record
    const { financial_situation_id, category_id, payment_id, store_id } = record
    return [
      {
        expense_id: id,
        version: aggregate_version,
        day: date,
        state,
        amount,
        financial_situation_id,
        category_id,
        payment_id,
        store_id,
      },
    ]
  },
  sums: [expenseDays],
  namesOf: ({ payload: { record } }) => [
    { dimension: 'situation', key: record.financial_situation_id, name: record.financial_situation_name },
  ],
}

export const expensesReportConsumer = consumerOf(expensesReport, (trx, changes) =>
  publishFigures(trx, expensesReport.consumer, changes),
)
