import type { Grants } from '@deportivo/contracts/access'
import type { Notification } from '@deportivo/contracts/admin/notifications'
import { maySeeOrder, type OrderOwnership } from '@deportivo/lifecycle/order/visibility'

/** What decides whether a recipient may open the order of a notification. */
export type OpenedNotification = Pick<Notification, 'kind' | 'order_id'> & {
  /** Of its order; null for a notification without an order. */
  ownership: OrderOwnership | null
}

/** One of the profiles of a user. */
export interface HeldProfile {
  profile_id: NonNullable<Notification['as_profile']>
  grants: Grants
}

const OF_RETURNS: readonly OpenedNotification['kind'][] = [
  'client_returns_often',
  'product_returns_often',
  'return_waiting',
]

function opens({ kind, order_id, ownership }: OpenedNotification, id: number, grants: Grants): boolean {
  if (kind === 'reader_stopped') return grants['manage settings'] !== undefined
  if (kind === 'products_requested') return grants['manage share links'] !== undefined
  if (OF_RETURNS.includes(kind)) return grants['read returns'] !== undefined
  if (kind === 'under_minimum') return grants['read products'] !== undefined
  return order_id === null || (ownership !== null && maySeeOrder(ownership, { id, grants }))
}

/** If the chosen profile may not open it, the first that may; its order only if one of them may. */
export function openable(
  notification: OpenedNotification,
  { id, chosen, others }: { id: number; chosen: Grants; others: readonly HeldProfile[] },
): Pick<Notification, 'order_id' | 'as_profile'> {
  if (opens(notification, id, chosen)) return { order_id: notification.order_id, as_profile: null }
  const other = others.find(({ grants }) => opens(notification, id, grants))
  return other
    ? { order_id: notification.order_id, as_profile: other.profile_id }
    : { order_id: null, as_profile: null }
}
