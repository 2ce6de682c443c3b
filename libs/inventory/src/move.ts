import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { applyChanges } from './apply.ts'
import type { Act, Outcome } from './change.ts'

export interface MoveRequest extends Act {
  product_id: number
  from_store: number
  to_store: number
  sizes: readonly { size_id: number; quantity: number }[]
}

/** Moves available units between two stores at once. What is held stays; short sizes refuse the whole move. */
export const move = (
  trx: Knex.Transaction,
  { from_store, sizes, ...request }: MoveRequest,
): Promise<Outcome> => gather(trx, { ...request, units: sizes.map((size) => ({ ...size, from_store })) })

export interface GatherRequest extends Act {
  product_id: number
  to_store: number
  units: readonly { from_store: number; size_id: number; quantity: number }[]
}

/** Moves available units of a product from several stores into one at once, all or none. */
export async function gather(
  trx: Knex.Transaction,
  { product_id, to_store, units, ...act }: GatherRequest,
): Promise<Outcome> {
  const { id: transfer_id } = await queryRow<{ id: number }>(
    trx,
    "select nextval('inventory.transfer_number') as id",
  )
  const changes = units.flatMap(({ from_store, size_id, quantity }) => {
    const change = { kind: 'move' as const, product_id, size_id, transfer_id, held_change: 0 }
    return [
      { ...change, store_id: from_store, on_hand_change: -quantity },
      { ...change, store_id: to_store, on_hand_change: quantity },
    ]
  })
  return applyChanges(trx, changes, act)
}
