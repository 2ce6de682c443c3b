import type { MoneyEffect } from '../money/effects.ts'
import { paymentFrom } from '@deportivo/money/payments/payment-input'
import { tooHigh } from '../money/payment-limits.ts'
import type { OrderRecord } from '../order/order-record.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'

interface FirstPayment {
  order: OrderRecord
  body: {
    total_first_payment?: number
    payment_method?: number
    cashier_id?: number
  }
  /** What the client still owes. */
  left: number
  /** The open one of the register. */
  shift: number | null
}

/** The payment before delivery, if there is one. */
export function firstPayment(
  { order, body, left, shift }: FirstPayment,
  context: CommandContext,
): MoneyEffect[] {
  const amount = body.total_first_payment ?? 0
  if (amount === 0) return []
  if (amount > left) throw tooHigh('total_first_payment', left)
  const { payment_method, cashier_id } = body
  const payment = paymentFrom(order, 'first', { amount, payment_method, cashier_id }, shift, context)
  return [{ effect: 'record_payment', payment }]
}
