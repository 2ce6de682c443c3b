import {
  CASH,
  METHODS_WITH_SUPPORT,
  TRANSFER,
  type PaymentMethodId,
} from '@deportivo/lifecycle/payment-methods'
import { invalid } from '@deportivo/platform/http/refused'
import type { MoneyEffect } from '../money/effects.ts'
import { shiftForCash } from '@deportivo/money/payments/payment-input'
import { refuseUnconfirmed, type NewPayment } from '@deportivo/money/payments/payments'
import { requireShift } from '@deportivo/money/registers/shifts'
import type { OrderRecord } from '../order/order-record.ts'
import type { StepAct } from './step-act.ts'
import { voucherUse, voucherValue } from './voucher-use.ts'

interface CounterMoney {
  cash_payment?: number
  payment_by_transfer?: number
  transfer_method?: number
  voucher?: number
  voucher_value?: number
}

/** How what is no cash is paid. */
function transferMethod({ transfer_method = TRANSFER }: CounterMoney): PaymentMethodId {
  const method = METHODS_WITH_SUPPORT.find((id) => id === transfer_method)
  if (method === undefined) throw invalid({ transfer_method: 'field.option' })
  return method
}

/**
 * Cash, transfer and voucher together must be exactly what is owed: the counter gives no credit. Cash in a
 * register is certain at once; a transfer is once accounting has confirmed it. Of an order that is overpaid, since lines
 * were removed after a payment, nothing is owed: what is beyond is given back.
 */
function counterMoney(order: OrderRecord, money: CounterMoney, shift_id: number | null): MoneyEffect[] {
  const cash = money.cash_payment ?? 0
  const transfer = money.payment_by_transfer ?? 0
  const voucher = voucherUse(order, money)
  const total = Math.max(0, order.total_value - order.paid)
  if (cash + transfer + voucherValue(voucher) !== total) {
    const differs = { key: 'order.refused.money_differs' as const, values: { total: { pesos: total } } }
    throw invalid({ cash_payment: differs, payment_by_transfer: differs })
  }
  const payments: NewPayment[] = [
    {
      kind: 'cash',
      amount: cash,
      payment_method: CASH,
      shift_id,
      status: shift_id === null ? 'unconfirmed' : 'confirmed',
    },
    {
      kind: 'transfer',
      amount: transfer,
      payment_method: transferMethod(money),
      shift_id,
      status: 'unconfirmed',
      proof: 'optional',
    },
  ]
  const paid = payments.filter(({ amount }) => amount > 0)
  return [...voucher, ...paid.map((payment) => ({ effect: 'record_payment', payment }) as const)]
}

/** The way of paying that lists and reports show of an order that is paid in two. */
const mainMethod = ({ cash_payment = 0, payment_by_transfer = 0, ...money }: CounterMoney) =>
  cash_payment >= payment_by_transfer ? CASH : transferMethod(money)

/** Sold over the counter: paid in full, into an open cash register, and the goods leave at once. */
export const checkOutFromStorage: StepAct<'check_out_from_storage', 'shift'> = {
  reads: ['shift'],
  decide({ order, body, context, known }) {
    refuseUnconfirmed(order)
    const shift = requireShift(known.shift, body.cashier_id)
    return {
      money: counterMoney(order, body, shift),
      patch: {
        payment_method: mainMethod(body),
        checked_out_at: context.now,
      },
    }
  },
}

/** The seller's client has paid: the order is closed and the units leave the seller's store. */
export const finalize: StepAct<'finalize', 'shift'> = {
  reads: ['shift'],
  decide({ order, body, context, known }) {
    refuseUnconfirmed(order)
    const { cashier_id } = body
    const shift =
      cashier_id === undefined ? null : shiftForCash(order, known.shift, cashier_id, context.actor)
    return {
      money: counterMoney(order, body, shift),
      patch: { payment_method: mainMethod(body), checked_out_at: context.now },
    }
  },
}
