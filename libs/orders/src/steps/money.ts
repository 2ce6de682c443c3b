import { CASH_ON_DELIVERY, needsSupport } from '@deportivo/lifecycle/payment-methods'
import { invalid } from '@deportivo/platform/http/refused'
import type { MoneyEffect } from '../money/effects.ts'
import { tooHigh } from '../money/payment-limits.ts'
import { firstPart, refuseUnconfirmed } from '@deportivo/money/payments/payments'
import { balanceOf, type OrderRecord } from '../order/order-record.ts'
import { firstPayment } from './first-payment.ts'
import type { StepAct, StepCall } from './step-act.ts'

/** The amount that accounting found: the reported one, or another. */
function found(order: OrderRecord, amount: number): MoneyEffect[] {
  const waiting = order.paid - order.paid_confirmed
  if (amount === waiting) return waiting === 0 ? [] : [{ effect: 'confirm_payments' }]
  const payment = {
    kind: 'first',
    amount,
    payment_method: order.payment_method,
    status: 'confirmed',
    proof: needsSupport(order.payment_method) ? 'required' : 'optional',
  } as const
  return [
    { effect: 'void_payments', reason: null },
    ...(amount === 0 ? [] : [{ effect: 'record_payment', payment } as const]),
  ]
}

/** The first payment, or the balance when none was recorded. Cash on delivery books nothing new. */
function validatedAmount(order: OrderRecord, { amount }: StepCall<'validate_payment'>['body']): number {
  const waiting = order.paid - order.paid_confirmed
  if (order.payment_method === CASH_ON_DELIVERY) return waiting
  return amount ?? (order.paid > 0 ? waiting : balanceOf(order))
}

/**
 * Accounting has confirmed the money: it is booked, and the warehouse may begin. A remaining balance needs a
 * reason.
 */
export const validatePayment: StepAct<'validate_payment'> = {
  decide({ order, body, context }) {
    const amount = validatedAmount(order, body)
    const owed = balanceOf(order) + order.paid - order.paid_confirmed
    if (amount > owed) throw tooHigh('amount', owed)
    const left = owed - amount
    const reason = body.balance_reason?.trim()
    if (left > 0 && order.payment_method !== CASH_ON_DELIVERY && !reason)
      throw invalid({
        balance_reason: { key: 'order.refused.balance_left', values: { balance: { pesos: left } } },
      })
    return {
      ...(reason ? { note: reason } : {}),
      patch: { payment_validated_at: context.now, payment_validated_by: context.actor.name },
      money: found(order, amount),
    }
  },
}

/** Back to the seller: reported payments are void, vouchers are credited again and the hold may expire. */
export const rejectPayment: StepAct<'reject_payment', 'waiting'> = {
  reads: ['waiting'],
  decide({ order, body, known }) {
    const rejected = firstPart(known.waiting)
    return {
      note: body.reason,
      patch: { total_first_payment: order.total_first_payment - rejected, checked_out_at: null },
      money: [{ effect: 'void_payments', reason: body.reason }, { effect: 'return_voucher' }],
    }
  },
}

/** Held for the client without a time limit; an advance is a payment. */
export const reserve: StepAct<'reserve', 'shift'> = {
  reads: ['shift'],
  decide: ({ order, body, context, known: { shift } }) => ({
    patch: { total_first_payment: order.total_first_payment + (body.total_first_payment ?? 0) },
    money: firstPayment({ order, body, left: balanceOf(order), shift }, context),
  }),
}

/**
 * The reservation ends: the hold may expire again. What vouchers paid returns to them, and other confirmed money becomes a
 * voucher.
 */
export const release: StepAct<'release', 'refunds_owed'> = {
  reads: ['refunds_owed'],
  decide: ({ order, known: { refunds_owed } }) => ({
    patch: { total_first_payment: 0 },
    money: [
      { effect: 'void_payments', reason: null },
      { effect: 'return_voucher' },
      { effect: 'issue_voucher', amount: order.paid_confirmed - order.paid_by_voucher - refunds_owed },
    ],
  }),
}

/** The carrier or the messenger paid in what the client owed: for the order, then for its return cases. */
export const fullPaymentCt: StepAct<'full_payment_ct'> = {
  decide({ order, body }) {
    refuseUnconfirmed(order)
    const balance = Math.max(0, balanceOf(order))
    if (body.amount > balance) throw tooHigh('amount', balance)
    if (body.amount !== balance && !body.reason)
      throw invalid({
        amount: { key: 'order.refused.amount_differs', values: { balance: { pesos: balance } } },
        reason: 'field.required',
      })
    const payment = {
      kind: 'ct',
      amount: body.amount,
      payment_method: order.payment_method,
      status: 'confirmed',
    } as const
    return {
      money: body.amount === 0 ? [] : [{ effect: 'record_payment', payment }],
      ...(body.reason ? { note: body.reason } : {}),
    }
  },
}

/** The money of a cancelled sale: no claim, the voucher credited again, confirmed money owed to the client. */
const endOfSale = (reason: string): MoneyEffect[] => [
  { effect: 'void_payments', reason },
  { effect: 'return_voucher' },
  { effect: 'owe_refund' },
]

/** The held units are free again. What had become short by then is part of why. */
export const cancel: StepAct<'cancel', 'short_units'> = {
  reads: ['short_units'],
  decide: ({ body, known: { short_units } }) => ({
    note: body.reason,
    short_units,
    patch: { has_expired_holds: false },
    money: endOfSale(body.reason),
  }),
}

/** The seller's goods are returned unsold. */
export const returnToWarehouse: StepAct<'return'> = {
  decide: ({ body }) => ({ note: body.reason, money: endOfSale(body.reason) }),
}
