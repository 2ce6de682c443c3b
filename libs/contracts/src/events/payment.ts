import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, SignedPesos } from '../shapes.ts'
import { eventFamily } from './family.ts'

/** A payment of an order, or money that went back to the client. One aggregate per payment. */
export const PaymentEvent = Type.Object({
  payment_id: Id,
  order_id: Id,
  /** The refund that this payment pays. */
  refund_id: Nullable(Id),
  client_id: Id,
  /** Of the order: figures are shown to those who may see the order. */
  seller_id: Id,
  type_order: Type.String(),
  profile_id: Type.String(),
  /** first, cash, transfer, ct, refund … */
  kind: Type.String(),
  payment_method: Nullable(Id),
  /** Negative where money went back. */
  amount: SignedPesos,
  cashier_id: Nullable(Id),
  shift_id: Nullable(Id),
  /** The store of the cash register. */
  store_id: Nullable(Id),
  /** unconfirmed, confirmed or void. */
  status: Type.String(),
  recorded_at: Instant,
  /** Cash counts on this day; null while the payment is unconfirmed, or where it was rejected. */
  confirmed_at: Nullable(Instant),
  reason: Nullable(Type.String()),
})
export type PaymentEvent = Static<typeof PaymentEvent>

export const paymentEvents = eventFamily({
  types: ['payment.recorded', 'payment.confirmed', 'payment.rejected'],
  payload: PaymentEvent,
  reservedFor: 'sales',
})
