import { exportJob } from '@deportivo/platform/exports/export-job'
import { exportRoutes } from '@deportivo/platform/exports/export-routes'
import type { Service } from '@deportivo/platform/service'
import { listAuditRoute } from './audit/list-audit.ts'
import {
  fillExampleDataRoute,
  getExampleDataRoute,
  removeExampleDataRoute,
} from './example-data/example-routes.ts'
import { erasedUsersConsumer } from './erased-users.ts'
import { getMailRoute, listMailRoute } from './mail/read-mail.ts'
import { adminMigrations } from './migrations.ts'
import { notificationsConsumer } from './notifications/consumer.ts'
import { deleteOldNotifications } from './notifications/delete-old.ts'
import { listNotificationsRoute, readNotificationsRoute } from './notifications/list-notifications.ts'
import { warnOfWaiting } from './notifications/warn-of-waiting.ts'
import { getRebuildRoute, requestRebuildRoute } from './rebuilds/rebuild-routes.ts'
import { savePreferencesRoute } from './preferences/save-preferences.ts'
import { getSettingsRoute } from './settings/read-settings.ts'
import { saveSettingsRoute } from './settings/save-settings.ts'
import { listStoppedEventsRoute } from './stopped-events/list-stopped-events.ts'
import { retryStoppedEventRoute } from './stopped-events/retry-stopped-event.ts'
import { viewRoutes } from './views/view-routes.ts'

/** Administration: settings, preferences, saved views, notifications, and screens over audit, mail and events. */
export const admin: Service = {
  name: 'admin',
  routes: [
    getSettingsRoute,
    saveSettingsRoute,
    savePreferencesRoute,
    ...viewRoutes,
    ...exportRoutes,
    listNotificationsRoute,
    readNotificationsRoute,
    listAuditRoute,
    listMailRoute,
    getMailRoute,
    listStoppedEventsRoute,
    retryStoppedEventRoute,
    getRebuildRoute,
    requestRebuildRoute,
    getExampleDataRoute,
    fillExampleDataRoute,
    removeExampleDataRoute,
  ],
  consumers: [notificationsConsumer, erasedUsersConsumer],
  jobs: [exportJob('admin', [listAuditRoute])],
  recurring: [deleteOldNotifications, warnOfWaiting],
  migrations: [adminMigrations],
}
