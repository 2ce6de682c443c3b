import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, SignedPesos } from '../../shapes.ts'
import { eventFamily } from '../family/family.ts'

/**
 * A payment of an order, or money returned to the client. One aggregate per payment; the event's version is the id
 * of the status it appended. The sum of the changes over all events is what the order shows as paid.
 */
export const PaymentEvent = Type.Object({
  payment_id: Id,
  order_id: Id,
  /** The refund that this payment pays. */
  refund_id: Nullable(Id),
  /** The payment whose opposite this one is, because its step was undone. */
  reverses_id: Nullable(Id),
  /** The return case whose dearer replacement it charges or pays. */
  return_id: Type.Optional(Nullable(Id)),
  /** The voucher that it spends, or that is credited again. */
  voucher_id: Type.Optional(Nullable(Id)),
  client_id: Id,
  /** Of the order: figures are shown to those who may see the order. */
  seller_id: Id,
  type_order: Type.String(),
  profile_id: Type.String(),
  /** first, cash, transfer, ct, refund, exchange (negative: a return case charges it), voucher … */
  kind: Type.String(),
  payment_method: Nullable(Id),
  /** Negative for money returned. */
  amount: SignedPesos,
  /** What this event adds to the payments of the order that are not void. */
  paid_change: SignedPesos,
  /** What this event adds to the confirmed payments of the order. */
  confirmed_change: SignedPesos,
  cashier_id: Nullable(Id),
  shift_id: Nullable(Id),
  /** The store of the cash register. */
  store_id: Nullable(Id),
  /** unconfirmed, confirmed or void. */
  status: Type.String(),
  recorded_at: Instant,
  /** Cash counts on this day; null while the payment is unconfirmed or void. */
  confirmed_at: Nullable(Instant),
  reason: Nullable(Type.String()),
})
export type PaymentEvent = Static<typeof PaymentEvent>

export const paymentEvents = eventFamily({
  /** reopened: the step that confirmed or voided the payment was undone, and it waits for accounting again. */
  types: ['payment.recorded', 'payment.confirmed', 'payment.voided', 'payment.reopened'],
  payload: PaymentEvent,
})
