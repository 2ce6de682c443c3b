/** A column's value in the old rows, and in the newer ones; `n` counts the rows of each. */
export type Values = readonly [old: string, newer: string]

export interface Table {
  name: string
  old: number
  newer: number
  columns: Readonly<Record<string, Values>>
  /** Inserts what the rows name. */
  before?: string
  /** Changes the newer rows once more; left out where rows are never changed. */
  change?: string
  /** As a running server does after so many changes; where words count, their newest ones would not be looked at alone. */
  isVacuumedAgain?: true
}

export const AT: Values = [
  "now() - interval '50 days' + n * interval '1 second'",
  "now() - interval '2 days' + n * interval '1 second'",
]
export const OTHER: Values = ['900001', '900002']
export const same = (value: string): Values => [value, value]
// Many: by its statistics, PostgreSQL expects them soon in the order of ids.
export const OLD = 40_000
export const NEWER = 50_000
