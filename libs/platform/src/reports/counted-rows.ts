import type { ReportPeriod } from '@deportivo/contracts/reports/declare-report'
import type { Knex } from 'knex'
import { businessDay } from '../clock.ts'
import { fromDay, toDay } from '../lists/narrow.ts'
import { addDays } from './period.ts'
import type { Combined, FiguresRequest, FiguresTable, PartsOfRow, TimedRows } from './figures-request.ts'

const HOUR = `to_char(?? at time zone 'America/Bogota', 'YYYY-MM-DD"T"HH24') as hour`

const derivedSql = ([name, sql]: [string, string]) => `${sql} as "${name}"`

const columnsOfParts = ({ parts }: TimedRows): string[] => (parts ? [...parts.of, ...parts.measures] : [])

/** Its columns, in the order of its rows. */
const columnsOf = (timed: TimedRows): string[] => [
  ...timed.columns,
  ...Object.keys(timed.derived ?? {}),
  ...columnsOfParts(timed),
]

const BIGINT = (column: string) => `"${column}" bigint`

/** The parts of each row, summed by what the report is narrowed by: an order counts once however many lines it has of it. */
function joinParts(
  rows: Knex.QueryBuilder,
  { column, of, measures }: PartsOfRow,
  { filters }: FiguresRequest,
): Knex.QueryBuilder {
  const by = of.filter((one) => one in filters).map((one) => `"${one}"`)
  const values = of.map((one) => (one in filters ? `"${one}"` : `0 as "${one}"`))
  const sums = measures.map((one) => `sum("${one}") as "${one}"`)
  const declared = [...of, ...measures].map(BIGINT)
  return rows.joinRaw(
    `cross join lateral (select ${[...values, ...sums].join(', ')}
      from jsonb_to_recordset("t"."${column}") as p(${declared.join(', ')})
      group by ${by.length > 0 ? by.join(', ') : '()'}) as "part"`,
  )
}

/** The rows of one table from a day on, up to a moment or to the end of the period, with the columns of the sums. */
function rowsIn(
  db: Knex,
  timed: TimedRows & { hasRowOfEachPart?: true },
  request: FiguresRequest,
  first: string,
) {
  const { table, columns, derived = {}, parts, hasRowOfEachPart } = timed
  const at = `t.${timed.at}`
  const part = hasRowOfEachPart ? 't' : 'part'
  const rows = db
    .from({ t: table })
    .select(
      ...columns.map((column) => `t.${column}`),
      ...Object.entries(derived).map((one) => db.raw(derivedSql(one))),
      ...columnsOfParts(timed).map((column) => `${part}.${column}`),
      db.raw('1 as count'),
      db.raw("(?? at time zone 'America/Bogota')::date as day", [at]),
    )
  if (parts && !hasRowOfEachPart) joinParts(rows, parts, request)
  if (request.group === 'hour') void rows.select(db.raw(HOUR, [at]))
  fromDay(at)(rows, first)
  if (request.until) return rows.where(at, '<', request.until)
  toDay(at)(rows, request.period.to)
  return rows
}

/** The same of all tables behind a sum. */
function timedRows(db: Knex, timed: TimedRows, request: FiguresRequest, first: string) {
  const rows = rowsIn(db, timed, request, first)
  const { also } = timed
  if (also) void rows.unionAll(rowsIn(db, { ...timed, ...also, hasRowOfEachPart: true }, request, first))
  return rows
}

/** The combinations of columns that a report needs: those that narrow it, with each that its rows are of. */
function combinationsOf(
  { bits }: Combined,
  dimensions: readonly string[],
  request: FiguresRequest,
): number[] {
  const narrowing = Object.entries(bits).reduce(
    (sum, [column, bit]) => (column in request.filters ? sum + bit : sum),
    0,
  )
  const grouped = dimensions.map((name) => bits[request.dimensions[name]?.column ?? ''] ?? 0)
  return grouped.length === 0 ? [narrowing] : [...new Set(grouped.map((bit) => narrowing | bit))]
}

function sumsOf(db: Knex, source: FiguresTable, request: FiguresRequest, { from, to }: ReportPeriod) {
  const { table, where, combined, dimensions } = source
  const rows = db(table)
    .where({ ...where })
    .whereBetween('day', [from, to])
  return combined ? rows.whereIn(combined.column, combinationsOf(combined, dimensions, request)) : rows
}

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
  if (!timed || (group !== 'hour' && !until)) return sumsOf(db, source, request, period)
  const first = group === 'hour' || !until ? period.from : businessDay(until)
  const rows = timedRows(db, timed, request, first)
  if (first > period.from) {
    const whole = sumsOf(db, source, request, { from: period.from, to: addDays(first, -1) })
    void rows.unionAll(whole.select(...columnsOf(timed), 'count', 'day'))
  }
  return db.from(rows.as('counted'))
}

/** The rows that a report counts of a table for the caller. */
export const countedRows = (db: Knex, source: FiguresTable, request: FiguresRequest): Knex.QueryBuilder =>
  request.visible(source, narrowed(countedIn(db, source, request), source, request))
