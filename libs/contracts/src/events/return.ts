import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, Pesos, SignedPesos } from '../shapes.ts'
import { eventFamily } from './family/family.ts'

const Replacement = Type.Object({
  product_id: Id,
  size_id: Id,
  quantity: Type.Integer(),
  outlet_store_id: Id,
  price: Pesos,
  /** The average cost when it left; null before that, and where no receipt named a cost. */
  unit_cost: Type.Optional(Nullable(Pesos)),
})

/**
 * A return case as it is after the change. What the client gets and what is done with the goods are separate
 * facts.
 */
export const ReturnSnapshot = Type.Object({
  id: Id,
  /** Of the request that asked for several cases. */
  group_id: Type.Optional(Nullable(Id)),
  version: Type.Integer(),
  state_id: Type.String(),
  state_entered_at: Instant,
  order_id: Id,
  line_id: Id,
  client_id: Id,
  client_type: Type.String(),
  seller_id: Id,
  type_order: Type.String(),
  profile_id: Type.String(),
  product_id: Id,
  product_name: Type.Optional(Type.String()),
  brand_id: Id,
  category_id: Id,
  /** The store that sold the units. */
  store_id: Type.Optional(Id),
  size_id: Id,
  quantity: Type.Integer(),
  reason_id: Id,
  reason_name: Type.String(),
  exchange_rate_id: Nullable(Id),
  /** Share of what was paid that the business recognises, in percent. */
  exchange_rate: Nullable(Type.Integer()),
  unit_price_paid: Pesos,
  /** Recognised to the client, as voucher or replacement: what the result statement subtracts from sales. */
  credited_value: Pesos,
  /** Of the sold units when they left. */
  unit_cost: Nullable(Pesos),
  /** quarantine, sellable, written_off, claimed …; null until they have arrived. */
  goods: Nullable(Type.String()),
  /** Units that were written off or claimed, once none is in quarantine: the others are sellable. Absent: all, or none. */
  lost_units: Type.Optional(Type.Integer()),
  entrance_store_id: Nullable(Id),
  /** exchange, voucher or refund; null until decided. */
  settlement: Nullable(Type.String()),
  replacement: Nullable(Replacement),
  /** Positive where the client pays more for the replacement. */
  price_difference: SignedPesos,
  voucher_id: Nullable(Id),
  created_at: Instant,
  received_at: Nullable(Instant),
  settled_at: Nullable(Instant),
})
export type ReturnSnapshot = Static<typeof ReturnSnapshot>

export const ReturnEvent = Type.Object({
  change: Type.Object({
    step: Nullable(Type.String()),
    note: Nullable(Type.String()),
    from_state: Nullable(Type.String()),
  }),
  return_case: ReturnSnapshot,
})
export type ReturnEvent = Static<typeof ReturnEvent>

/** The steps by which the client gets the replacement: sent, or at the counter. */
const HANDED_OVER: readonly string[] = ['delivered', 'hand_over']

/**
 * What this change credits to the case's order: the credited value, or what a cheaper replacement leaves of it. It
 * lowers what the order owes; the rest becomes a voucher.
 */
export function creditDue({ change, return_case }: ReturnEvent): number {
  const { settlement, credited_value, price_difference } = return_case
  if (change.step === 'voucher' && settlement === 'voucher') return credited_value
  return HANDED_OVER.includes(change.step ?? '') ? Math.max(0, -price_difference) : 0
}

/** What the client pays for a dearer replacement, in all; 0 where there is none, or none any longer. */
export const chargeDue = ({ return_case }: ReturnEvent): number =>
  return_case.replacement === null ? 0 : Math.max(0, return_case.price_difference)

export const returnEvents = eventFamily({
  types: [
    'return.requested',
    'return.received',
    'return.returned_to_store',
    'return.made_voucher',
    'return.replacement_held',
    'return.enlisted',
    'return.delivered',
    'return.cancelled',
    'return.goods_settled',
    'return.step_undone',
    'return.fields_changed',
  ],
  payload: ReturnEvent,
})
