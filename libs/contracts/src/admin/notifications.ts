import { Type, type Static } from 'typebox'
import { ProfileName } from '../access.ts'
import { listRoute } from '../list-route.ts'
import { route, Strict } from '../route.ts'
import { Dictionary, Id, Instant, Nullable, ChangeReply } from '../shapes.ts'

/** What was done to the reader's own account. */
export const ACCOUNT_KINDS = [
  'password_changed',
  'second_factor_removed',
  'profiles_changed',
  'data_changed',
  'sessions_ended',
  'permissions_changed',
] as const

/** Kinds of notifications; each has its text under `notification.<kind>`. */
export const NOTIFICATION_KINDS = [
  'payment_rejected',
  'support_requested',
  'seller_reminded',
  'order_assigned',
  'order_taken_away',
  'news_saved',
  'sent_to_news',
  'returned_by_carrier',
  'order_cancelled',
  'holds_expired',
  'goods_requested',
  'goods_received',
  'goods_sent',
  'products_requested',
  'under_minimum',
  'client_returns_often',
  'product_returns_often',
  'return_waiting',
  'voucher_expiring',
  'file_refused',
  'reader_stopped',
  ...ACCOUNT_KINDS,
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const Notification = Type.Object({
  id: Id,
  kind: Type.Enum([...NOTIFICATION_KINDS]),
  /** Its order, if a profile of the reader may open it. */
  order_id: Nullable(Id),
  /** The profile to choose for it; null if the present one may open it, or none. */
  as_profile: Nullable(ProfileName),
  /** The values of its text, never text itself, so that each reader has it in their language. */
  details: Dictionary(Type.Union([Type.String(), Type.Integer()])),
  at: Instant,
  read: Type.Boolean(),
})
export type Notification = Static<typeof Notification>

/** How many notifications a user has not read; counted up to this many. */
export const MOST_UNREAD = 100
const Unread = Type.Integer({ minimum: 0, maximum: MOST_UNREAD })

export const listNotifications = listRoute({
  path: '/notification',
  tag: 'notifications',
  summary:
    'The caller’s notifications of the last 60 days, newest first. `unread` counts up to 100; `as_profile` names the profile to choose when the present one may not see the order.',
  permission: 'signed_in',
  row: Notification,
  extra: { unread: Unread },
  filters: { read: { takes: 'flag' }, kind: { takes: 'option', options: NOTIFICATION_KINDS } },
  sort: ['at'],
  defaultSort: '-at',
})

export const readNotifications = route({
  method: 'POST',
  path: '/notification/read',
  tag: 'notifications',
  summary:
    'Mark some of one’s own as read, all up to one, or those about one order. Those of others are passed over.',
  permission: 'signed_in',
  body: Strict({
    ids: Type.Optional(Type.Array(Id, { maxItems: 200 })),
    up_to: Type.Optional(Id),
    order_id: Type.Optional(Id),
  }),
  reply: ChangeReply(Type.Object({ unread: Unread })),
})
