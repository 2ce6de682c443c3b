import type { MinimumEvent } from '@deportivo/contracts/events/minimum'
import type { OrderEvent } from '@deportivo/contracts/events/order'
import type { ReturnEvent } from '@deportivo/contracts/events/return'
import type { NotificationKind } from '@deportivo/contracts/admin/notifications'
import type { LoggedEvent } from '@deportivo/platform/service'

const KINDS_BY_STEP: Readonly<Record<string, readonly NotificationKind[]>> = {
  reject_payment: ['payment_rejected'],
  request_support: ['support_requested'],
  remind_seller: ['seller_reminded'],
  assign_auxiliary: ['order_assigned'],
  assign_again: ['order_assigned', 'order_taken_away'],
  save_news: ['news_saved'],
  to_news: ['sent_to_news'],
  returned_by_carrier: ['returned_by_carrier'],
  cancel: ['order_cancelled'],
  order_from_warehouse: ['goods_requested'],
  received: ['goods_received'],
  send_to_seller: ['goods_sent'],
}

/** Notifications that no longer hold. */
export interface Withdrawal {
  order_id: number
  kinds: readonly NotificationKind[]
}

/** Unread notifications to delete when their step is undone. */
export function withdrawalOf({ type, payload }: LoggedEvent): Withdrawal | null {
  if (type !== 'order.step_undone') return null
  const { change, order } = payload as OrderEvent
  const kinds = KINDS_BY_STEP[change.step ?? '']
  return kinds ? { order_id: order.id, kinds } : null
}

/** The product of an event after which none of its sizes is below its minimum; null for other events. */
export function stockedAgain({ type, payload }: LoggedEvent): number | null {
  if (type !== 'minimum.crossed') return null
  const { product_id, under } = payload as MinimumEvent
  return under === 0 ? product_id : null
}

/** The return cases that these events move to another state: they wait no longer, or anew. */
export const movedOn = (events: readonly LoggedEvent[]): number[] =>
  events
    .filter(({ aggregate_type }) => aggregate_type === 'return')
    .map(({ payload }) => payload as ReturnEvent)
    .filter(({ change, return_case }) => change.from_state !== return_case.state_id)
    .map(({ return_case }) => return_case.id)
