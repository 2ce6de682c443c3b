import type { StatePatch } from './order-record.ts'

/** The columns of a line that a step overwrote, as they were. */
export interface LineBefore {
  id: number
  picked?: number
  store_id?: number
  store_name?: string
  unit_cost?: number | null
}

/** All that undo needs of a step, besides a hash of the lines (`linesHash`), which is stored with it. */
export interface Before {
  /** The columns as they were. */
  columns: StatePatch
  /** The batch of the stock that moved with it. */
  stock_batch: number | null
  lines: LineBefore[]
  /** Whose money was on it. */
  client_id: number
  /** A final step offers its author no undo. */
  is_final: boolean
}
