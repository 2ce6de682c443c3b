import type { Knex } from 'knex'
import { applyChanges } from './apply.ts'
import type { Act, Outcome, StockKey } from './change.ts'

export interface Entering extends StockKey {
  quantity: number
  unit_cost?: number | null
  line_id?: number | null
}

/** Receives units: bought, or returned. They are available at once unless the store is never sold from. */
export function enter(
  trx: Knex.Transaction,
  {
    entries,
    order_id,
    return_id,
    ...act
  }: Act & { entries: readonly Entering[]; order_id?: number | null; return_id?: number | null },
): Promise<Outcome> {
  const changes = entries.map(({ quantity, ...entry }) => ({
    ...entry,
    kind: 'enter' as const,
    order_id,
    return_id,
    on_hand_change: quantity,
    held_change: 0,
  }))
  return applyChanges(trx, changes, act)
}
