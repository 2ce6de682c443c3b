import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, Pesos, SignedPesos } from '../shapes.ts'
import { eventFamily } from './family.ts'

/** Credit of a client. `amount` is what this event changed of `available`. */
export const VoucherEvent = Type.Object({
  voucher_id: Id,
  client_id: Id,
  /** Where the credit came from: return, release, refund … */
  origin: Type.String(),
  value: Pesos,
  available: Pesos,
  amount: SignedPesos,
  order_id: Nullable(Id),
  return_id: Nullable(Id),
  refund_id: Nullable(Id),
  issued_at: Instant,
  expires_at: Nullable(Instant),
})
export type VoucherEvent = Static<typeof VoucherEvent>

export const voucherEvents = eventFamily({
  types: ['voucher.issued', 'voucher.spent', 'voucher.given_back', 'voucher.expired', 'voucher.voided'],
  payload: VoucherEvent,
  reservedFor: 'sales',
})
