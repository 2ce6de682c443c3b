import {
  listResultEntries,
  RESULT_ENTRIES_PER_PAGE,
  type ResultEntry,
} from '@deportivo/contracts/reports/result-entries'
import { RETURN_FIGURES, SALES_FIGURES } from '@deportivo/contracts/reports/sources'
import type { QueryOf } from '@deportivo/contracts/route'
import { businessDay } from '@deportivo/platform/clock'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { found, read } from '@deportivo/platform/http/serve/serve'
import { fromDay, toDay } from '@deportivo/platform/lists/narrow'
import { periodOf } from '@deportivo/platform/reports/period'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { onlyVisibleBy } from '../administrative/visible-days.ts'

type Query = QueryOf<typeof listResultEntries>

const onlyVisible = onlyVisibleBy('read result_state')

/** A table of the report, and which entries its rows are. */
interface Source {
  table: string
  /** Its rows of one store, where a row is of several. */
  ofStore?: string
  at: string
  columns: string
  where?: string
}

/** They have a row of each part of an order. */
const reversedSales = (
  by: string,
) => `(select ${by}at, order_id, seller_id, profile_id, sum(value)::bigint as value,
    sum(cost)::bigint as cost, sum(uncosted)::integer as uncosted
  from read.reversed_sales group by ${by}at, order_id, seller_id, profile_id) as rows`

const SOURCES: readonly Source[] = [
  {
    table: 'read.sales_facts',
    ofStore: `(select f.order_id, f.left_at, f.seller_id, f.profile_id, p.*
      from read.sales_facts f cross join lateral (
        select store_id, sum(value)::bigint as value, sum(cost)::bigint as cost, sum(uncosted)::integer as uncosted
        from jsonb_to_recordset(f.parts) as parts(store_id integer, value bigint, cost bigint, uncosted integer)
        group by store_id) p) as rows`,
    at: 'left_at',
    columns: `'delivery' as kind, false as is_reversal, order_id as owner_id,
      value as sales, 0 as returns, cost, 0 as lost, uncosted`,
  },
  {
    table: reversedSales(''),
    ofStore: reversedSales('store_id, '),
    at: 'at',
    columns: `'delivery' as kind, value < 0 as is_reversal, order_id as owner_id,
      value as sales, 0 as returns, cost, 0 as lost, uncosted`,
  },
  {
    table: 'read.return_facts',
    at: 'settled_at',
    columns: `'return' as kind, false as is_reversal, return_id as owner_id,
      replaced as sales, credited as returns, replaced_cost as cost, 0 as lost, replaced_uncosted as uncosted`,
  },
  {
    table: 'read.return_facts',
    at: 'goods_at',
    where: "goods <> 'quarantine'",
    columns: `'goods' as kind, false as is_reversal, return_id as owner_id, 0 as sales, 0 as returns,
      cost_lost - cost as cost, cost_lost as lost, 0 as uncosted`,
  },
  {
    table: 'read.reversed_returns',
    at: 'at',
    columns: `case kind when 'settled' then 'return' else 'goods' end as kind,
      least(credited, replaced, cost_back, cost_lost) < 0 as is_reversal, return_id as owner_id,
      replaced as sales, credited as returns, replaced_cost - cost_back as cost, cost_lost as lost,
      replaced_uncosted as uncosted`,
  },
]

const NOTHING = '(0, 0, 0, 0)'
const CONDITIONS = {
  all: `(sales, returns, cost, lost) <> ${NOTHING}`,
  sales: 'sales <> 0',
  returns: 'returns <> 0',
  cost: 'cost <> 0',
  lost: 'lost <> 0',
  uncosted: 'uncosted <> 0',
} as const

interface Call {
  db: Knex
  query: Query
  actor: Actor
  today: string
}

function rowsOf({ db, query, actor, today }: Call, source: Source) {
  const { table, ofStore = table, at, columns, where = 'true' } = source
  const { from, to } = periodOf(query, today)
  const rows = db
    .from(db.raw(query.store_id === undefined ? table : ofStore))
    .whereRaw(where)
    .select(db.raw(columns), db.ref(at).as('at'))
  fromDay(at)(rows, from)
  toDay(at)(rows, to)
  if (query.seller_id !== undefined) void rows.where('seller_id', query.seller_id)
  if (query.store_id !== undefined) void rows.where('store_id', query.store_id)
  return onlyVisible(rows, actor)
}

/** The rows that the report counts in a figure of these days, for the caller. */
function entriesOf(call: Call): Knex.QueryBuilder {
  const rows = SOURCES.map((source) => rowsOf(call, source))
  return call.db.from(call.db.unionAll(rows).as('e')).whereRaw(CONDITIONS[call.query.part ?? 'all'])
}

type Sums = Pick<ResultEntry, 'sales' | 'returns' | 'cost' | 'lost' | 'uncosted'> & { total: number }

const SUMS = `count(*)::integer as total, coalesce(sum(sales), 0)::float8 as sales,
  coalesce(sum(returns), 0)::float8 as returns, coalesce(sum(cost), 0)::float8 as cost,
  coalesce(sum(lost), 0)::float8 as lost, coalesce(sum(uncosted), 0)::float8 as uncosted`

const NONE: Sums = { total: 0, sales: 0, returns: 0, cost: 0, lost: 0, uncosted: 0 }

type EntryRow = Omit<ResultEntry, 'at'> & { at: Date }

const NEWEST_FIRST = [
  { column: 'at', order: 'desc' },
  { column: 'kind' },
  { column: 'owner_id', order: 'desc' },
] as const

/** One page of them, with their clients. */
async function readPage(call: Call): Promise<ResultEntry[]> {
  const { db, query } = call
  const { top = RESULT_ENTRIES_PER_PAGE, page = 1 } = query
  const entries = entriesOf(call)
    .orderBy([...NEWEST_FIRST])
    .limit(top)
    .offset(top * (page - 1))
  const rows = await db
    .from(entries.as('p'))
    .leftJoin('orders.published_orders as o', (order) =>
      order.on('o.id', 'p.owner_id').andOnVal('p.kind', 'delivery'),
    )
    .leftJoin('returns.published_cases as c', (one) =>
      one.on('c.id', 'p.owner_id').andOnVal('p.kind', '<>', 'delivery'),
    )
    .orderBy(NEWEST_FIRST.map((one) => ({ ...one, column: `p.${one.column}` })))
    .select<EntryRow[]>(
      'p.*',
      db.raw('coalesce(o.client_id, c.client_id) as client_id'),
      db.raw('coalesce(o.client_name, c.client_name) as client_name'),
    )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

export const listResultEntriesRoute: Routes = (app, deps) =>
  read(app, deps, listResultEntries, async ({ query, db, actor }) => {
    const now = deps.clock.now()
    const asOf = await readAsOf(db, [SALES_FIGURES, RETURN_FIGURES], now)
    const call = { db, query, actor, today: businessDay(now) }
    const [sums = NONE] = await entriesOf(call).select<Sums[]>(db.raw(SUMS))
    return found({ as_of: asOf.toISOString(), ...sums, rows: await readPage(call) })
  })
