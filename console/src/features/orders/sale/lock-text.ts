import type { Order } from '@deportivo/contracts/orders/order'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import type { TextKey } from '@deportivo/texts/texts'

/** Why an order that this user cannot change is shown to be read only. */
export function lockText({ state_id }: Pick<Order, 'state_id'>): TextKey {
  const { is_open, track } = orderStateRow(state_id)
  if (is_open) return 'sale.locked_permission'
  return track === 'dispatch' ? 'sale.locked_dispatch' : 'sale.locked'
}
