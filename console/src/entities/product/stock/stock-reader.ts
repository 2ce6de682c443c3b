import type { StockChanged } from '@deportivo/contracts/live/messages'

/** More are read with the whole page: that is one request with the same rows. */
const MOST_AT_ONCE = 40

interface Row {
  readonly id: number
}

export interface StockReading<R extends Row> {
  /** The products on screen. */
  shown: () => readonly R[]
  read: (ids: readonly number[]) => Promise<readonly R[]>
  /** Puts these in the place of their older selves. */
  put: (rows: readonly R[]) => void
  /** Reads the whole page again, and shows what prevents it. */
  readAll: () => void
}

/**
 * Reads again what changed elsewhere, and only that. One request at a time: an older reply would overtake a newer one, and
 * what changes meanwhile is read with the next.
 */
export function createStockReader<R extends Row>({ shown, read, put, readAll }: StockReading<R>) {
  const waiting = new Set<number>()
  let isReading = false

  async function readWaiting(): Promise<void> {
    const ids = [...waiting]
    waiting.clear()
    if (ids.length > MOST_AT_ONCE) return readAll()
    try {
      put(await read(ids))
    } catch {
      readAll()
    }
  }

  return async ({ product_ids }: StockChanged): Promise<void> => {
    if (product_ids === null) return readAll()
    const changed = new Set(product_ids)
    for (const { id } of shown()) if (changed.has(id)) waiting.add(id)
    if (isReading) return
    isReading = true
    while (waiting.size > 0) await readWaiting()
    isReading = false
  }
}
