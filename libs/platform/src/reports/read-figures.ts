import type { ReportGroup } from '@deportivo/contracts/reports/declare-report'
import type { Knex } from 'knex'
import { countedRows } from './counted-rows.ts'
import { levelSql, readPercentiles, type Column, type FigureRow } from './read-percentiles.ts'
import { measuresOf, type FiguresRequest, type FiguresTable } from './figures-request.ts'

export interface Figures {
  totals: Record<string, number>
  /** By dimension: rows of its column and the table's measures. */
  groups: Map<string, Record<string, string | number>[]>
}

const DAY_SQL: Record<ReportGroup, string> = {
  hour: 'hour',
  day: 'day',
  week: "date_trunc('week', day)::date",
  month: "date_trunc('month', day)::date",
}

function columnsOf(source: FiguresTable, { dimensions, group }: FiguresRequest): Column[] {
  return source.dimensions.flatMap((dimension) => {
    const declared = dimensions[dimension]
    if (!declared) return []
    const { column, kind } = declared
    return [{ dimension, name: column, sql: kind === 'day' ? DAY_SQL[group] : `"${column}"` }]
  })
}

// float8: sums of pesos stay exact up to 2^53, and a share its fraction.
const figuresSql = (source: FiguresTable, { present }: FiguresRequest): string[] =>
  Object.entries(source.measures).map(([name, given]) => {
    const sql = typeof given === 'string' ? given : given(present)
    return `coalesce((${sql})::float8, 0) as "${name}"`
  })

function selectSql(source: FiguresTable, columns: readonly Column[], request: FiguresRequest): string {
  return [
    ...columns.map(({ name, sql }) => `${sql} as "${name}"`),
    levelSql(columns),
    ...figuresSql(source, request),
  ].join(', ')
}

const groupSql = (columns: readonly Column[]): string =>
  `grouping sets (${['()', ...columns.map(({ sql }) => `(${sql})`)].join(', ')})`

const readSums = (db: Knex, source: FiguresTable, request: FiguresRequest, columns: readonly Column[]) =>
  countedRows(db, source, request)
    .select<FigureRow[]>(db.raw(selectSql(source, columns, request)))
    .groupByRaw(groupSql(columns))

/** All figures of one table in one statement: its totals, and its rows by each of its dimensions. */
export async function readFigures(db: Knex, source: FiguresTable, request: FiguresRequest): Promise<Figures> {
  const columns = columnsOf(source, request)
  const percentiles = await readPercentiles(db, source, request, columns)
  const keyOf = (row: FigureRow) => JSON.stringify([row.level, ...columns.map(({ name }) => row[name])])
  const percentilesOf = new Map(percentiles.map((row) => [keyOf(row), row]))
  const found = (await readSums(db, source, request, columns)).map((row): FigureRow => ({
    ...percentilesOf.get(keyOf(row)),
    ...row,
  }))
  // grouping() has a bit for each column that a row is not grouped by; the first column has the highest.
  const all = 2 ** columns.length - 1
  const measures = measuresOf(source)
  const pick = (row: FigureRow, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, row[name] ?? 0]))
  const groups = columns.map(({ dimension, name }, index) => {
    const level = all - 2 ** (columns.length - 1 - index)
    const rows = found.filter((row) => row.level === level)
    return [dimension, rows.map((row) => pick(row, [name, ...measures]))] as const
  })
  const total = found.find((row) => row.level === all)
  return {
    totals: (total ? pick(total, measures) : {}) as Record<string, number>,
    groups: new Map(groups),
  }
}
