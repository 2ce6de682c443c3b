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
  /** A second table whose rows count beside these: what was reversed. */
  also?: Pick<TimedRows, 'table' | 'at' | 'derived'>
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
  where?: Readonly<Record<string, string | boolean>>
  /** Without these rows. */
  except?: Readonly<Record<string, number>>
  /** The value that a filter's column has in the rows of everything, which are read unless the report is narrowed by it. */
  whole?: Readonly<Record<string, number>>
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

/** Every measure that a table gives. */
export const measuresOf = ({ measures, percentiles }: FiguresTable): string[] => [
  ...Object.keys(measures),
  ...Object.keys(percentiles?.measures ?? {}),
]
