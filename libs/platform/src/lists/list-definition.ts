import type { Filter, Filters, ListContract, ListRules } from '@deportivo/contracts/list-route'
import type { ParamsOf, QueryOf } from '@deportivo/contracts/route'
import type { Knex } from 'knex'
import type { Actor } from '../http/guard/actor.ts'
import type { RowOf } from '../http/serve/serve.ts'
import type { Deps } from '../service.ts'
import type { ValueOf } from './filter-values.ts'
import type { ParsedList } from './parse-list.ts'

export type FiltersOf<C extends ListContract> = C['list'] extends ListRules<infer F> ? F : Filters
export type SortOf<C extends ListContract> = C['list']['sort'][number]
export type IncludeOf<C extends ListContract> = C['list']['includes'][number]

/** One request of a list. */
export interface ListCall<C extends ListContract = ListContract> {
  db: Knex
  deps: Deps
  actor: Actor
  params: ParamsOf<C>
  query: QueryOf<C>
  list: ParsedList<FiltersOf<C>>
}

export type Narrow<Value, C extends ListContract> = (
  rows: Knex.QueryBuilder,
  value: Value,
  call: ListCall<C>,
) => unknown

/** How rows are narrowed by one filter: the column that holds its values, or a function. */
type FilterRule<F extends Filter, C extends ListContract> = F extends { takes: 'day' | 'hour' | 'flag' }
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

/** How a page is read as one JSON value, with its count, in one statement: parsing so costs half of parsing columns. */
export interface JsonPage<C extends ListContract, Row> {
  /** The page with what its rows show besides their columns. */
  shown: (page: Page, call: ListCall<C>) => Knex.QueryBuilder
  /** A row from its JSON, where times are texts (`instantOf`) and not dates. */
  toRow: (record: never, call: ListCall<C>) => Row
  /**
   * Whether the caller sees every row. A statement without filters, or with one range, is then planned once per
   * connection: the same plan is right for all values.
   */
  seesAll: (actor: Actor) => boolean
}

/**
 * The rows with one value of a filter, named by another table that has an index on (column, id): they are read in the
 * order of that index.
 */
export interface KeyRange {
  table: string
  column: string
  id: string
  /** What the column has for a value of the filter; default: the value. */
  keyOf?: (value: unknown) => unknown
  /** A row may have several of the values, or one of them several times. */
  isShared?: boolean
}

export interface Found {
  column: string
  values: readonly number[]
  /** A row that is found by its own number, too. */
  id: number | null
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
  /**
   * Filters by columns with an index on (column, sort descending, tiebreak descending) for each sort that is a column.
   * Rows with one value are then read as a range of that index. By the equality alone PostgreSQL may read the index of
   * the sort instead, and with it every row of another value that comes before.
   */
  ranges?: readonly (keyof FiltersOf<C> & string)[]
  /**
   * Likewise where `from` gives only rows with one value of such a column: those of the path's record, or the caller's.
   * Read before any filter, whatever the sort. `from` narrows by a range too: an equality makes the column a constant,
   * which no sort needs, and the index of another column is chosen.
   */
  rangeOfCall?: (call: ListCall<C>) => { column: string; value: unknown } | null
  /** Filters whose values another table has with an index. */
  keys?: { readonly [N in keyof FiltersOf<C> & string]?: KeyRange }
  /** Filters of days, with the column that has their times: the page is sorted by it, whatever the sort. */
  days?: { readonly [N in keyof FiltersOf<C> & string]?: string }
  /**
   * What the searched words name, where it is few values of a column with an index on (column, first tiebreak
   * descending): the first rows of each value are read. Null: `search` narrows the rows.
   */
  searchIn?: (search: string, call: ListCall<C>) => Promise<Found | null>
  /** Required for a searchable list, and only for one. */
  search?: (rows: Knex.QueryBuilder, search: string, call: ListCall<C>) => unknown
  /** Reads the page with what a row shows besides its columns; without it the rows are the columns. */
  read?: (page: Page, call: ListCall<C>) => Promise<Row[]>
  /** Instead of `read`, for a list that is requested all the time. */
  json?: JsonPage<C, Row>
  /** At most one statement each; `always` where every row includes it anyway. */
  includes?: Record<IncludeOf<C>, Include<C, Row> | 'always'>
  /** What the reply contains of all rows that match, also those of other pages. */
  totals?: (rows: Knex.QueryBuilder, call: ListCall<C>) => Promise<object>
  /** What the reply contains besides rows. */
  extra?: (call: ListCall<C>) => Promise<object>
}
