import type { Dimension, ReportGroup, ReportPeriod } from '@deportivo/contracts/reports/declare-report'
import type { Settings } from '@deportivo/contracts/admin/settings'
import type { Knex } from 'knex'
import type { Actor } from '../http/guard/actor.ts'

/** A table with a row for each thing that is counted, and the time at which it counts. */
export interface TimedRows {
  table: string
  /** Its index makes a day as cheap as what happened on it. */
  at: string
  /** The columns that it shares with the sums, apart from `day` and `count`. */
  columns: readonly string[]
  /** The columns of the sums that it lacks, in SQL. */
  derived?: Readonly<Record<string, string>>
  parts?: PartsOfRow
  /** A second table whose rows count beside these: what was reversed. Where rows have parts, it has a row of each. */
  also?: Pick<TimedRows, 'table' | 'at' | 'derived'>
}

/** Rows that consist of parts: each is read as one row of each combination of the columns that a report is narrowed by. */
export interface PartsOfRow {
  /** A JSON array of objects. */
  column: string
  /** What a part is of, and what is added up. */
  of: readonly string[]
  measures: readonly string[]
}

/**
 * A table with sums of every combination of some columns: `column` names the combination, a sum of their bits, and the
 * others are 0 in its rows. Of several dimensions each is read from the rows of its own combination; a report that is
 * narrowed by one of them reads it apart from the others.
 */
export interface Combined {
  column: string
  bits: Readonly<Record<string, number>>
}

/** A moment, and the settings by which it is judged. */
export interface Present {
  now: Date
  settings: Settings
}

/** A table that gives some measures of a report, for some of its dimensions. */
export interface FiguresTable {
  table: string
  /** Only these rows. */
  where?: Readonly<Record<string, string | number | boolean>>
  /** Without these rows. */
  except?: Readonly<Record<string, number>>
  /** The value that a filter's column has in the rows of everything, which are read unless the report is narrowed by it. */
  whole?: Readonly<Record<string, number>>
  /** Its rows of the columns by which the report is narrowed or grouped are read. */
  combined?: Combined
  /** Read only where the report is narrowed by one of these columns… */
  onlyNarrowedBy?: readonly string[]
  /** …or by none of these: another table has its figures then. */
  unlessNarrowedBy?: readonly string[]
  /** Present figures have no column `day`, and no range narrows them. */
  isOfNow?: true
  /** Each is a column of the table, by the name in the declaration. */
  dimensions: readonly string[]
  /** By measure: an aggregate of columns, such as `sum(value)`; of what is late, for instance, as of a moment. */
  measures: Readonly<Record<string, string | ((present: Present) => string)>>
  /** By measure: which share of what is counted is at most so long. A row is of one length, and `count` how many there are. */
  percentiles?: { column: string; times: number; measures: Readonly<Record<string, number>> }
  /** Columns of filters that it lacks: narrowed by one of them, the report has nothing of this table. */
  lacks?: readonly string[]
  /** Narrows its rows to what the caller may see, where it lacks the columns of the report's own rule. */
  visible?: (rows: Knex.QueryBuilder, actor: Actor) => Knex.QueryBuilder
  /** What was summed up: read for the hours of a day, and for a day that counts in part. */
  timed?: TimedRows
}

export interface FiguresRequest {
  dimensions: Readonly<Record<string, Dimension>>
  period: ReportPeriod
  group: ReportGroup
  /** Values of columns that narrow the report. */
  filters: Readonly<Record<string, string | number>>
  visible: (source: FiguresTable, rows: Knex.QueryBuilder) => Knex.QueryBuilder
  /** Nothing later counts; null: the period counts whole. */
  until: Date | null
  present: Present
}

/** Whether a report with these filters is made from a table. */
export function isRead(
  { onlyNarrowedBy, unlessNarrowedBy = [] }: FiguresTable,
  filters: FiguresRequest['filters'],
): boolean {
  const isBy = (column: string) => column in filters
  return (onlyNarrowedBy === undefined || onlyNarrowedBy.some(isBy)) && !unlessNarrowedBy.some(isBy)
}

/** Every measure that a table gives. */
export const measuresOf = ({ measures, percentiles }: FiguresTable): string[] => [
  ...Object.keys(measures),
  ...Object.keys(percentiles?.measures ?? {}),
]
