import type { Dimension, ReportGroup, ReportPeriod } from '@deportivo/contracts/reports/declare-report'
import type { Knex } from 'knex'

/** A table with a row for each thing that is counted, and the time at which it counts. */
export interface TimedRows {
  table: string
  /** Its index makes a day as cheap as what happened on it. */
  at: string
  /** The columns that it shares with the sums, apart from `day` and `count`. */
  columns: readonly string[]
}

/** A table that gives some measures of a report, for some of its dimensions. */
export interface FiguresTable {
  table: string
  /** Only these rows. */
  where?: Readonly<Record<string, string | boolean>>
  /** Present figures have no column `day`, and no range narrows them. */
  isOfNow?: true
  /** Each is a column of the table, by the name in the declaration. */
  dimensions: readonly string[]
  /** By measure: an aggregate of columns, such as `sum(value)`. */
  measures: Readonly<Record<string, string>>
  /** What was summed up: read for the hours of a day, and for a day that counts in part. */
  timed?: TimedRows
}

export interface FiguresRequest {
  dimensions: Readonly<Record<string, Dimension>>
  period: ReportPeriod
  group: ReportGroup
  /** Values of columns that narrow the report. */
  filters: Readonly<Record<string, string | number>>
  visible: (rows: Knex.QueryBuilder) => Knex.QueryBuilder
  /** Nothing later counts; null: the period counts whole. */
  until: Date | null
}
