import {
  listNotifications,
  MOST_UNREAD,
  readNotifications,
  type Notification,
} from '@deportivo/contracts/admin/notifications'
import type { OrderOwnership } from '@deportivo/lifecycle/order/visibility'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { notifyBrowsers } from './store-notifications.ts'
import { openable } from './openable.ts'

/** The count stops at 'more than 99': an unread list must not cost more each day. */
async function countUnread(db: Knex, userId: number): Promise<number> {
  const unread = db('admin.notifications').whereBetween('user_id', [userId, userId]).whereNull('read_at')
  // In the order of its index: otherwise the rows of others may be read until so many are found.
  const some = unread.orderBy('user_id').select(db.raw('1')).limit(MOST_UNREAD).as('some')
  const [counted] = await db.from(some).count<{ count: number }[]>('* as count')
  return counted?.count ?? 0
}

/** The user with all profiles they may choose from, in order. */
async function readerOf(db: Knex, { id, grants, profile, profiles }: Actor) {
  const names = profiles.filter((one) => one !== profile)
  if (names.length === 0) return { id, chosen: grants, others: [] }
  const published = await db('auth.published_profiles')
    .whereIn('profile_id', names)
    .select('profile_id', 'grants')
  const others = names.flatMap((name) => published.find(({ profile_id }) => profile_id === name) ?? [])
  return { id, chosen: grants, others }
}

type Row = Omit<Notification, 'at'> & { at: Date }

type PageRow = Omit<Notification, 'at' | 'read' | 'as_profile'> & {
  at: Date
  read_at: Date | null
  ownership: OrderOwnership | null
}

// With the order's present ownership: the recipient may have lost access since.
const OWNERSHIP = `(select to_jsonb(o) from orders.published_ownership o
  where o.order_id = admin.notifications.order_id) as ownership`

export const listNotificationsRoute = defineList<typeof listNotifications, Row>(listNotifications, {
  from: ({ db, actor }) => db('admin.notifications').whereBetween('user_id', [actor.id, actor.id]),
  filters: {
    kind: 'kind',
    read: (rows, isRead) => (isRead ? rows.whereNotNull('read_at') : rows.whereNull('read_at')),
  },
  sort: { at: 'at' },
  tiebreak: ['id'],
  rangeOfCall: ({ actor }) => ({ column: 'user_id', value: actor.id }),
  read: async ({ rows }, { db, actor }) => {
    const page = await rows.select<PageRow[]>(
      'id',
      'kind',
      'order_id',
      'details',
      'at',
      'read_at',
      db.raw(OWNERSHIP),
    )
    const reader = await readerOf(db, actor)
    return page.map(({ read_at, ownership, ...row }) => ({
      ...row,
      ...openable({ ...row, ownership }, reader),
      read: read_at !== null,
    }))
  },
  extra: async ({ db, actor }) => ({ unread: await countUnread(db, actor.id) }),
})

export const readNotificationsRoute: Routes = (app, deps) =>
  change(app, deps, readNotifications, async ({ body, actor, trx }) => {
    const { ids = [], up_to = 0, order_id = 0 } = body
    const marked: number = await trx('admin.notifications')
      .where({ user_id: actor.id, read_at: null })
      .where((wanted) => void wanted.whereIn('id', ids).orWhere('id', '<=', up_to).orWhere({ order_id }))
      .update({ read_at: deps.clock.now() })
    if (marked > 0) {
      // The user's other windows.
      notifyBrowsers(trx, [actor.id], 0)
      afterCommit(trx, () => deps.wake.notifyOthers('rooms'))
    }
    return withMessage('notification.marked', { unread: await countUnread(trx, actor.id) })
  })
