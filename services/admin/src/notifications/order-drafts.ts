import type { OrderEvent, OrderSnapshot } from '@deportivo/contracts/events/order'
import type { NotificationKind } from '@deportivo/contracts/admin/notifications'
import type { OrderOwnership } from '@deportivo/lifecycle/order/visibility'
import { cutText } from '@deportivo/platform/cut-text'
import type { LoggedEvent } from '@deportivo/platform/service'
import type { Draft } from './draft.ts'

type LoggedOrderEvent = LoggedEvent<OrderEvent>

// As much of a reason as fits in a row of the list; the order has it whole.
const LONGEST_NOTE = 160

const shortened = (note: string) =>
  note.length <= LONGEST_NOTE ? note : `${cutText(note, LONGEST_NOTE).trimEnd()}…`

/** Steps whose note is a reason given by the actor; notes of other steps only repeat the event. */
const GIVES_REASON: readonly NotificationKind[] = [
  'payment_rejected',
  'news_saved',
  'sent_to_news',
  'returned_by_carrier',
  'order_cancelled',
]

/** Types are open strings in events; the users of this release know those that it has. */
const ownershipOf = ({ type_order, seller_id, auxiliary_user_id }: OrderSnapshot): OrderOwnership => ({
  type_order: type_order as OrderOwnership['type_order'],
  seller_id,
  auxiliary_user_id,
})

function draft(event: LoggedOrderEvent, kind: NotificationKind, to: Draft['to']): Draft {
  const { payload, meta } = event
  const { change, order } = payload
  const note = GIVES_REASON.includes(kind) ? (change.note ?? '').trim() : ''
  return {
    kind,
    to,
    event,
    actor_id: meta.actor_id,
    about: { order_id: order.id, ownership: ownershipOf(order) },
    details: {
      order: order.id,
      ...(meta.actor_name ? { by: meta.actor_name } : {}),
      ...(note === '' ? {} : { note: shortened(note) }),
    },
  }
}

const toSeller =
  (kind: NotificationKind) =>
  (event: LoggedOrderEvent): Draft[] => [draft(event, kind, { person: event.payload.order.seller_id })]

function toAssistant(event: LoggedOrderEvent, kind: NotificationKind): Draft[] {
  const { auxiliary_user_id } = event.payload.order
  return auxiliary_user_id === null ? [] : [draft(event, kind, { person: auxiliary_user_id })]
}

/** Notifies the new and the previous assistant; the previous one by the ownership before the change. */
function assigned(event: LoggedOrderEvent): Draft[] {
  const { change, order } = event.payload
  const before = change.previous_auxiliary_id
  if (before === order.auxiliary_user_id) return []
  const given = toAssistant(event, 'order_assigned')
  if (before === null) return given
  const taken = draft(event, 'order_taken_away', { person: before })
  const ownership = { ...ownershipOf(order), auxiliary_user_id: before }
  return [...given, { ...taken, about: { order_id: order.id, ownership } }]
}

const cancelled = (event: LoggedOrderEvent): Draft[] => [
  ...toSeller('order_cancelled')(event),
  ...toAssistant(event, 'order_cancelled'),
]

const requested = (event: LoggedOrderEvent): Draft[] => [
  draft(event, 'goods_requested', { permission: 'warehouse seller order', isTheirWork: true }),
]

/** Order events that notify other users. */
export const ORDER_DRAFTS: Readonly<Record<string, (event: LoggedOrderEvent) => Draft[]>> = {
  'order.payment_rejected': toSeller('payment_rejected'),
  'order.support_requested': toSeller('support_requested'),
  'order.seller_reminded': toSeller('seller_reminded'),
  'order.auxiliary_assigned': assigned,
  'order.auxiliary_reassigned': assigned,
  'order.step_undone': assigned,
  'order.news_saved': toSeller('news_saved'),
  'order.sent_to_news': toSeller('sent_to_news'),
  'order.returned_by_carrier': toSeller('returned_by_carrier'),
  'order.cancelled': cancelled,
  'order.holds_expired': toSeller('holds_expired'),
  'order.ordered_from_warehouse': requested,
  'order.received': toSeller('goods_received'),
  'order.sent_to_seller': toSeller('goods_sent'),
}
