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

type Opened = Pick<Notification, 'kind' | 'order_id'> & Partial<Pick<Notification, 'details'>>

/** Of a kind without an order: undefined for all others, null where the reader may not open it. */
function targetOfKind({ kind, details }: Opened, grants: Grants): string | null | undefined {
  if (OF_ACCOUNT.includes(kind)) return paths.ownProfile
  if (kind === 'reader_stopped') return grants['manage settings'] === undefined ? null : PATTERNS.events
  if (kind === 'under_minimum') return grants['read products'] === undefined ? null : paths.underMinimum
  if (kind !== 'products_requested') return undefined
  return grants['manage share links'] === undefined ? null : paths.request(details?.['request'] ?? '')
}

/** Where a notification leads by what its reader may do; null where there is nothing to open. */
export function targetOf(notification: Opened, grants: Grants): string | null {
  const { kind, order_id } = notification
  const target = targetOfKind(notification, grants)
  if (target !== undefined || order_id === null) return target ?? null
  return kind === 'order_assigned' || worksAtBoard(grants) ? paths.dispatch(order_id) : paths.sale(order_id)
}
