import type { Filter, Filters, ListContract, ListRules } from '@deportivo/contracts/list-route'
import type { ParamsOf, QueryOf } from '@deportivo/contracts/route'
import type { Knex } from 'knex'
import type { Actor } from '../http/guard/actor.ts'
import { listed, read, type FoundReply, type RowOf } from '../http/serve/serve.ts'
import type { Deps, Routes } from '../service.ts'
import { countOfLastPage, countRows, paginationOf } from './count-rows.ts'
import type { ValueOf } from './filter-values.ts'
import { parseList, type ParsedList, type Sort } from './parse-list.ts'
import { refuseUnhandled } from './refuse-unhandled.ts'

type FiltersOf<C extends ListContract> = C['list'] extends ListRules<infer F> ? F : Filters
type SortOf<C extends ListContract> = C['list']['sort'][number]
type IncludeOf<C extends ListContract> = C['list']['includes'][number]

/** One request of a list. */
export interface ListCall<C extends ListContract = ListContract> {
  db: Knex
  deps: Deps
  actor: Actor
  params: ParamsOf<C>
  query: QueryOf<C>
  list: ParsedList<FiltersOf<C>>
}

type Narrow<Value, C extends ListContract> = (
  rows: Knex.QueryBuilder,
  value: Value,
  call: ListCall<C>,
) => unknown

/** How rows are narrowed by one filter: the column that holds its values, or a function. */
type FilterRule<F extends Filter, C extends ListContract> = F extends { takes: 'day' | 'flag' }
  ? Narrow<ValueOf<F>, C>
  : string | Narrow<ValueOf<F>, C>

/** What rows are sorted by: a column, or a function that sorts by an expression. */
type SortRule<C extends ListContract> =
  string | ((rows: Knex.QueryBuilder, direction: 'asc' | 'desc', call: ListCall<C>) => unknown)

/** The requested page: filtered, sorted and cut. */
export interface Page {
  rows: Knex.QueryBuilder
  /** Sorts again where the page becomes part of a larger statement. */
  sorted: (rows: Knex.QueryBuilder) => Knex.QueryBuilder
}

type Include<C extends ListContract, Row> = (rows: readonly Row[], call: ListCall<C>) => Promise<Row[]>

/** How the server reads a list. Each part is exhaustive over what the contract publishes. */
export interface ListDefinition<C extends ListContract, Row extends RowOf<C>> {
  /** Refuses a call before anything is read: the record that the path names may not exist. */
  precheck?: (call: ListCall<C>) => Promise<void>
  /** The rows that the caller may see. */
  from: (call: ListCall<C>) => Knex.QueryBuilder
  filters: { [N in keyof FiltersOf<C>]: FilterRule<FiltersOf<C>[N], C> }
  sort: Record<SortOf<C>, SortRule<C>>
  /** Tiebreak columns for rows with equal sort values. */
  tiebreak: readonly string[]
  /** Required for a searchable list, and only for one. */
  search?: (rows: Knex.QueryBuilder, search: string, call: ListCall<C>) => unknown
  /** Reads the page with what a row shows besides its columns; without it the rows are the columns. */
  read?: (page: Page, call: ListCall<C>) => Promise<Row[]>
  /** At most one statement each; `always` where every row includes it anyway. */
  includes?: Record<IncludeOf<C>, Include<C, Row> | 'always'>
  /** What the reply contains besides rows. */
  extra?: (call: ListCall<C>) => Promise<object>
}

async function narrow<C extends ListContract>(
  rows: Knex.QueryBuilder,
  { filters, search }: Pick<ListDefinition<C, never>, 'filters' | 'search'>,
  call: ListCall<C>,
): Promise<void> {
  for (const [field, value] of Object.entries<unknown>(call.list.filters)) {
    const rule = filters[field] as string | Narrow<unknown, C>
    const narrowed =
      typeof rule === 'string' ? rows.whereIn(rule, value as readonly string[]) : rule(rows, value, call)
    // A rule may query the database first. A query is awaitable too, and would run here.
    if (narrowed instanceof Promise) await narrowed
  }
  if (call.list.search !== '') search?.(rows, call.list.search, call)
}

/** A sort always ends in the tiebreak: without it a row may be on two pages, or on none. */
const sorter =
  <C extends ListContract>(
    { sort, tiebreak }: Pick<ListDefinition<C, never>, 'sort' | 'tiebreak'>,
    { field, isDescending }: Sort,
    call: ListCall<C>,
  ) =>
  (rows: Knex.QueryBuilder): Knex.QueryBuilder => {
    const direction = isDescending ? 'desc' : 'asc'
    const rule = sort[field as SortOf<C>]
    if (typeof rule === 'function') rule(rows, direction, call)
    else void rows.orderBy(rule, direction)
    return tiebreak
      .filter((column) => column !== rule)
      .reduce((ordered, column) => ordered.orderBy(column, direction), rows)
  }

async function included<C extends ListContract, Row extends RowOf<C>>(
  rows: Row[],
  { includes }: ListDefinition<C, Row>,
  call: ListCall<C>,
): Promise<Row[]> {
  let complete = rows
  for (const name of new Set(call.list.includes) as Set<IncludeOf<C>>) {
    const include = includes?.[name]
    if (include && include !== 'always' && complete.length > 0) complete = await include(complete, call)
  }
  return complete
}

async function readList<C extends ListContract, Row extends RowOf<C>>(
  definition: ListDefinition<C, Row>,
  call: ListCall<C>,
): Promise<object> {
  const { db, list } = call
  await definition.precheck?.(call)
  const rows = definition.from(call)
  await narrow(rows, definition, call)
  const sorted = sorter(definition, list.sort, call)
  const page = { rows: sorted(rows.clone()).limit(list.top).offset(list.offset), sorted }
  const found = definition.read ? await definition.read(page, call) : ((await page.rows) as Row[])
  const count = countOfLastPage(list, found.length) ?? (await countRows(db, rows))
  const extra = await definition.extra?.(call)
  return listed(await included(found, definition, call), paginationOf(list, count), extra)
}

/**
 * Serves a list by its contract: at most two statements besides what its rows, includes and extras need. Throws at
 * start where the contract publishes a filter, sort, include or search that nothing here handles.
 */
export function defineList<C extends ListContract, Row extends RowOf<C> = RowOf<C>>(
  contract: C,
  definition: ListDefinition<C, Row>,
): Routes {
  refuseUnhandled(contract, definition)
  return (app, deps) =>
    read(app, deps, contract, async ({ db, actor, params, query }) => {
      const list = parseList(query as object, contract.list) as ParsedList<FiltersOf<C>>
      return (await readList(definition, { db, deps, actor, params, query, list })) as FoundReply<C>
    })
}
