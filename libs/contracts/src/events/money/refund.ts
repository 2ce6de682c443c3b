import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, Pesos, SignedPesos } from '../../shapes.ts'
import { eventFamily } from '../family/family.ts'

/** What the business owes a client after a cancelled order or a return. */
export const RefundEvent = Type.Object({
  refund_id: Id,
  order_id: Id,
  return_id: Nullable(Id),
  client_id: Id,
  seller_id: Id,
  type_order: Type.String(),
  profile_id: Type.String(),
  amount: Pesos,
  /** What this event adds to what the client is owed. */
  owed_change: SignedPesos,
  /** pending, paid, voucher or void. */
  status: Type.String(),
  payment_method: Nullable(Id),
  cashier_id: Nullable(Id),
  shift_id: Nullable(Id),
  payment_id: Nullable(Id),
  voucher_id: Nullable(Id),
  owed_at: Instant,
  settled_at: Nullable(Instant),
})
export type RefundEvent = Static<typeof RefundEvent>

export const refundEvents = eventFamily({
  types: ['refund.owed', 'refund.paid', 'refund.made_voucher', 'refund.voided'],
  payload: RefundEvent,
})
