import type { Knex } from 'knex'
import { applyChanges } from '../apply.ts'
import type { Act, Outcome, StockKey } from '../change.ts'

export interface LineToHold extends StockKey {
  line_id: number
  quantity: number
}

export interface HoldRequest extends Act {
  order_id: number
  /** null: held until it is released. */
  expires_at: Date | null
  lines: readonly LineToHold[]
}

/** Sets units aside for lines of an order, all of them or none; a line that already holds some holds more. */
export function hold(trx: Knex.Transaction, { order_id, lines, ...act }: HoldRequest): Promise<Outcome> {
  const changes = lines.map(({ quantity, ...line }) => ({
    ...line,
    order_id,
    kind: 'hold' as const,
    on_hand_change: 0,
    held_change: quantity,
  }))
  return applyChanges(trx, changes, act)
}
