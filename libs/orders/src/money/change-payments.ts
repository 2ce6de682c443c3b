import { isClientFixed } from '@deportivo/lifecycle/order/facts'
import { notFound, rule } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { OrderRecord } from '../order/order-record.ts'
import { giveBack } from './give-back.ts'
import { openLedger, orderNow } from '@deportivo/money/ledger'
import { paymentFrom, type PaymentInput } from '@deportivo/money/payments/payment-input'
import { refuseBeyond } from './payment-limits.ts'
import {
  confirmPayment,
  firstPart,
  paymentsOf,
  recordPayment,
  setStatus,
  type CurrentPayment,
} from '@deportivo/money/payments/payments'
import { saveMoney } from './save-money.ts'
import { openShift } from '@deportivo/money/registers/shifts'
import type { ChangedOrder } from '../order/whole-order.ts'

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
  const ledger = openLedger(trx, order, context)
  await recordPayment(ledger, { ...payment, return_id: return_id ?? null })
  return saveMoney(ledger, { step: 'payment_recorded', note: payment.note ?? null })
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
  const ledger = openLedger(trx, order, context)
  await confirmPayment(ledger, payment)
  // Goods may have come back, or a replacement been cancelled, since the payment was reported.
  await giveBack(ledger, orderNow(ledger), payment.return_id)
  return saveMoney(ledger, { step: 'payment_confirmed' })
}

/** Voids one payment, with the reason. */
export async function rejectRecorded(
  trx: Knex.Transaction,
  order: OrderRecord,
  { id, reason }: { id: number; reason: string },
  context: CommandContext,
): Promise<ChangedOrder> {
  const payment = await waitingPayment(trx, order, id)
  const ledger = openLedger(trx, order, context)
  await setStatus(ledger, payment, { status: 'void', reason })
  const total_first_payment = order.total_first_payment - firstPart([payment])
  return saveMoney(ledger, { step: 'payment_rejected', note: reason, patch: { total_first_payment } })
}

/** Whether money of a client is on the order: from then on it is that client's order. */
export async function hasMoney(trx: Knex.Transaction, order: OrderRecord): Promise<boolean> {
  return isClientFixed({ ...order, payments: await paymentsOf(trx, { order_id: order.id }) })
}
