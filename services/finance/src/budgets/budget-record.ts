import { defineRecord } from '@deportivo/platform/records/record'
import type { BudgetTableRow } from '../tables.ts'

type Fields = Partial<Pick<BudgetTableRow, 'financial_situation_id' | 'month' | 'amount'>>

const SUBJECT = 'expense_budget'

const nameOf = ({ month }: Pick<BudgetTableRow, 'month'>) => month.slice(0, 7)

const auditedOf = ({ financial_situation_id, amount }: Fields) => ({
  ...(financial_situation_id === undefined ? {} : { financial_situation_id }),
  amount,
})

/** What may be spent on a situation in a month. */
export const BUDGET = defineRecord<BudgetTableRow, Fields, BudgetTableRow>({
  table: 'finance.expense_budgets',
  subject: SUBJECT,
  nameOf,
  unique: { expense_budgets_once: { amount: 'field.taken' } },
  references: { financial_situation_id: { table: 'finance.financial_situations' } },
  audited: auditedOf,
  auditedRow: auditedOf,
  event: {
    family: 'catalogue',
    idOf: ({ id }) => `${SUBJECT}-${id}`,
    recordOf: ({ id, version, month, financial_situation_id, amount }) => ({
      id,
      version,
      name: nameOf({ month }),
      list: SUBJECT,
      values: { month, financial_situation_id, amount },
    }),
  },
  async read(db, id) {
    const row = await db('finance.expense_budgets').where('id', Number(id)).first()
    if (!row) throw new Error('a saved budget exists')
    return row
  },
})
