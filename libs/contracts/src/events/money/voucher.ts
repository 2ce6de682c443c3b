import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, Pesos, SignedPesos } from '../../shapes.ts'
import { eventFamily } from '../family/family.ts'

/**
 * Credit of a client. `amount` is the change of `available`; the event's version is the id of the ledger entry.
 * Expiry is a date and no event.
 */
export const VoucherEvent = Type.Object({
  voucher_id: Id,
  client_id: Id,
  /** Where the credit came from: return, release, refund … */
  origin: Type.String(),
  value: Pesos,
  available: Pesos,
  amount: SignedPesos,
  /** The order whose money became the voucher, or that spends it or returns it. */
  order_id: Nullable(Id),
  return_id: Nullable(Id),
  /** The refund that became the voucher. */
  refund_id: Nullable(Id),
  issued_at: Instant,
  expires_at: Nullable(Instant),
})
export type VoucherEvent = Static<typeof VoucherEvent>

export const voucherEvents = eventFamily({
  types: ['voucher.issued', 'voucher.spent', 'voucher.given_back', 'voucher.voided'],
  payload: VoucherEvent,
})
