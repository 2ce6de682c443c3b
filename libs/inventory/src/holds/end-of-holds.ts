import type { Knex } from 'knex'
import { stockAct, type RefuseShort } from '../apply.ts'
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
  /** The cost of a unit by product, as the caller has read it; the present average of a product that is absent. */
  costs?: Readonly<Record<string, number | null>> | undefined
}

type Values = [
  kind: LedgerKind,
  leaves: boolean,
  order_id: number,
  line_ids: readonly number[] | null,
  expired_at: Date | null,
  costs: string,
]

// Locked, so that an expiry cannot release them meanwhile.
const ENDED = stockAct<Values>(
  'holds ended',
  `select jsonb_agg(jsonb_build_object('kind', $6::text, 'order_id', h.order_id, 'line_id', h.line_id,
     'product_id', h.product_id, 'size_id', h.size_id, 'store_id', h.store_id,
     'on_hand_change', case when $7 then -h.quantity else 0 end, 'held_change', -h.quantity,
     'unit_cost', case when not $7 then null
       when $11::jsonb ? h.product_id::text then ($11::jsonb ->> h.product_id::text)::integer
       else inventory.average_cost(h.product_id) end))
   from (select * from inventory.holds
         where order_id = $8 and ($9::bigint[] is null or line_id = any($9::bigint[]))
           and ($10::timestamptz is null or expires_at <= $10) for update) h`,
)

const valuesOf = ({ kind, leaves, order_id, line_ids, expired_at, costs }: HoldsToEnd): Values => [
  kind,
  leaves,
  order_id,
  line_ids ?? null,
  expired_at ?? null,
  JSON.stringify(costs ?? {}),
]

/** Ends what an order, or some of its lines, hold. */
export const endHolds = (trx: Knex.Transaction, holds: HoldsToEnd): Promise<Outcome> =>
  ENDED.apply(trx, valuesOf(holds), holds)

/** The same without waiting. */
export const endHoldsLater = (trx: Knex.Transaction, holds: HoldsToEnd, refuse: RefuseShort): Promise<void> =>
  ENDED.applyLater(trx, valuesOf(holds), holds, refuse)
