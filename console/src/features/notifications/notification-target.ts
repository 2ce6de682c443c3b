import {
  ACCOUNT_KINDS,
  type Notification,
  type NotificationKind,
} from '@deportivo/contracts/admin/notifications'
import type { Grants } from '@deportivo/lifecycle/permissions'
import { PATTERNS, paths } from '../../shared/navigation/paths.ts'

const OF_ACCOUNT: readonly NotificationKind[] = ACCOUNT_KINDS

/** Who only prepares orders works at the board; all others read an order on its own page. */
const worksAtBoard = (grants: Grants) =>
  grants['read sales'] === undefined && grants['read seller order'] === undefined

/** Where a notification leads by what its reader may do; null where there is nothing to open. */
export function targetOf(
  { kind, order_id, details }: Pick<Notification, 'kind' | 'order_id'> & Partial<Pick<Notification, 'details'>>,
  grants: Grants,
): string | null {
  if (OF_ACCOUNT.includes(kind)) return paths.ownProfile
  if (kind === 'reader_stopped') return grants['manage settings'] === undefined ? null : PATTERNS.events
  if (kind === 'products_requested')
    return grants['manage share links'] === undefined ? null : paths.request(details?.['request'] ?? '')
  if (kind === 'under_minimum') return grants['read products'] === undefined ? null : paths.underMinimum
  if (order_id === null) return null
  return kind === 'order_assigned' || worksAtBoard(grants) ? paths.dispatch(order_id) : paths.sale(order_id)
}
