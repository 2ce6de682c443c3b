import type { Permission } from '@deportivo/contracts/access'
import type { Notification, NotificationKind } from '@deportivo/contracts/admin/notifications'
import type { OrderOwnership } from '@deportivo/lifecycle/order/visibility'
import type { ReturnOwnership } from '@deportivo/lifecycle/return-case/visibility'
import type { LoggedEvent } from '@deportivo/platform/service'

/** The recipients: one user, the users with a profile, or the users with a permission. */
export type Audience =
  | { person: number }
  | { profile: string }
  | {
      permission: Permission
      /** Only users whose work it is: administrators, who have every permission, are left out. */
      isTheirWork?: true
    }

/** A notification of an event, before its recipients are known. */
export interface Draft {
  kind: NotificationKind
  to: Audience
  event: Pick<LoggedEvent, 'event_id' | 'occurred_at' | 'pos'>
  /** The actor gets no notification of their own act. */
  actor_id: number | null
  /** The order and its ownership: users who may not see it are not notified. */
  about: { order_id: number; ownership: OrderOwnership } | null
  /** Of a return case: users who may not see it are not notified. */
  of_return?: ReturnOwnership
  details: Notification['details']
}
