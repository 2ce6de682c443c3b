import type { BelowHeld, Counted } from '@deportivo/inventory/count'
import type { Knex } from 'knex'
import { belowHeldTexts } from '../../../stock/levels/count-stock.ts'
import type { Fault } from '../planning/drafts.ts'

/** The lines whose count is below what orders and transfers hold. */
export async function heldFaults(
  db: Knex,
  counts: readonly (Counted & { row: number })[],
  below: readonly BelowHeld[],
): Promise<Fault[]> {
  if (below.length === 0) return []
  const texts = await belowHeldTexts(db, below)
  return below.flatMap(({ product_id, size_id, store_id }, at) => {
    const count = counts.find(
      (one) => one.product_id === product_id && one.size_id === size_id && one.store_id === store_id,
    )
    const text = texts[at]
    return count && text
      ? [{ row: count.row, field: 'quantity' as const, value: String(count.quantity), text }]
      : []
  })
}
