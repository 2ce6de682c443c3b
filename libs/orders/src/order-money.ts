import type { Payment } from '@deportivo/contracts/orders/payment'
import { CASH, CASH_ON_DELIVERY } from '@deportivo/lifecycle/payment-methods'

type Paid = Pick<Payment, 'amount' | 'payment_method' | 'kind' | 'status'>

const sumOf = (payments: readonly Paid[]) => payments.reduce((sum, { amount }) => sum + amount, 0)

/** What was paid in cash, and in any other way but to the carrier. A payment and the entry that reverses it add up to 0. */
export function paidBy(payments: readonly Paid[]) {
  const valid = payments.filter(({ kind, status }) => status !== 'void' && kind !== 'ct')
  return {
    cash_payment: sumOf(valid.filter(({ payment_method }) => payment_method === CASH)),
    payment_by_transfer: sumOf(
      valid.filter(
        ({ payment_method }) =>
          payment_method !== null && payment_method !== CASH && payment_method !== CASH_ON_DELIVERY,
      ),
    ),
  }
}
