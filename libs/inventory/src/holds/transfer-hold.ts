import type { Knex } from 'knex'
import { applyChanges } from '../apply.ts'
import type { Act, Outcome } from '../change.ts'
import '../tables.ts'

export interface TransferRequest extends Act {
  from: { order_id: number; line_id: number }
  to: { order_id: number; line_id: number }
  quantity: number
  /** When the units' new hold ends. */
  expires_at: Date | null
}

/**
 * Moves held units from one order's line to another's; never available in between. Refused when the line holds
 * less.
 */
export async function transferHold(
  trx: Knex.Transaction,
  { from, to, quantity, ...act }: TransferRequest,
): Promise<Outcome> {
  const held = await trx('inventory.holds').where(from).forUpdate().first()
  if (!held || held.quantity < quantity) return { ok: false, short: [shortageOf(from.line_id, held)] }
  const key = { product_id: held.product_id, size_id: held.size_id, store_id: held.store_id }
  const change = { ...key, kind: 'transfer' as const, on_hand_change: 0 }
  return applyChanges(
    trx,
    [
      { ...change, ...from, held_change: -quantity },
      { ...change, ...to, held_change: quantity },
    ],
    act,
  )
}

function shortageOf(
  line_id: number,
  held: { product_id: number; size_id: number; store_id: number; quantity: number } | undefined,
) {
  return {
    line_id,
    product_id: held?.product_id ?? 0,
    size_id: held?.size_id ?? 0,
    store_id: held?.store_id ?? 0,
    available: held?.quantity ?? 0,
  }
}
