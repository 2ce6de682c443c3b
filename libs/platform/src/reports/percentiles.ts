import type { Knex } from 'knex'
import { countedRows } from './counted-rows.ts'
import type { FiguresRequest, FiguresTable } from './figures-request.ts'

/** A column by which figures are grouped. */
export interface Column {
  dimension: string
  name: string
  sql: string
}

/** grouping() of the columns: by which of them a row is grouped. */
export const levelSql = (columns: readonly Column[]): string =>
  columns.length === 0 ? '0 as level' : `grouping(${columns.map(({ sql }) => sql).join(', ')}) as level`

export type Percentiles = NonNullable<FiguresTable['percentiles']>

const namesOf = (columns: readonly Column[]) => columns.map(({ name }) => `"${name}"`)

const lengthsSql = ({ column }: Percentiles, columns: readonly Column[]): string =>
  [
    ...columns.map(({ sql, name }) => `${sql} as "${name}"`),
    levelSql(columns),
    `${column} as length`,
    'sum(count) as counted',
  ].join(', ')

const setsSql = ({ column }: Percentiles, columns: readonly Column[]): string =>
  `grouping sets (${[column, ...columns.map(({ sql }) => `${sql}, ${column}`)].map((set) => `(${set})`).join(', ')})`

const rankedSql = (group: string): string =>
  `*, sum(counted) over (partition by ${group} order by length) as up_to, sum(counted) over (partition by ${group}) as whole`

const figuresSql = ({ times, measures }: Percentiles, columns: readonly Column[]): string =>
  [
    ...namesOf(columns),
    'level',
    ...Object.entries(measures).map(
      ([name, share]) =>
        `(min(length) filter (where up_to >= ${share} * whole) * ${times})::float8 as "${name}"`,
    ),
  ].join(', ')

/** The percentiles of the same groups as the sums: the length that as many as each asks for do not exceed. */
export function percentilesOf(
  db: Knex,
  source: FiguresTable & { percentiles: Percentiles },
  request: FiguresRequest,
  columns: readonly Column[],
): Knex.QueryBuilder {
  const { percentiles } = source
  const group = ['level', ...namesOf(columns)].join(', ')
  const lengths = countedRows(db, source, request)
    .select(db.raw(lengthsSql(percentiles, columns)))
    .groupByRaw(setsSql(percentiles, columns))
  const ranked = db.from(lengths.as('lengths')).select(db.raw(rankedSql(group)))
  return db
    .from(ranked.as('ranked'))
    .select(db.raw(figuresSql(percentiles, columns)))
    .groupByRaw(group)
}
