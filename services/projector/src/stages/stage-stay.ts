/**
 * A stay of an order in a stage, in a row for the whole order (store 0) and one for each store that its lines come from. A row
 * of read.stage_stays.
 */
export interface StageStay {
  order_id: number
  /** 1 for the first stay of the order. */
  nr: number
  store_id: number
  state_id: string
  entered_at: string | Date
  /** The order is there now. Where it is in no stage, its last row is neither open nor ended. */
  is_open: boolean
  left_on: string | null
  left_at: string | null
  /** When an assistant had picked every line, where that ended the stay. */
  prepared_at: string | null
  /** 0: no assistant. */
  auxiliary_user_id: number
  /** Of business hours, and those that it should have taken; 0 while it lasts, and without a target. */
  minutes: number
  target_minutes: number
  /** 1 with a target, and where it was met, to be summed up. */
  with_target: number
  in_time: number
}
