import type { Knex } from 'knex'
import { businessDay } from '../clock.ts'
import { fromDay, toDay } from '../lists/narrow.ts'
import { addDays } from './period.ts'
import type { FiguresRequest, FiguresTable, TimedRows } from './figures-request.ts'

const HOUR = `to_char(?? at time zone 'America/Bogota', 'YYYY-MM-DD"T"HH24') as hour`

const derivedSql = ([name, sql]: [string, string]) => `${sql} as "${name}"`

/** The rows of one table from a day on, up to a moment or to the end of the period, with the columns of the sums. */
function rowsIn(
  db: Knex,
  { table, at, columns, derived = {} }: TimedRows,
  request: FiguresRequest,
  first: string,
) {
  const rows = db(table).select(
    ...columns,
    ...Object.entries(derived).map((one) => db.raw(derivedSql(one))),
    db.raw('1 as count'),
    db.raw("(?? at time zone 'America/Bogota')::date as day", [at]),
  )
  if (request.group === 'hour') void rows.select(db.raw(HOUR, [at]))
  fromDay(at)(rows, first)
  if (request.until) return rows.where(at, '<', request.until)
  toDay(at)(rows, request.period.to)
  return rows
}

/** The same of all tables behind a sum. */
function timedRows(db: Knex, timed: TimedRows, request: FiguresRequest, first: string) {
  const rows = rowsIn(db, timed, request, first)
  if (timed.also) void rows.unionAll(rowsIn(db, { ...timed, ...timed.also }, request, first))
  return rows
}

const sumsOf = (db: Knex, { table, where }: FiguresTable, from: string, to: string) =>
  db(table)
    .where({ ...where })
    .whereBetween('day', [from, to])

/** What narrows the rows of any table: the report's filters, and which of its rows are of everything. */
function narrowed(
  rows: Knex.QueryBuilder,
  { lacks = [], except = {}, whole = {} }: FiguresTable,
  { filters }: FiguresRequest,
): Knex.QueryBuilder {
  if (lacks.some((column) => column in filters)) return rows.whereRaw('false')
  return rows.whereNot({ ...except }).where({ ...whole, ...filters })
}

/**
 * What a report counts of a table: its sums, except where time of day matters. The hours of a day, and the day that
 * `until` cuts, are counted from the rows behind the sums: one day's, however long the period is.
 */
function countedIn(db: Knex, source: FiguresTable, request: FiguresRequest): Knex.QueryBuilder {
  const { period, group, until } = request
  const { timed } = source
  if (source.isOfNow) return db(source.table).where({ ...source.where })
  if (!timed || (group !== 'hour' && !until)) return sumsOf(db, source, period.from, period.to)
  const first = group === 'hour' || !until ? period.from : businessDay(until)
  const rows = timedRows(db, timed, request, first)
  if (first > period.from) {
    const whole = sumsOf(db, source, period.from, addDays(first, -1))
    void rows.unionAll(whole.select(...timed.columns, ...Object.keys(timed.derived ?? {}), 'count', 'day'))
  }
  return db.from(rows.as('counted'))
}

/** The rows that a report counts of a table for the caller. */
export const countedRows = (db: Knex, source: FiguresTable, request: FiguresRequest): Knex.QueryBuilder =>
  request.visible(source, narrowed(countedIn(db, source, request), source, request))
