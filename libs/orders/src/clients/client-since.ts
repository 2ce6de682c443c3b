import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'

interface Moved {
  from_id: number
  to_id: number
}

// In the order in which they happened: a merge, then its undo.
const MOVES = `
  select m.from_id, m.to_id from (
    select id, 1 as part, duplicate_id as from_id, remaining_id as to_id, at
    from sales.published_client_merges where order_ids @> array[?]::integer[]
    union all
    select id, 2, remaining_id, duplicate_id, undone_at
    from sales.published_client_merges where order_ids @> array[?]::integer[] and undone_at is not null
  ) m where m.at >= ? order by m.at, m.id, m.part`

/** The client that an order has today if it was this one's then and no user chose another: merges move orders. */
export async function clientSince(
  db: Knex,
  orderId: number,
  { client_id, at }: { client_id: number; at: Date },
): Promise<number> {
  const moves = await queryRows<Moved>(db, MOVES, [orderId, orderId, at])
  return moves.reduce((id, { from_id, to_id }) => (id === from_id ? to_id : id), client_id)
}
