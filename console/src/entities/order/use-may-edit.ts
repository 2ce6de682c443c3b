import type { OrderSummary } from '@deportivo/contracts/orders/order'
import { mayEditOrder } from '@deportivo/lifecycle/order/order-machine'
import { useSession } from '../../shared/session/session.tsx'

/** Whether this user may change the contents of an order, by the server's own rule. */
export function useMayEdit(order: OrderSummary): boolean {
  const { user, grants } = useSession()
  return mayEditOrder(order, { id: user.id, grants })
}
