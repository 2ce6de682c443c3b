/** All properties of the states of a transfer between stores. No other place lists them. */
export interface TransferStateRow {
  /** Its units have arrived, or it was cancelled: nothing more happens to it. */
  is_final?: true
}

const table = <const Rows extends Record<string, TransferStateRow>>(rows: Rows) => rows

/** In chronological order. The keys are those of the wire and the database. */
export const TRANSFER_STATE_ROWS = table({
  draft: {},
  ready: {},
  in_transit: {},
  received: { is_final: true },
  cancelled: { is_final: true },
})

export type TransferState = keyof typeof TRANSFER_STATE_ROWS

export const TRANSFER_STATES = Object.keys(TRANSFER_STATE_ROWS) as TransferState[]

const ROWS: Readonly<Record<TransferState, TransferStateRow>> = TRANSFER_STATE_ROWS

/** Something still happens to a transfer in these. */
export const OPEN_TRANSFER_STATES = TRANSFER_STATES.filter((state) => !ROWS[state].is_final)

/** The only state in which its stores and lines may change. */
export const FIRST_TRANSFER_STATE = 'draft' satisfies TransferState

/** What became of the units of a transfer that was cancelled in transit. */
export const CANCELLED_GOODS = ['returned', 'lost'] as const
export type CancelledGoods = (typeof CANCELLED_GOODS)[number]
