/** Sums by the name of a measure. */
export type Figures = Readonly<Record<string, number>>

/** Sums by what they are of: `totals`, `day:2026-03-05`, `seller_id:12` … */
export class Table {
  readonly rows = new Map<string, Record<string, number>>()

  /** Adds the figures to each of the keys, once. */
  add(keys: Iterable<string>, figures: Figures, sign: 1 | -1 = 1): void {
    for (const key of new Set(keys)) {
      const row = this.rows.get(key) ?? {}
      for (const [name, amount] of Object.entries(figures)) row[name] = (row[name] ?? 0) + sign * amount
      this.rows.set(key, row)
    }
  }
}
