import type { Service } from '@deportivo/platform/service'
import { attachGateway } from './gateway.ts'
import { liveMigrations } from './migrations.ts'
import { notificationsConsumer } from './notifications/consumer.ts'
import { forgetOldNotifications } from './notifications/forget-old.ts'
import { listNotificationsRoute, readNotificationsRoute } from './notifications/list-notifications.ts'

/** What changes reaches browsers at once, and people. Reads the room log and what the projector made; changes nothing of it. */
export const live: Service = {
  name: 'live',
  attach: attachGateway,
  routes: [listNotificationsRoute, readNotificationsRoute],
  consumers: [notificationsConsumer],
  recurring: [forgetOldNotifications],
  migrations: [liveMigrations],
}
