import type { FamilyName, PayloadOf } from '@deportivo/contracts/events/families'
import type { LoggedEvent } from '@deportivo/platform/service'
import type { RecordName } from './report-names.ts'
import type { Sums } from './sums.ts'

export type FamilyEvent<Name extends FamilyName> = LoggedEvent<PayloadOf<Name>>

/**
 * A table made from the events of some families. Every row belongs to one aggregate, whose events arrive in order;
 * one aggregate may have many rows (an order's lines, a product's levels). What combines aggregates is a table of
 * sums.
 */
export interface Projection<Row extends object, Name extends FamilyName = FamilyName> {
  /** The consumer's name; its cursor is stored under it. */
  consumer: string
  families: readonly Name[]
  /** Its columns are those of `Row`, and `pos`: the position of the newest event that changed the row. */
  table: string
  /** The column that holds the aggregate's id, an integer. */
  aggregate: keyof Row & string
  /** It has aggregates of several families, whose ids are alike: that column is text, `payment:12`. */
  isOfFamilies?: true
  /** The primary key. */
  key: readonly (keyof Row & string)[]
  /** All other columns except `pos`. */
  columns: readonly (keyof Row & string)[]
  /** All rows of the aggregate after an event, given those before it. Pure, so that a rebuild gives the same. */
  fold(rows: readonly Row[], event: FamilyEvent<Name>): readonly Row[]
  /** Tables of sums over the rows. */
  sums?: readonly Sums<Row>[]
  /** The names of records that reports group by, taken from every event: rows depend on how events are batched. */
  namesOf?(event: FamilyEvent<Name>): readonly RecordName[]
}
