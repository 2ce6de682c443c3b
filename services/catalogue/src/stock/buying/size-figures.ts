import {
  USUAL_DAYS,
  type listReferenceSales,
  type listSizeSales,
} from '@deportivo/contracts/catalogue/size-sales'
import type { ReportPeriod } from '@deportivo/contracts/reports/declare-report'
import { SIZE_FIGURES } from '@deportivo/contracts/reports/sources'
import { businessDay } from '@deportivo/platform/clock'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import type { ListCall } from '@deportivo/platform/lists/list-definition'
import { addDays, periodOf } from '@deportivo/platform/reports/period'
import type { Knex } from 'knex'
import { soldSizes } from './sold-sizes.ts'

/** Of a list of what sells. */
export type SalesCall = Pick<
  ListCall<typeof listSizeSales> | ListCall<typeof listReferenceSales>,
  'db' | 'deps' | 'list'
>

const DAY_MS = 86_400_000

function rangeOf({ deps, list: { filters } }: Pick<SalesCall, 'deps' | 'list'>): ReportPeriod {
  const to = filters.to ?? businessDay(deps.clock.now())
  return periodOf({ from: filters.from ?? addDays(to, 1 - USUAL_DAYS), to }, to)
}

/** Those of the range that have begun: what is to come has sold nothing. */
function daysOf({ from, to }: ReportPeriod, today: string): number {
  const last = to < today ? to : today
  return Math.max(1, (Date.parse(last) - Date.parse(from)) / DAY_MS + 1)
}

/** The share of rows with `net` and `available` that sold, and the days that the rest lasts. */
export function shares(call: SalesCall): Knex.Raw[] {
  const { db, deps } = call
  const days = daysOf(rangeOf(call), businessDay(deps.clock.now()))
  return [
    db.raw('case when net > 0 then net::float8 / (net + available) end as sell_through'),
    db.raw('case when net > 0 then (available::bigint * ?::integer / net)::integer end as days_of_stock', [
      days,
    ]),
  ]
}

const NET = 'sold - returned + replaced'

/** What can be sold of these levels in all stores, or in the chosen ones. */
export const availableOf = (levels: string, isNarrowed: boolean) => `
  select coalesce(sum(l.available), 0)::integer as available
  from inventory.published_levels l
  join inventory.published_stores s on s.id = l.store_id and s.type <> 'virtual' and s.is_active
  where ${levels} ${isNarrowed ? 'and l.store_id = any(?::integer[])' : ''}`

const OF_SIZE = 'l.product_id = f.product_id and l.size_id = f.size_id'

const SUMS = [
  ...['sold', 'returned', 'replaced'].map(
    (name) => `coalesce(sum(${name}) filter (where is_chosen), 0)::integer as ${name}`,
  ),
  'coalesce(sum(value - credited) filter (where is_chosen), 0)::float8 as value',
  `coalesce(sum(${NET}) filter (where is_chosen), 0)::integer as net`,
  'bool_or(is_chosen) as is_counted',
  `jsonb_object_agg(store_id, ${NET}) as by_store`,
  `count(*) filter (where is_chosen and ${NET} > 0 and s.is_active and coalesce(l.available, 0) = 0)::integer as missing`,
].join(', ')

/**
 * One row for each size that sold or came back in the range. Narrowed to stores, its figures are of these, while all of its
 * stores are named: where it lies matters to one that has none.
 */
export function sizesOf(call: SalesCall): Knex.QueryBuilder {
  const { db, list } = call
  const range = rangeOf(call)
  const stores = list.filters.store_id
  const perStore = db
    .from(soldSizes(db, range).as('sums'))
    .select(
      'sums.*',
      db.raw('?::integer[] is null or store_id = any(?) as is_chosen', [stores ?? null, stores ?? null]),
    )
  const perSize = db
    .from(perStore.as('m'))
    .joinRaw('left join inventory.published_levels l using (product_id, size_id, store_id)')
    .joinRaw('left join inventory.published_stores s on s.id = store_id')
    .groupBy('product_id', 'size_id')
    .select('product_id', 'size_id', db.raw(SUMS))
  const figures = db
    .from(perSize.as('f'))
    .joinRaw(`cross join lateral (${availableOf(OF_SIZE, stores !== undefined)}) a`, stores ? [stores] : [])
    .where('is_counted', true)
    .select('f.*', 'a.available')
    .select(...shares(call))
  return db.from(figures.as('sizes'))
}

const TOTALS = ['sold', 'returned', 'replaced', 'net', 'value', 'available']
  .map((name) => `coalesce(sum(${name}), 0)::float8 as ${name}`)
  .join(', ')

export async function totalsOf(rows: Knex.QueryBuilder, { db }: Pick<SalesCall, 'db'>): Promise<object> {
  const summed: object[] = await db.from(rows.clearOrder().as('all')).select(db.raw(TOTALS))
  return { totals: summed[0] ?? {} }
}

/** The range of the figures, and how fresh they are. */
export async function freshnessOf(call: SalesCall) {
  const now = call.deps.clock.now()
  return { ...rangeOf(call), as_of: (await readAsOf(call.db, [SIZE_FIGURES], now)).toISOString() }
}
