import type { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { notFound } from '@deportivo/platform/http/refused'
import type { FoundReply, RowOf } from '@deportivo/platform/http/serve/serve'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'
import { paidFromDrawer } from './petty-cash.ts'
import { proofsOf } from '../proofs/proof-files.ts'

export type ListedExpense = RowOf<typeof EXPENSE_ROUTES.list>
export type ShownExpense = FoundReply<typeof EXPENSE_ROUTES.get>['data']

const OWNER = 'expense'

/** As the owner of its files. */
export const ownerOf = (id: number) => ({ owner_type: OWNER, owner_id: id })

const SHOWN = [
  'id',
  'version',
  'date',
  'amount',
  'category_id',
  'payment_id',
  'financial_situation_id',
  'store_id',
  'note',
  'state',
  'decided_by',
  'decided_at',
  'reason',
  'recurring_id',
  'corrects_id',
  'created_by',
  'created_at',
  'updated_by',
  'updated_at',
].map((column) => `expenses.${column}`)

/** The names of what rows of expenses, recurring ones too, refer to. */
export const withNames = (rows: Knex.QueryBuilder, table: string): Knex.QueryBuilder =>
  rows
    .join('finance.expense_categories as categories', 'categories.id', `${table}.category_id`)
    .join('finance.expense_payments as payments', 'payments.id', `${table}.payment_id`)
    .join('finance.financial_situations as situations', 'situations.id', `${table}.financial_situation_id`)
    .leftJoin('catalogue.published_stores as stores', 'stores.id', `${table}.store_id`)

export const NAMES = (db: Knex) => ({
  category_name: 'categories.name',
  payment_name: 'payments.name',
  financial_situation_name: 'situations.name',
  store_name: db.raw("coalesce(stores.name, '')"),
})

const CORRECTIONS = `(
  select coalesce(json_agg(json_build_object('id', c.id, 'date', c.date, 'amount', c.amount) order by c.id), '[]')
  from finance.expenses c where c.corrects_id = expenses.id and c.state <> 'refused')`

/** The settlement of an id in a column, as JSON; null where it names none. */
export const settlementOf = (db: Knex, column: string): Knex.Raw =>
  db.raw(
    `(select json_build_object('id', s.id, 'number', s.number, 'seller_id', s.seller_id, 'seller_name', s.seller_name)
      from sales.published_settlements s where s.id = ??) as settlement`,
    [column],
  )

/** Expenses, as `expenses`, with the names of what they refer to and how many files prove them. */
export const selectExpenses = (db: Knex, rows: Knex.QueryBuilder): Knex.QueryBuilder =>
  withNames(rows, 'expenses')
    .select(...SHOWN)
    .select(NAMES(db))
    .select({
      files: db.raw(
        `(select count(*)::integer from files.published_attachments a
          where a.owner_type = ? and a.owner_id = expenses.id and a.state <> 'rejected')`,
        [OWNER],
      ),
      corrections: db.raw(CORRECTIONS),
      paid_from_drawer: paidFromDrawer(db),
    })
    .select(settlementOf(db, 'expenses.settlement_id'))

/** One expense with its files, or 404. */
export async function readExpense(
  db: Knex,
  id: number,
  reader: Pick<RecordCall, 'actor' | 'deps'>,
): Promise<ShownExpense> {
  const rows = selectExpenses(db, db('finance.expenses as expenses').where('expenses.id', id))
  const row = (await rows.first()) as ListedExpense | undefined
  if (!row) throw notFound()
  return { ...row, attachments: await proofsOf(db, ownerOf(id), reader) }
}
