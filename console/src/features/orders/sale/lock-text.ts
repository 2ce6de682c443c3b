import type { Order } from '@deportivo/contracts/orders/order'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import type { Translate } from '../../../shared/language/texts.tsx'

/** Why an order that this user cannot change is shown to be read only. */
export function lockText({ state_id }: Pick<Order, 'state_id'>, t: Translate): string {
  if (orderStateRow(state_id).is_open) return t('sale.locked_permission')
  return t('order.refused.closed_for_changes', { state: t(`order.state.${state_id}`) })
}
