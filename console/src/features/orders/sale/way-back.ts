import type { Order } from '@deportivo/contracts/orders/order'
import { isOfSeller } from '@deportivo/lifecycle/order/kinds'
import type { TextKey } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'

/** What the lists are called that lead to an order, by the beginning of their address. */
const LISTS: readonly [string, TextKey][] = [
  ['/seller/orders/', 'orders.of_seller'],
  ['/clients/', 'order.of_client'],
  ['/reserved', 'menu.reserved'],
]

/** The list that an order was opened from and its name; without one a seller's order leads to that seller's orders. */
export function wayBack(
  order: Pick<Order, 'type_order' | 'seller_id'>,
  from: string | null,
): { to: string; name: TextKey } {
  const to = from ?? (isOfSeller(order) ? paths.sellerOrders(order.seller_id) : paths.orders)
  return { to, name: LISTS.find(([start]) => to.startsWith(start))?.[1] ?? 'orders.title' }
}
