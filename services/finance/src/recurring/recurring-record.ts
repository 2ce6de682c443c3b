import type { RecurringExpense } from '@deportivo/contracts/finance/recurring-expenses'
import { businessDay } from '@deportivo/platform/clock'
import { notFound } from '@deportivo/platform/http/refused'
import { defineRecord } from '@deportivo/platform/records/record'
import type { FieldErrors, RecordCall, RecordInput } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'
import { SPENT_REFERENCES, storeErrors } from '../expenses/expense-record.ts'
import { NAMES, withNames } from '../expenses/read-expense.ts'
import type { RecurringRow, SpentColumns } from '../tables.ts'

export type RecurringFields = Partial<
  SpentColumns & Pick<RecurringRow, 'name' | 'day_of_month' | 'starts_on' | 'ends_on'>
>

const SHOWN = [
  'id',
  'version',
  'name',
  'day_of_month',
  'starts_on',
  'ends_on',
  'next_on',
  'approved_by',
  'amount',
  'category_id',
  'payment_id',
  'financial_situation_id',
  'store_id',
  'note',
].map((column) => `recurring.${column}`)

/** Recurring expenses, as `recurring`, with the names of what they refer to. */
export const selectRecurring = (db: Knex, rows: Knex.QueryBuilder): Knex.QueryBuilder =>
  withNames(rows, 'recurring')
    .select(...SHOWN)
    .select(NAMES(db))

async function readRecurring(db: Knex, id: number): Promise<RecurringExpense> {
  const rows = db('finance.recurring_expenses as recurring').where('recurring.id', id)
  const row = (await selectRecurring(db, rows).first()) as RecurringExpense | undefined
  if (!row) throw notFound()
  return row
}

type Input = RecordInput<RecurringRow, RecurringFields>

/** It begins today at the earliest, and ends no earlier. */
function dayErrors({ before, fields }: Input, today: string): FieldErrors {
  const { starts_on, ends_on } = { ...before, ...fields }
  const isMoved = fields.starts_on !== before?.starts_on
  if (isMoved && fields.starts_on !== undefined && fields.starts_on < today)
    return { starts_on: 'expense.starts_in_past' }
  return ends_on && starts_on && ends_on < starts_on ? { ends_on: 'expense.ends_before_start' } : {}
}

const check = async (call: RecordCall, input: Input): Promise<FieldErrors> => ({
  ...dayErrors(input, businessDay(call.audit.at)),
  ...(await storeErrors(call, input)),
})

const SUBJECT = 'recurring_expense'

const AUDITED = [
  'name',
  'day_of_month',
  'starts_on',
  'ends_on',
  'amount',
  'category_id',
  'payment_id',
  'financial_situation_id',
  'store_id',
  'note',
] as const

const auditedOf = (fields: RecurringFields) =>
  Object.fromEntries(AUDITED.filter((name) => name in fields).map((name) => [name, fields[name]]))

export const RECURRING = defineRecord<RecurringRow, RecurringFields, RecurringExpense>({
  table: 'finance.recurring_expenses',
  subject: SUBJECT,
  nameOf: ({ name }) => name,
  unique: { recurring_expenses_name_key: { name: 'field.taken' } },
  references: SPENT_REFERENCES,
  check,
  audited: auditedOf,
  auditedRow: auditedOf,
  event: {
    family: 'catalogue',
    idOf: ({ id }) => `${SUBJECT}-${id}`,
    recordOf: (row) => ({
      id: row.id,
      version: row.version,
      name: row.name,
      list: SUBJECT,
      values: auditedOf(row),
    }),
  },
  read: readRecurring,
})
