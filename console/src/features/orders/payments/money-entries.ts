import type { Order } from '@deportivo/contracts/orders/order'
import type { OrderRefund, Payment } from '@deportivo/contracts/orders/payment'

export type MoneyEntry = { at: string; key: string } & ({ payment: Payment } | { refund: OrderRefund })

/** The payments of an order and what became owed to its client, in order of time. */
export function moneyEntries({ payments, refunds }: Pick<Order, 'payments' | 'refunds'>): MoneyEntry[] {
  const entries: MoneyEntry[] = [
    ...payments.map((payment) => ({ at: payment.at, key: `payment ${payment.id}`, payment })),
    ...refunds.map((refund) => ({ at: refund.at, key: `refund ${refund.id}`, refund })),
  ]
  return entries.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
