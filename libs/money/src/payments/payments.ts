import type { PaymentEvent } from '@deportivo/contracts/events/payment'
import type { PaymentKind, PaymentStatus } from '@deportivo/contracts/orders/payment'
import { needsSupport } from '@deportivo/lifecycle/payment-methods'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { rule } from '@deportivo/platform/http/refused'
import { refuseClosedPayment } from '@deportivo/platform/records/closed-days'
import type { Knex } from 'knex'
import { count, type Ledger, type PaidOrder } from '../ledger.ts'
import { appendPaymentEvent, EVENT_COLUMNS, EVENT_JOINS, type WrittenPayment } from './payment-events.ts'
import { changeOf, countedIn } from './payment-sums.ts'
import { claimProof } from './proofs.ts'
import type { CurrentPaymentRow } from '../tables.ts'

export interface NewPayment {
  kind: PaymentKind
  /** Whole pesos; negative for money returned. */
  amount: number
  /** null: no money moves, as when a payment becomes a voucher. */
  payment_method: number | null
  status: Exclude<PaymentStatus, 'void'>
  shift_id?: number | null
  note?: string | null
  /** The uploaded support that it is recorded with: claimed when there is one, or refused when there is none. */
  proof?: 'optional' | 'required'
  /** The payment that this entry reverses. */
  reverses_id?: number
  /** The refund that it pays. */
  refund_id?: number | null
  /** The return case that it credits, charges or pays the difference of. */
  return_id?: number | null
  /** The voucher that it spends, or returns to. */
  voucher_id?: number | null
}

const CURRENT = [
  'id',
  'order_id',
  'kind',
  'amount',
  'payment_method',
  'cashier_id',
  'shift_id',
  'status',
  'attachment_id',
  'return_id',
  'voucher_id',
] as const satisfies readonly (keyof CurrentPaymentRow)[]

export type CurrentPayment = Pick<CurrentPaymentRow, (typeof CURRENT)[number]> & {
  /** Whether it has a support; a rejected file is none. */
  has_proof: boolean
}

const HAS_PROOF = `
  exists (
    select from files.published_attachments a
    where a.id = current_payments.attachment_id and a.state <> 'rejected'
  ) as has_proof`

const INSERT = `
  with p as (
    insert into money.payments (order_id, history_id, kind, amount, payment_method, shift_id, reverses_id, return_id, voucher_id, note,
      by_id, by_name, at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning *
  ), status as (
    insert into money.payment_statuses (payment_id, history_id, status, attachment_id, by_name, at)
    select id, ?, ?, ?, ?, ? from p returning id
  )
  select ${EVENT_COLUMNS}, null as status_before from p ${EVENT_JOINS}`

/** Appends money that moved, or is reported as moved, with its event. Entries are never edited: see `setStatus`. */
export async function recordPayment(ledger: Ledger, payment: NewPayment): Promise<PaymentEvent> {
  const { trx, order, historyId, context } = ledger
  const { actor, now } = context
  const proof = payment.proof ? await claimProof(trx, order.id, payment.proof) : null
  const [written] = await queryRows<Omit<WrittenPayment, 'refund_id'>>(trx, INSERT, [
    order.id,
    historyId,
    payment.kind,
    payment.amount,
    payment.payment_method,
    payment.shift_id ?? null,
    payment.reverses_id ?? null,
    payment.return_id ?? null,
    payment.voucher_id ?? null,
    payment.note ?? null,
    actor.id,
    actor.name,
    now,
    historyId,
    payment.status,
    proof,
    actor.name,
    now,
  ])
  if (!written) throw new Error('an insert returns its row')
  const { refund_id = null, status } = payment
  count(ledger, countedIn(payment, status))
  return appendPaymentEvent(ledger, { ...written, refund_id }, { status })
}

export interface StatusChange {
  status: PaymentStatus
  attachment_id?: number | null
  reason?: string | null
}

// The statement sees the payment as it was before it: `p.status` is the previous status.
const SET_STATUS = `
  with status as (
    insert into money.payment_statuses (payment_id, history_id, status, attachment_id, reason, by_name, at)
    values (?, ?, ?, ?, ?, ?, ?) returning id
  )
  select ${EVENT_COLUMNS}, p.status as status_before, p.status_at as status_before_at,
    (select r.id from money.refunds r where r.order_id = p.order_id and r.payment_id = p.id) as refund_id
  from money.current_payments p ${EVENT_JOINS} where p.id = ?`

/** Appends the next status of a payment, with its event. What was confirmed in a closed month stays confirmed. */
export async function setStatus(
  ledger: Ledger,
  payment: Pick<CurrentPayment, 'id' | 'attachment_id'>,
  { status, attachment_id, reason }: StatusChange,
): Promise<void> {
  const { trx, historyId, context } = ledger
  const [written] = await queryRows<WrittenPayment & { status_before_at: Date }>(trx, SET_STATUS, [
    payment.id,
    historyId,
    status,
    attachment_id ?? payment.attachment_id,
    reason ?? null,
    context.actor.name,
    context.now,
    payment.id,
  ])
  if (!written) throw new Error('a payment whose status is set exists')
  const { status_before_at, ...changed } = written
  if (changed.status_before === 'confirmed') await refuseClosedPayment(trx, status_before_at)
  count(ledger, changeOf(changed, changed.status_before, status))
  appendPaymentEvent(ledger, changed, { status, reason })
}

export async function paymentsOf(
  trx: Knex.Transaction,
  where: { order_id: number; id?: number; status?: PaymentStatus; history_id?: number },
): Promise<CurrentPayment[]> {
  return trx('money.current_payments')
    .where(where)
    .orderBy('id')
    .select<CurrentPayment[]>(...CURRENT, trx.raw(HAS_PROOF))
}

/** The part of these payments that is the order's first payment. */
export const firstPart = (payments: readonly Pick<CurrentPayment, 'kind' | 'amount'>[]): number =>
  payments.filter(({ kind }) => kind === 'first').reduce((sum, { amount }) => sum + amount, 0)

/** Confirms an unconfirmed payment. Methods with a support are confirmed against one that proves no other payment. */
export async function confirmPayment(ledger: Ledger, payment: CurrentPayment): Promise<void> {
  const isProved = payment.has_proof || !needsSupport(payment.payment_method)
  const attachment_id = isProved
    ? payment.attachment_id
    : await claimProof(ledger.trx, payment.order_id, 'required')
  await setStatus(ledger, payment, { status: 'confirmed', attachment_id })
}

/** Payments that still wait for accounting; the counter, the courier and the seller settle only confirmed money. */
export function refuseUnconfirmed(order: Pick<PaidOrder, 'id' | 'paid' | 'paid_confirmed'>): void {
  if (order.paid !== order.paid_confirmed)
    throw rule('order.refused.unconfirmed_payments', {}, { id: order.id })
}
