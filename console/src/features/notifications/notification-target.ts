import {
  ACCOUNT_KINDS,
  type Notification,
  type NotificationKind,
} from '@deportivo/contracts/admin/notifications'
import type { Grants, Permission } from '@deportivo/lifecycle/permissions'
import { PATTERNS, paths } from '../../shared/navigation/paths.ts'

const OF_ACCOUNT: readonly NotificationKind[] = ACCOUNT_KINDS

/** Who only prepares orders works at the board; all others read an order on its own page. */
const worksAtBoard = (grants: Grants) =>
  grants['read sales'] === undefined && grants['read seller order'] === undefined

type Details = Notification['details']
type Opened = Pick<Notification, 'kind' | 'order_id'> & { details?: Details }

interface Target {
  /** Who lacks it may not open it. */
  needs: Permission
  at: (details: Details) => string
}

const RETURN_CASE: Target = {
  needs: 'read returns',
  at: (details) => paths.returnCase(Number(details['return'])),
}

/** Of kinds that lead elsewhere than to an order. */
const TARGETS: Partial<Record<NotificationKind, Target>> = {
  reader_stopped: { needs: 'manage settings', at: () => PATTERNS.events },
  under_minimum: { needs: 'read products', at: () => paths.underMinimum },
  products_requested: {
    needs: 'manage share links',
    at: (details) => paths.request(details['request'] ?? ''),
  },
  client_returns_often: RETURN_CASE,
  product_returns_often: RETURN_CASE,
  return_waiting: RETURN_CASE,
  voucher_expiring: {
    needs: 'read clients',
    at: (details) => paths.clientHistory(Number(details['client_id'])),
  },
}

/** A file may be of a case or of an order. Undefined for kinds that lead to their order, null where the reader may not open it. */
function targetOfKind({ kind, details = {} }: Opened, grants: Grants): string | null | undefined {
  if (OF_ACCOUNT.includes(kind)) return paths.ownProfile
  const target = TARGETS[kind] ?? (details['return'] === undefined ? undefined : RETURN_CASE)
  if (!target) return undefined
  return grants[target.needs] === undefined ? null : target.at(details)
}

/** Where a notification leads by what its reader may do; null where there is nothing to open. */
export function targetOf(notification: Opened, grants: Grants): string | null {
  const { kind, order_id } = notification
  const target = targetOfKind(notification, grants)
  if (target !== undefined || order_id === null) return target ?? null
  return kind === 'order_assigned' || worksAtBoard(grants) ? paths.dispatch(order_id) : paths.sale(order_id)
}
