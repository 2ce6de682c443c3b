import type { ReportGroup } from '@deportivo/contracts/reports/declare-report'
import type { Knex } from 'knex'
import { countedRows } from './counted-rows.ts'
import { measuresOf, type FiguresRequest, type FiguresTable } from './figures-request.ts'
import { levelSql, percentilesOf, type Column } from './percentiles.ts'
import type { QueriedRow } from './read-at-once.ts'

export interface Figures {
  totals: Record<string, number>
  /** By dimension: rows of its column and the table's measures. */
  groups: Map<string, QueriedRow[]>
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

const sumsOf = (db: Knex, source: FiguresTable, request: FiguresRequest, columns: readonly Column[]) =>
  countedRows(db, source, request)
    .select(db.raw(selectSql(source, columns, request)))
    .groupByRaw(groupSql(columns))

function levelsOf(rows: readonly QueriedRow[]): Map<unknown, QueriedRow[]> {
  const levels = new Map<unknown, QueriedRow[]>()
  for (const row of rows) {
    const same = levels.get(row['level'])
    if (same) same.push(row)
    else levels.set(row['level'], [row])
  }
  return levels
}

/** grouping() has a bit for each column that a row is not grouped by; the first column has the highest. */
function figuresIn(source: FiguresTable, columns: readonly Column[], rows: readonly QueriedRow[]): Figures {
  const all = 2 ** columns.length - 1
  const measures = measuresOf(source)
  const byLevel = levelsOf(rows)
  const pick = (row: QueriedRow, names: readonly string[]) => {
    const picked: QueriedRow = {}
    for (const name of names) picked[name] = row[name] ?? 0
    return picked
  }
  const groups = columns.map(({ dimension, name }, index) => {
    const inLevel = byLevel.get(all - 2 ** (columns.length - 1 - index)) ?? []
    // 0 in the rows of another combination.
    const isCombined = name in (source.combined?.bits ?? {})
    const own = isCombined ? inLevel.filter((row) => row[name] !== 0) : inLevel
    return [dimension, own.map((row) => pick(row, [name, ...measures]))] as const
  })
  const [total] = byLevel.get(all) ?? []
  return {
    totals: (total ? pick(total, measures) : {}) as Record<string, number>,
    groups: new Map(groups),
  }
}

/** The queries of one table, and what their rows become. */
export interface FiguresQuery {
  queries: Knex.QueryBuilder[]
  figuresOf: (rows: readonly QueriedRow[][]) => Figures
}

/** All figures of one table: its totals, its rows by each of its dimensions, and their percentiles. */
export function figuresQuery(db: Knex, source: FiguresTable, request: FiguresRequest): FiguresQuery {
  const columns = columnsOf(source, request)
  const { percentiles } = source
  const keyOf = (row: QueriedRow) => JSON.stringify([row['level'], ...columns.map(({ name }) => row[name])])
  return {
    queries: [
      sumsOf(db, source, request, columns),
      ...(percentiles ? [percentilesOf(db, { ...source, percentiles }, request, columns)] : []),
    ],
    figuresOf: ([sums = [], ranked = []]) => {
      if (ranked.length === 0) return figuresIn(source, columns, sums)
      const percentilesAt = new Map(ranked.map((row) => [keyOf(row), row]))
      return figuresIn(
        source,
        columns,
        sums.map((row) => ({ ...percentilesAt.get(keyOf(row)), ...row })),
      )
    },
  }
}
