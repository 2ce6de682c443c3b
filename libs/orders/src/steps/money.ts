import { CASH_ON_DELIVERY } from '@deportivo/lifecycle/payment-methods'
import { invalid } from '@deportivo/platform/http/refused'
import { expireHoldsAgain, keepHolds } from '../lines/holds.ts'
import { balanceOf } from '../order/order-record.ts'
import { giveVoucherBack, issueVoucher } from '../money/vouchers.ts'
import type { StepAct } from './step-act.ts'

/** Accounting has seen the money: it is booked, and the warehouse may begin. Cash on delivery books nothing yet. */
export const validatePayment: StepAct<'validate_payment'> = async ({ order, body, hand }) => {
  const patch = { payment_validated_at: hand.now, payment_validated_by: hand.actor.name }
  if (order.payment_method === CASH_ON_DELIVERY) return { patch }
  const balance = balanceOf(order)
  const amount = body.amount ?? (order.total_first_payment > 0 ? order.total_first_payment : balance)
  if (amount > balance)
    throw invalid({
      amount: { key: 'order.refused.amount_too_high', values: { balance: { pesos: balance } } },
    })
  return { patch, payments: [{ kind: 'first', amount, payment_method: order.payment_method }] }
}

/** Back to the seller: vouchers return to the client and the hold may expire again. */
export const rejectPayment: StepAct<'reject_payment'> = async ({ trx, order, body, hand }) => {
  await giveVoucherBack(trx, order, hand)
  await expireHoldsAgain(trx, order, hand)
  return { note: body.reason, patch: { voucher_id: null, voucher_value: 0, checked_out_at: null } }
}

/** Held for the client without a time limit; money given in advance is owed to them. */
export const reserve: StepAct<'reserve'> = async ({ trx, order, body }) => {
  await keepHolds(trx, order)
  const amount = body.total_first_payment ?? 0
  const balance = balanceOf(order)
  if (amount > balance)
    throw invalid({
      total_first_payment: { key: 'order.refused.amount_too_high', values: { balance: { pesos: balance } } },
    })
  return {
    patch: { total_first_payment: amount },
    payments: [{ kind: 'first', amount, payment_method: order.payment_method }],
  }
}

/** The reservation ends: the hold may expire again and the first payment becomes a voucher. */
export const release: StepAct<'release'> = async ({ trx, order, hand }) => {
  await expireHoldsAgain(trx, order, hand)
  await issueVoucher(trx, order, order.paid, 'first_payment', hand)
  return {
    patch: { total_first_payment: 0 },
    payments: [{ kind: 'refund', amount: -order.paid, payment_method: order.payment_method }],
  }
}

/** The carrier or the messenger handed in what the client paid. */
export const fullPaymentCt: StepAct<'full_payment_ct'> = async ({ order, body }) => {
  const balance = balanceOf(order)
  if (body.amount !== balance && !body.reason)
    throw invalid({
      amount: { key: 'order.refused.amount_differs', values: { balance: { pesos: balance } } },
      reason: 'field.required',
    })
  return {
    payments: [{ kind: 'ct', amount: body.amount, payment_method: order.payment_method }],
    ...(body.reason ? { note: body.reason } : {}),
  }
}

export const uploadPaymentSupport: StepAct<'upload_payment_support'> = async ({ order }) => {
  if (!order.has_payment_support) throw invalid({ file: 'order.refused.support_missing' })
  return {}
}

/** What was promised is free again; what the client spent of a voucher comes back. Money paid stays owed. */
export const cancel: StepAct<'cancel'> = async ({ trx, order, body, hand }) => {
  await giveVoucherBack(trx, order, hand)
  return { note: body.reason, patch: { voucher_id: null, voucher_value: 0, has_expired_holds: false } }
}
