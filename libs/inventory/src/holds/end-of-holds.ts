import type { Knex } from 'knex'
import { applying } from '../apply.ts'
import type { Act, LedgerKind, Outcome } from '../change.ts'

export interface HoldsToEnd extends Act {
  order_id: number
  /** Absent: every line. */
  line_ids?: readonly number[] | undefined
  /** Only the holds whose end is not after this; absent: whenever they end. */
  expired_at?: Date | undefined
  kind: LedgerKind
  /** Whether the units leave with the hold, or become available again. */
  leaves: boolean
}

// Locked, so that an expiry cannot release them meanwhile.
const applyEnd = applying(
  'holds ended',
  `select jsonb_agg(jsonb_build_object('kind', $5::text, 'order_id', h.order_id, 'line_id', h.line_id,
     'product_id', h.product_id, 'size_id', h.size_id, 'store_id', h.store_id,
     'on_hand_change', case when $6 then -h.quantity else 0 end, 'held_change', -h.quantity,
     'unit_cost', case when $6 then inventory.average_cost(h.product_id) end))
   from (select * from inventory.holds
         where order_id = $7 and ($8::bigint[] is null or line_id = any($8::bigint[]))
           and ($9::timestamptz is null or expires_at <= $9) for update) h`,
)

/** Ends what an order, or some of its lines, hold. */
export function endHolds(
  trx: Knex.Transaction,
  { order_id, line_ids, expired_at, kind, leaves, ...act }: HoldsToEnd,
): Promise<Outcome> {
  return applyEnd(trx, [kind, leaves, order_id, line_ids ?? null, expired_at ?? null], act)
}
