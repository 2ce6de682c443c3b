import { EXPENSE_ROUTES, type Expense } from '@deportivo/contracts/finance/expenses'
import type { PettyCash } from '@deportivo/contracts/finance/petty-cash'
import { LOCKS } from '@deportivo/platform/db/locks'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { FieldErrors, RecordCall, RecordInput } from '@deportivo/platform/records/record-call'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import type { ExpenseRow } from '../tables.ts'
import { COUNTED_AS_PAID } from './counted-as-paid.ts'

// Small change and deposits are no purchases.
const LEFT_FOR_PURCHASES = `d.amount < 0 and d.reason in ('petty', 'other')`

const SPENT = `
  select coalesce(sum(e.amount), 0) from finance.expenses e
  where e.drawer_entry_id = d.id and ${COUNTED_AS_PAID} and e.id is distinct from cast(:expense as integer)`

const MOST_LISTED = 100

const LISTED = `
  select d.id, d.shift_id, k.name as cashier_name, d.at, (-d.amount)::float8 as amount,
    (-d.amount - x.spent)::float8 as "left", d.note, d.by_name as by
  from money.published_drawer_entries d
  join money.published_shifts s on s.id = d.shift_id
  join money.published_cashiers k on k.id = s.cashier_id
  cross join lateral (select (${SPENT}) as spent) x
  where ${LEFT_FOR_PURCHASES} and d.at > cast(:since as timestamptz) and -d.amount > x.spent
  order by d.id desc limit ${MOST_LISTED}`

const DAYS_LISTED = 90
const DAY_MS = 86_400_000

type ListedRow = Omit<PettyCash, 'at'> & { at: Date }

const pettyCash = (db: Knex, expense: number | undefined, now: Date): Promise<ListedRow[]> =>
  queryRows<ListedRow>(db, LISTED, {
    expense: expense ?? null,
    since: new Date(now.getTime() - DAYS_LISTED * DAY_MS),
  })

export const listPettyCashRoute: Routes = (app, deps) =>
  read(app, deps, EXPENSE_ROUTES.pettyCash, async ({ db, query }) => {
    const rows = await pettyCash(db, query.expense_id, deps.clock.now())
    return found(rows.map((row) => ({ ...row, at: row.at.toISOString() })))
  })

const LEFT = `
  select (-d.amount - (${SPENT}))::float8 as "left"
  from money.published_drawer_entries d where d.id = :entry and ${LEFT_FOR_PURCHASES}`

type Fields = Partial<Pick<ExpenseRow, 'amount' | 'drawer_entry_id' | 'state'>>

/** The expenses that cash of a drawer paid come to no more than that cash. */
export async function pettyCashErrors(
  { trx }: Pick<RecordCall, 'trx'>,
  { before, fields }: RecordInput<ExpenseRow, Fields>,
): Promise<FieldErrors> {
  const { drawer_entry_id: entry, amount, state } = { ...before, ...fields }
  if (!entry || amount === undefined || state === 'refused') return {}
  // Of two expenses at once the second is compared with what the first left.
  await trx.raw('select pg_advisory_xact_lock(?, ?)', [LOCKS.pettyCash, entry])
  const given = { entry, expense: before?.id ?? null }
  const [row] = await queryRows<{ left: number }>(trx, LEFT, given)
  if (!row) return { drawer_entry_id: 'field.unknown_record' }
  if (amount <= row.left) return {}
  const left = { pesos: Math.max(row.left, 0) }
  return { amount: { key: 'expense.more_than_petty_cash', values: { left } } }
}

const PAID_FROM_DRAWER = `(
  select json_build_object('id', d.id, 'shift_id', d.shift_id, 'cashier_name', k.name, 'at',
    to_char(d.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from money.published_drawer_entries d
  join money.published_shifts s on s.id = d.shift_id
  join money.published_cashiers k on k.id = s.cashier_id
  where d.id = expenses.drawer_entry_id)`

/** The cash that paid an expense, as JSON; null where none did. */
export const paidFromDrawer = (db: Knex): Knex.Raw<Expense['paid_from_drawer']> => db.raw(PAID_FROM_DRAWER)
