/** All properties of the states of a return case. No other place lists them. */
export interface ReturnStateRow {
  /** The client has what they are owed, or the case was cancelled: nothing more happens to it. */
  is_final?: true
  /** Its units may be returned by another case. */
  is_given_up?: true
}

const table = <const Rows extends Record<string, ReturnStateRow>>(rows: Rows) => rows

/** In chronological order. The keys are those of the wire and the database. */
export const RETURN_STATE_ROWS = table({
  return_pending: {},
  return_received_store: {},
  returned_to_store: {},
  available_to_enlisting: {},
  return_voucher: { is_final: true },
  return_enlisting: {},
  return_delivered: { is_final: true },
  return_cancelled: { is_final: true, is_given_up: true },
})

export type ReturnState = keyof typeof RETURN_STATE_ROWS

export const RETURN_STATES = Object.keys(RETURN_STATE_ROWS) as ReturnState[]

export const returnStateRow = (state: ReturnState): ReturnStateRow => RETURN_STATE_ROWS[state]

/** The states whose row matches, in the order of the table. */
export const returnStatesWhere = (fits: (row: ReturnStateRow) => boolean): ReturnState[] =>
  RETURN_STATES.filter((state) => fits(RETURN_STATE_ROWS[state]))

/** The initial state of a request. */
export const FIRST_RETURN_STATE = 'return_pending' satisfies ReturnState

/** The states of cases that no longer count as returned. */
export const GIVEN_UP_RETURN_STATES = returnStatesWhere(({ is_given_up }) => is_given_up === true)
