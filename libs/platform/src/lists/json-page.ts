import { isDeepStrictEqual } from 'node:util'
import type { ListContract } from '@deportivo/contracts/list-route'
import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import { prepared, type Prepared } from '../db/prepared.ts'
import { queryRow } from '../db/query-rows.ts'
import type { RowOf } from '../http/serve/serve.ts'
import { countOf, countOfLastPage, type RowCount } from './count-rows.ts'
import { statementOf, valuesOfRange, type JsonList, type JsonRow } from './json-statement.ts'
import type { ListCall } from './list-definition.ts'
import { chooseRanges, type Range } from './ranges.ts'

// A total of thousands may lag so long: counting them costs more than the page. Smaller ones are always counted.
const COUNT_FRESH_MS = 3_000
const LARGE_COUNT = 1_000
// More ranges than are open at once.
const MAX_COUNTS = 1_000

/** An ISO 8601 time in UTC with milliseconds, as replies have it, from the JSON of a timestamptz. */
export const instantOf = (json: string): string =>
  `${json.slice(0, 19)}.${json.slice(20, -6).padEnd(3, '0').slice(0, 3)}Z`

type Reader<C extends ListContract, Result> = (call: ListCall<C>) => Promise<Result>

/** The totals of large ranges, which are not counted for every page of them. */
interface Totals {
  known: (key: string) => number | null
  note: (key: string, total: number | null) => void
}

function createTotals(): Totals {
  const totals = new LRUCache<string, number>({ max: MAX_COUNTS, ttl: COUNT_FRESH_MS })
  return {
    known: (key) => totals.get(key) ?? null,
    note(key, total) {
      if (total !== null && total >= LARGE_COUNT) totals.set(key, total)
    },
  }
}

/**
 * The ranges where they are all that narrows the rows; otherwise null. A search, several filters or an own view of the
 * rows has a plan that depends on the values.
 */
function onlyRanges<C extends ListContract, Row extends RowOf<C>>(
  definition: JsonList<C, Row>,
  call: ListCall<C>,
): Range[] | null {
  const { list, actor } = call
  if (list.search !== '' || !definition.json.seesAll(actor)) return null
  const ranges = chooseRanges(definition, call)
  return Object.keys(list.filters).length === (ranges.length > 0 ? 1 : 0) ? ranges : null
}

/** Reads ranges with a prepared statement for each of them, sort and direction: their values are no part of its text. */
function rangeReader<C extends ListContract, Row extends RowOf<C>>(
  { path }: C,
  definition: JsonList<C, Row>,
): (range: Range | null, call: ListCall<C>) => Promise<JsonRow> {
  const statements = new Map<string, Prepared<JsonRow>>()
  const totals = createTotals()

  async function prepare(name: string, range: Range | null, call: ListCall<C>, isCounted: boolean) {
    const values = valuesOfRange(call.list, range, isCounted)
    const built = await statementOf(definition, call, isCounted, range ? [range] : [])
    if (!isDeepStrictEqual(built.values, values)) throw new Error(`${name} has other values than its range`)
    const { sql } = call.db
      .raw(built.sql, values as Knex.RawBinding[])
      .toSQL()
      .toNative()
    const statement = prepared<JsonRow>(name, sql)
    statements.set(name, statement)
    return statement
  }

  return async (range, call) => {
    const { sort, offset } = call.list
    const key = `${range?.field} ${String(range?.value)}`
    const known = totals.known(key)
    const isCounted = known === null
    const name = `${path} ${[range?.field, sort.field, sort.isDescending, offset > 0, isCounted].join(' ')}`
    const values = valuesOfRange(call.list, range, isCounted)
    const statement = statements.get(name) ?? (await prepare(name, range, call, isCounted))
    const [found] = await statement(call.db, values)
    if (!found) throw new Error('an aggregate returns a row')
    totals.note(key, found.total)
    return { rows: found.rows, total: found.total ?? known }
  }
}

/** Reads pages of one list for one application. */
export function createJsonReader<C extends ListContract, Row extends RowOf<C>>(
  contract: C,
  definition: JsonList<C, Row>,
): Reader<C, { rows: Row[]; count: RowCount }> {
  const { json } = definition
  const readRange = rangeReader(contract, definition)
  async function readOther(call: ListCall<C>, only: readonly Range[]): Promise<JsonRow> {
    const { sql, values } = await statementOf(definition, call, true, only)
    return queryRow<JsonRow>(call.db, sql, values)
  }
  return async (call) => {
    const only = onlyRanges(definition, call)
    const [range = null, ...others] = only ?? []
    const { rows, total } = await (only && others.length === 0
      ? readRange(range, call)
      : readOther(call, only ?? []))
    const count = countOfLastPage(call.list, rows.length) ?? (total === null ? null : countOf(total))
    if (!count) throw new Error('a page that does not show its count has it counted')
    return { rows: rows.map((row) => json.toRow(row, call)), count }
  }
}
