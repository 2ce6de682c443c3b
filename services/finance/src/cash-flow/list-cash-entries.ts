import { CASH_ENTRIES_PER_PAGE, listCashEntries } from '@deportivo/contracts/reports/cash-entries'
import { CASH_FIGURES } from '@deportivo/contracts/reports/sources'
import type { QueryOf } from '@deportivo/contracts/route'
import { businessDay } from '@deportivo/platform/clock'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import { found, read } from '@deportivo/platform/http/serve/serve'
import { periodOf } from '@deportivo/platform/reports/period'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { describedEntries } from './describe-entries.ts'

type Query = QueryOf<typeof listCashEntries>

interface Sums {
  count_in: number
  count_out: number
  amount_in: number
  amount_out: number
}

const CONDITIONS = ['account', 'kind', 'store_id'] as const
const SUMS = ['count_in', 'count_out', 'amount_in', 'amount_out'] as const

// Since it was opened, whatever pays into it.
const IN_ACCOUNT = `(account, true) in (select l.ledger, day >= a.opened_on
  from finance.money_accounts a join finance.money_account_ledgers l on l.account_id = a.id where a.id = ?)`

/** The rows of a table that the report counts in a figure of these days. */
function countedIn(db: Knex, table: 'read.cash_entries' | 'read.cash_days', query: Query, today: string) {
  const { from, to } = periodOf(query, today)
  const rows: Knex.QueryBuilder = db(table).whereBetween('day', [from, to])
  for (const column of CONDITIONS) {
    const value = query[column]
    if (value !== undefined) void rows.where(column, value)
  }
  if (query.money_account_id !== undefined) void rows.whereRaw(IN_ACCOUNT, [query.money_account_id])
  return rows
}

const NONE: Sums = { count_in: 0, count_out: 0, amount_in: 0, amount_out: 0 }

/** How many entries there are and what they come to: from the report's own sums, however many they are. */
async function sumsOf(db: Knex, query: Query, today: string) {
  const sums = SUMS.map((column) => `coalesce(sum(${column}), 0)::float8 as ${column}`).join(', ')
  const [all = NONE] = await countedIn(db, 'read.cash_days', query, today).select<Sums[]>(db.raw(sums))
  const came = query.flow === 'out' ? NONE : all
  const went = query.flow === 'in' ? NONE : all
  return { total: came.count_in + went.count_out, in: came.amount_in, out: went.amount_out }
}

function entriesOf(db: Knex, query: Query, today: string): Knex.QueryBuilder {
  const { top = CASH_ENTRIES_PER_PAGE, page = 1 } = query
  const rows = countedIn(db, 'read.cash_entries', query, today)
  if (query.flow === 'in') void rows.where('amount', '>', 0)
  if (query.flow === 'out') void rows.where('amount', '<', 0)
  return rows
    .orderBy([
      { column: 'day', order: 'desc' },
      { column: 'pos', order: 'desc' },
      // A transfer has an entry in each of two accounts.
      { column: 'account' },
    ])
    .limit(top)
    .offset(top * (page - 1))
}

export const listCashEntriesRoute: Routes = (app, deps) =>
  read(app, deps, listCashEntries, async ({ query, db }) => {
    const now = deps.clock.now()
    const today = businessDay(now)
    const asOf = await readAsOf(db, [CASH_FIGURES], now)
    const sums = await sumsOf(db, query, today)
    const rows = await describedEntries(db, entriesOf(db, query, today))
    return found({ as_of: asOf.toISOString(), ...sums, rows })
  })
