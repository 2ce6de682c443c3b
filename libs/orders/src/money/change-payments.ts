import { isClientFixed, partToProve } from '@deportivo/lifecycle/order/facts'
import { notFound, rule } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { OrderPatch, OrderRecord } from '../order/order-record.ts'
import { saveOrder } from '../order/save-order.ts'
import { giveBack, planGiveBack, sumsAfterGiveBack } from './give-back.ts'
import { paymentFrom, type PaymentInput } from './payment-input.ts'
import { refuseBeyond } from './payment-limits.ts'
import {
  confirmPayment,
  firstPart,
  paymentsOf,
  recordPayment,
  setStatus,
  type CurrentPayment,
} from './payments.ts'
import { openShift } from './shifts.ts'
import type { ChangedOrder } from '../order/whole-order.ts'

interface Change {
  step: 'payment_recorded' | 'payment_confirmed' | 'payment_rejected'
  patch: OrderPatch
  note?: string | null
}

/** A history entry that cannot be undone: after it, neither can the step before. */
async function save(
  trx: Knex.Transaction,
  order: OrderRecord,
  { step, patch, note = null }: Change,
  context: CommandContext,
): Promise<ChangedOrder> {
  const history = { step, note, before: null }
  const change = { patch, event: 'order.fields_changed', step, note, history } as const
  return saveOrder(trx, order, change, context)
}

/** A later payment; it may name the return case of which it pays the difference. */
export interface LaterPayment extends PaymentInput {
  return_id?: number | undefined
}

/** Records a later payment; refuses more than is owed. */
export async function recordLater(
  trx: Knex.Transaction,
  order: OrderRecord,
  { return_id, ...input }: LaterPayment,
  context: CommandContext,
): Promise<ChangedOrder> {
  await refuseBeyond(trx, order, { amount: input.amount, return_id })
  const shift = input.cashier_id === undefined ? null : await openShift(trx, input.cashier_id)
  const payment = paymentFrom(order, 'later', input, shift, context)
  await recordPayment(trx, order, { ...payment, return_id: return_id ?? null }, null, context)
  const confirmed = payment.status === 'confirmed' ? payment.amount : 0
  const patch = {
    paid: order.paid + payment.amount,
    paid_confirmed: order.paid_confirmed + confirmed,
    paid_to_prove: order.paid_to_prove + partToProve(payment),
  }
  return save(trx, order, { step: 'payment_recorded', patch, note: payment.note ?? null }, context)
}

/** A payment of the order that waits for accounting: each is decided once. */
async function waitingPayment(
  trx: Knex.Transaction,
  order: OrderRecord,
  id: number,
): Promise<CurrentPayment> {
  const [payment] = await paymentsOf(trx, { order_id: order.id, id })
  if (!payment) throw notFound()
  if (payment.status !== 'unconfirmed')
    throw rule('order.refused.payment_settled', {}, { id: order.id, payment_id: id, status: payment.status })
  return payment
}

/** Confirms one payment against its support. */
export async function confirmRecorded(
  trx: Knex.Transaction,
  order: OrderRecord,
  paymentId: number,
  context: CommandContext,
): Promise<ChangedOrder> {
  const payment = await waitingPayment(trx, order, paymentId)
  await confirmPayment(trx, payment, null, context)
  // Goods may have come back, or a replacement been cancelled, since the payment was reported.
  const confirmed = { ...order, paid_confirmed: order.paid_confirmed + payment.amount }
  const back = await planGiveBack(trx, confirmed, payment.return_id)
  await giveBack(trx, order, back, context)
  const { paid, paid_confirmed, paid_by_voucher } = sumsAfterGiveBack(confirmed, back)
  const paid_to_prove = order.paid_to_prove - partToProve(payment)
  const patch = { paid, paid_confirmed, paid_by_voucher, paid_to_prove }
  return save(trx, order, { step: 'payment_confirmed', patch }, context)
}

/** Voids one payment, with the reason. */
export async function rejectRecorded(
  trx: Knex.Transaction,
  order: OrderRecord,
  { id, reason }: { id: number; reason: string },
  context: CommandContext,
): Promise<ChangedOrder> {
  const payment = await waitingPayment(trx, order, id)
  await setStatus(trx, payment, { status: 'void', reason, history_id: null }, context)
  const patch = {
    paid: order.paid - payment.amount,
    paid_to_prove: order.paid_to_prove - partToProve(payment),
    total_first_payment: order.total_first_payment - firstPart([payment]),
  }
  return save(trx, order, { step: 'payment_rejected', patch, note: reason }, context)
}

/** Whether money of a client is on the order: from then on it is that client's order. */
export async function hasMoney(trx: Knex.Transaction, order: OrderRecord): Promise<boolean> {
  return isClientFixed({ ...order, payments: await paymentsOf(trx, { order_id: order.id }) })
}
