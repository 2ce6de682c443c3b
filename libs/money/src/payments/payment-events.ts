import type { PaymentEvent } from '@deportivo/contracts/events/payment'
import type { PaymentStatus } from '@deportivo/contracts/orders/payment'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import { eventMeta } from '@deportivo/platform/events/outbox/event-meta'
import type { Ledger } from '../ledger.ts'
import { changeOf } from './payment-sums.ts'

/** The columns of an event, returned by the statement that writes a row `p` of the ledger and its status. */
export const EVENT_COLUMNS = `p.id as payment_id, p.order_id, p.reverses_id, p.return_id, p.voucher_id, p.kind, p.payment_method,
  p.amount, register.id as cashier_id, p.shift_id, register.store_id, p.at as recorded_at, status.id as version`

export const EVENT_JOINS = `cross join status
  left join money.cashier_shifts shift on shift.id = p.shift_id
  left join money.cashiers register on register.id = shift.cashier_id`

type OfOrder = 'client_id' | 'seller_id' | 'type_order' | 'profile_id'
type Computed = 'paid_change' | 'confirmed_change' | 'status' | 'confirmed_at' | 'reason'

export interface WrittenPayment extends Omit<PaymentEvent, OfOrder | Computed | 'recorded_at'> {
  recorded_at: Date
  /** Of the status: it grows with each status of a payment. */
  version: number
  /** null: the payment is new. */
  status_before: PaymentStatus | null
}

const TYPE_OF = {
  confirmed: 'payment.confirmed',
  void: 'payment.voided',
  unconfirmed: 'payment.reopened',
} as const satisfies Record<PaymentStatus, string>

/** Appends the event of a payment that was recorded or whose status changed, and returns its payload. */
export function appendPaymentEvent(
  { trx, order, context }: Ledger,
  { version, status_before, recorded_at, ...facts }: WrittenPayment,
  { status, reason }: { status: PaymentStatus; reason?: string | null | undefined },
): PaymentEvent {
  const { client_id, seller_id, type_order, profile_id } = order
  const { actor, now, requestId } = context
  const { paid, paid_confirmed } = changeOf(facts, status_before, status)
  const payload = {
    ...facts,
    client_id,
    seller_id,
    type_order,
    profile_id,
    paid_change: paid,
    confirmed_change: paid_confirmed,
    status,
    recorded_at: recorded_at.toISOString(),
    confirmed_at: status === 'confirmed' ? now.toISOString() : null,
    reason: reason ?? null,
  }
  appendEvent(trx, 'payment', {
    type: status_before === null ? 'payment.recorded' : TYPE_OF[status],
    aggregate_id: facts.payment_id,
    aggregate_version: version,
    payload,
    meta: eventMeta(actor, requestId),
    occurred_at: now,
  })
  return payload
}
