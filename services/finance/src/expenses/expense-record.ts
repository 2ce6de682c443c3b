import { businessDay } from '@deportivo/platform/clock'
import { rule } from '@deportivo/platform/http/refused'
import { defineRecord } from '@deportivo/platform/records/record'
import type { FieldErrors, RecordCall, RecordInput } from '@deportivo/platform/records/record-call'
import { referTo } from '@deportivo/platform/records/referrers'
import type { Knex } from 'knex'
import type { ExpenseRow, SpentColumns } from '../tables.ts'
import type { Decision } from './approval.ts'
import { pettyCashErrors } from './petty-cash.ts'
import { settlementErrors } from './paid-settlement.ts'
import { readExpense, selectExpenses, type ShownExpense } from './read-expense.ts'

export type ExpenseFields = Partial<
  SpentColumns & Pick<ExpenseRow, 'date' | 'corrects_id' | 'settlement_id' | 'drawer_entry_id'> & Decision
>

/** Expenses are made in stores that hold goods, never in those that the system makes. */
export async function storeErrors(
  { trx }: Pick<RecordCall, 'trx'>,
  { before, fields }: RecordInput<Pick<SpentColumns, 'store_id'>, Partial<SpentColumns>>,
): Promise<FieldErrors> {
  const { store_id } = fields
  if (store_id === undefined || store_id === before?.store_id) return {}
  await referTo(trx, 'store', store_id)
  const rows = trx('catalogue.published_stores').where('id', store_id).whereNot('type', 'virtual')
  return (await rows.first('id')) ? {} : { store_id: 'field.unknown_record' }
}

export const SPENT_REFERENCES = {
  category_id: { table: 'finance.expense_categories' },
  payment_id: { table: 'finance.expense_payments' },
  financial_situation_id: { table: 'finance.financial_situations' },
  store_id: { table: 'catalogue.published_stores' },
} as const

/** What cash of a drawer or a settlement bounds, with the others that it pays. */
const boundErrors = async (
  call: Pick<RecordCall, 'trx'>,
  input: RecordInput<ExpenseRow, ExpenseFields>,
): Promise<FieldErrors> => ({
  ...(await settlementErrors(call, input)),
  ...(await pettyCashErrors(call, input)),
})

/** What a correction gave back may have been spent again: then it stays. */
export async function refuseSpentAgain(call: Pick<RecordCall, 'trx'>, before: ExpenseRow): Promise<void> {
  const errors = await boundErrors(call, { before, fields: { amount: 0 } })
  if (Object.keys(errors).length > 0) throw rule('expense.correction_spent', { id: before.id })
}

async function check(call: RecordCall, input: RecordInput<ExpenseRow, ExpenseFields>): Promise<FieldErrors> {
  const { date } = input.fields
  const isInFuture = date !== undefined && date > businessDay(call.audit.at)
  return {
    ...(isInFuture ? { date: 'expense.in_future' } : {}),
    ...(await storeErrors(call, input)),
    ...(await boundErrors(call, input)),
  }
}

type NamesOf = Record<'category_name' | 'payment_name' | 'financial_situation_name' | 'store_name', string>

async function factsOf(row: ExpenseRow, trx: Knex.Transaction) {
  const named = trx('finance.expenses as expenses').where('expenses.id', row.id)
  const known = (await selectExpenses(trx, named).first()) as NamesOf | undefined
  const { id, version, date, amount, category_id, payment_id, financial_situation_id, store_id } = row
  return {
    id,
    version,
    date,
    amount,
    category_id,
    payment_id,
    financial_situation_id,
    store_id,
    category_name: known?.category_name ?? '',
    payment_name: known?.payment_name ?? '',
    financial_situation_name: known?.financial_situation_name ?? '',
    store_name: known?.store_name ?? '',
    cashier_id: null,
    shift_id: null,
    state: row.state,
    recurring_id: row.recurring_id,
    corrects_id: row.corrects_id,
    settlement_id: row.settlement_id,
    drawer_entry_id: row.drawer_entry_id,
  }
}

const AUDITED = [
  'date',
  'amount',
  'category_id',
  'payment_id',
  'financial_situation_id',
  'store_id',
  'note',
  'state',
  'reason',
  'corrects_id',
  'settlement_id',
  'drawer_entry_id',
] as const

const auditedOf = (fields: ExpenseFields) =>
  Object.fromEntries(AUDITED.filter((name) => name in fields).map((name) => [name, fields[name]]))

export const EXPENSE = defineRecord<ExpenseRow, ExpenseFields, ShownExpense>({
  table: 'finance.expenses',
  subject: 'expense',
  nameOf: ({ id, date }) => `#${id} · ${date}`,
  references: { ...SPENT_REFERENCES, settlement_id: { table: 'sales.published_settlements' } },
  dated: 'date',
  check,
  usedBy: [
    {
      kind: 'expense_corrections',
      rows: (db, id) => db('finance.expenses').where('corrects_id', Number(id)),
      id: 'id',
      name: 'id',
    },
  ],
  audited: auditedOf,
  auditedRow: auditedOf,
  event: { family: 'expense', recordOf: factsOf },
  read: readExpense,
})
