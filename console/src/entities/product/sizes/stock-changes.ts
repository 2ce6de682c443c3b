import { matrixKey, type MatrixKey, type MatrixRow } from '../size-matrix/size-matrix.tsx'

/** The cells whose stock is another than before; a size that came or went counts, a whole store too. */
export function changedCells(before: readonly MatrixRow[], now: readonly MatrixRow[]): Set<MatrixKey> {
  const known = new Map(before.map((row) => [row.id, row.available]))
  return new Set(
    now.flatMap((row) =>
      [...row.available].flatMap(([sizeId, free]): MatrixKey[] =>
        known.get(row.id)?.get(sizeId) === free ? [] : [matrixKey(row.id, sizeId)],
      ),
    ),
  )
}

interface Missing {
  size_id: number
  available: number
}

function missingIn(data: unknown): Missing[] {
  if (typeof data !== 'object' || data === null || !('missing' in data) || !Array.isArray(data.missing))
    return []
  return data.missing as Missing[]
}

/** Whether something of a refused run could still be added: a size that isn't short, or some of one that is. */
export function isSomeAvailable(sizes: readonly { size_id: number }[], refusal: unknown): boolean {
  const missing = missingIn(refusal)
  return sizes.some(({ size_id }) => {
    const short = missing.find((one) => one.size_id === size_id)
    return missing.length > 0 && (short === undefined || short.available > 0)
  })
}
