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
export async function move(
  trx: Knex.Transaction,
  { product_id, from_store, to_store, sizes, ...act }: MoveRequest,
): Promise<Outcome> {
  const { id: transfer_id } = await queryRow<{ id: number }>(
    trx,
    "select nextval('inventory.transfer_number') as id",
  )
  const changes = sizes.flatMap(({ size_id, quantity }) => {
    const change = { kind: 'move' as const, product_id, size_id, transfer_id, held_change: 0 }
    return [
      { ...change, store_id: from_store, on_hand_change: -quantity },
      { ...change, store_id: to_store, on_hand_change: quantity },
    ]
  })
  return applyChanges(trx, changes, act)
}
