import type { Order } from '@deportivo/contracts/orders/order'
import { isPaymentMethod } from '@deportivo/lifecycle/payment-methods'
import type { Translate } from '../../shared/language/texts.tsx'

/** How an order is paid, in the language on screen: the server names it in Spanish. */
export function paymentMethodName(
  { payment_method: id, payment_method_name: name }: Pick<Order, 'payment_method' | 'payment_method_name'>,
  t: Translate,
): string | null {
  return id !== null && isPaymentMethod(id) ? t(`payment.method.${id}`) : name
}
