interface Matrix {
  /** The rows by what may be typed into, by size id. */
  rows: readonly { id: number; available: ReadonlyMap<number, unknown> }[]
  sizes: readonly { id: number }[]
}

type Landed = [rowId: number, sizeId: number, quantity: number]

/**
 * Where copied cells land in a matrix, from one of its cells on. Null where a number has no cell there: without it the
 * sums would be others than those that were copied.
 */
export function landedCells(
  copied: readonly (readonly (number | null)[])[],
  { rows, sizes }: Matrix,
  at: { line: number; column: number },
): Landed[] | null {
  const landed: Landed[] = []
  for (const [down, cells] of copied.entries())
    for (const [across, quantity] of cells.entries()) {
      const row = rows[at.line + down]
      const size = sizes[at.column + across]
      if (row && size && row.available.has(size.id)) landed.push([row.id, size.id, quantity ?? 0])
      else if (quantity) return null
    }
  return landed
}
