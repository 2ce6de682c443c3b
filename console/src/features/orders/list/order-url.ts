import type { OrderSummary } from '@deportivo/contracts/orders/order'
import { isOfSeller } from '@deportivo/lifecycle/order/kinds'
import { paths } from '../../../shared/navigation/paths.ts'

/** Where an order opens: a seller's own in the seller's screens, all others on the sale screen. */
export function orderUrl(order: OrderSummary): string {
  const { id, client_id, seller_id } = order
  return isOfSeller(order)
    ? paths.sellerOrder({ sellerId: seller_id, clientId: client_id, orderId: id, codeId: 0 })
    : paths.sale(id, client_id)
}
