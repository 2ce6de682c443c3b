import type { Payment } from '@deportivo/contracts/orders/payment'
import { isPaymentMethod } from '@deportivo/lifecycle/payment-methods'
import type { Translate } from '../../shared/language/texts.tsx'
import { kindOf } from './payment-kind.ts'

/** What a payment is called and how it was paid; null where its name has that already, or no money moved. */
export function paymentWords(
  payment: Pick<Payment, 'kind' | 'amount' | 'payment_method'>,
  t: Translate,
): { kind: string; method: string | null } {
  const { payment_method: id } = payment
  const kind = t(`payment.kind.${kindOf(payment)}`)
  const method = id !== null && isPaymentMethod(id) ? t(`payment.method.${id}`) : null
  return { kind, method: method === kind ? null : method }
}
