import type { NotificationKind } from '@deportivo/contracts/admin/notifications'
import { NOTIFICATIONS_CHANNEL } from '@deportivo/contracts/live/messages'
import { prepared } from '@deportivo/platform/db/prepared'
import { publishRows } from '@deportivo/platform/live/room-log'
import type { Knex } from 'knex'
import type { Draft } from './draft.ts'
import type { Withdrawal } from './withdrawn.ts'

/** Older ones are not read any more, and each user's list would only grow. */
export const RETENTION_DAYS = 60

// Events from a long downtime are not worth a notification: after a first start, or a long outage of the consumer,
// users must not get hundreds of them. With less than three days, a weekend would hide Friday's.
export const UNREAD_FOR_DAYS = 3

/** Requests may be repeated by several users: while one is unread, another adds nothing. */
const ONCE_UNREAD: readonly NotificationKind[] = ['support_requested']

const INSERT = prepared<{ user_id: number }>(
  'notifications stored',
  `insert into admin.notifications (user_id, kind, event_id, order_id, details, at, read_at)
   select n.user_id, n.kind, n.event_id, n.order_id, n.details, n.at,
     case when n.at < clock_timestamp() - make_interval(days => ${UNREAD_FOR_DAYS}) then clock_timestamp() end
   from jsonb_to_recordset($1::jsonb) as n(user_id integer, kind text, event_id uuid, order_id integer,
     details jsonb, at timestamptz)
   where n.at > clock_timestamp() - make_interval(days => ${RETENTION_DAYS})
     and not (n.kind = any($2::text[]) and exists (
       select from admin.notifications u
       where u.user_id = n.user_id and u.order_id = n.order_id and u.kind = n.kind and u.read_at is null))
   on conflict (event_id, user_id, kind) do nothing
   returning user_id`,
)

interface Row {
  user_id: number
  kind: NotificationKind
  order_id: number | null
}

/** The statement does not see what it stores itself: of equal requests in one batch the first one counts. */
const isFirstRequest = ({ user_id, kind, order_id }: Row, at: number, rows: readonly Row[]): boolean =>
  !ONCE_UNREAD.includes(kind) ||
  rows.findIndex((row) => row.user_id === user_id && row.kind === kind && row.order_id === order_id) === at

/** Stores notifications, each once; returns the users with a new one. */
export async function storeNotifications(
  trx: Knex.Transaction,
  notifications: readonly { draft: Draft; user_id: number }[],
): Promise<number[]> {
  if (notifications.length === 0) return []
  const rows = notifications.map(({ draft: { kind, event, about, details }, user_id }) => ({
    user_id,
    kind,
    event_id: event.event_id,
    order_id: about?.order_id ?? null,
    details,
    at: event.occurred_at,
  }))
  const stored = await INSERT(trx, [JSON.stringify(rows.filter(isFirstRequest)), ONCE_UNREAD])
  return stored.map(({ user_id }) => user_id)
}

/** Deletes unread notifications that no longer hold; returns the users whose unread count fell. */
export async function withdraw(trx: Knex.Transaction, { order_id, kinds }: Withdrawal): Promise<number[]> {
  const gone = await trx('admin.notifications')
    .where({ order_id, read_at: null })
    .whereIn('kind', [...kinds])
    .delete()
    .returning('user_id')
  return gone.map(({ user_id }) => user_id)
}

/** Deletes the unread notifications of a product whose sizes all have enough again. */
export async function withdrawUnderMinimum(trx: Knex.Transaction, product_id: number): Promise<number[]> {
  const gone = await trx('admin.notifications')
    .where({ kind: 'under_minimum', read_at: null })
    .whereRaw("(details ->> 'product_id')::integer = ?", [product_id])
    .delete()
    .returning('user_id')
  return gone.map(({ user_id }) => user_id)
}

/** Deletes the unread notifications of return cases that were waiting and moved on. */
export async function withdrawWaiting(trx: Knex.Transaction, ids: readonly number[]): Promise<number[]> {
  const gone = await trx('admin.notifications')
    .where({ kind: 'return_waiting', read_at: null })
    .whereRaw("details ->> 'return' = any(?)", [ids.map(String)])
    .delete()
    .returning('user_id')
  return gone.map(({ user_id }) => user_id)
}

/** Makes the browsers of these users, wherever they are connected, fetch their notifications again. */
export function notifyBrowsers(trx: Knex.Transaction, people: readonly number[], pos: number): void {
  const rows = [...new Set(people)].map((key) => ({
    room: NOTIFICATIONS_CHANNEL,
    op: 'upsert' as const,
    key,
    row: null,
    pos,
  }))
  publishRows(trx, rows)
}
