/** All properties of the states of a stock count. No other place lists them. */
export interface CountStateRow {
  /** Its differences are in the stock, or it was cancelled: nothing more happens to it. */
  is_final?: true
}

const table = <const Rows extends Record<string, CountStateRow>>(rows: Rows) => rows

/** In chronological order. The keys are those of the wire and the database. */
export const COUNT_STATE_ROWS = table({
  open: {},
  applied: { is_final: true },
  cancelled: { is_final: true },
})

export type CountState = keyof typeof COUNT_STATE_ROWS

export const COUNT_STATES = Object.keys(COUNT_STATE_ROWS) as CountState[]

/** What is counted: everything in the store, or the products of a category, of a brand, or chosen ones. */
export const COUNT_SCOPES = ['all', 'category', 'brand', 'products'] as const
export type CountScope = (typeof COUNT_SCOPES)[number]

/** What becomes of uncounted sizes: they are gone, or stay as they are. */
export const UNCOUNTED_SIZES = ['zero', 'leave'] as const
