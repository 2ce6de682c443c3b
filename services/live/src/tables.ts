import type { Notification } from '@deportivo/contracts/admin/notifications'
import type { OrderOwnership } from '@deportivo/lifecycle/order/visibility'
import type { Wearing } from './notifications/openable.ts'
import type { Knex } from 'knex'

interface NotificationRow extends Omit<Notification, 'at' | 'read' | 'as_profile'> {
  user_id: number
  event_id: string
  at: Date
  read_at: Date | null
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'live.notifications': Knex.CompositeTableType<
      NotificationRow,
      Omit<NotificationRow, 'id'>,
      Pick<NotificationRow, 'read_at'>
    >
    'auth.published_profiles': Wearing
    'orders.published_ownership': OrderOwnership & { order_id: number }
  }
}
