import type { Permission } from '@deportivo/contracts/access'
import type { Notification, NotificationKind } from '@deportivo/contracts/admin/notifications'
import type { OrderOwnership } from '@deportivo/lifecycle/order/visibility'
import type { LoggedEvent } from '@deportivo/platform/service'

/** Whom something concerns: one person, those who wear a profile, or those who may do something. */
export type Audience =
  | { person: number }
  | { profile: string }
  | {
      permission: Permission
      /** It is their work to do it: who holds every permission holds this one only by the way. */
      isTheirWork?: true
    }

/** What an event has to tell, before it is known who may hear it. */
export interface Draft {
  kind: NotificationKind
  to: Audience
  event: Pick<LoggedEvent, 'event_id' | 'occurred_at' | 'pos'>
  /** Nobody is told of what they did themselves. */
  actor_id: number | null
  /** The order it is about, and whose that is: who may not see it isn't told. */
  about: { order_id: number; ownership: OrderOwnership } | null
  details: Notification['details']
}
