import { auth } from './tr/people/auth.ts'
import { catalogueLists } from './tr/catalogue/lists.ts'
import { notifications } from './tr/admin/notifications.ts'
import { orders } from './tr/orders/orders.ts'
import { permissions } from './tr/people/permissions.ts'
import { problems } from './tr/server/problems.ts'
import { records } from './tr/server/records.ts'
import { reports } from './tr/reports/reports.ts'
import { returnCases } from './tr/returns/return-cases.ts'
import { screens } from './tr/screens.ts'
import { boardWorkScreens } from './tr/dispatch/board-work.ts'
import { dispatchScreens } from './tr/dispatch/screens.ts'
import { reportScreens } from './tr/reports/screens.ts'
import { settings } from './tr/admin/settings.ts'
import { settingScreens } from './tr/admin/setting-screens.ts'
import { start } from './tr/server/start.ts'
import { stoppedEvents } from './tr/admin/stopped-events.ts'
import { subjects } from './tr/server/subjects.ts'
import { unbuiltScreens } from './tr/shell/unbuilt.ts'
import { users } from './tr/people/users.ts'
import { views } from './tr/shell/views.ts'
import type { TextKey } from './es.ts'

export const tr: Record<TextKey, string> = {
  ...auth,
  ...catalogueLists,
  ...notifications,
  ...orders,
  ...permissions,
  ...problems,
  ...records,
  ...reports,
  ...returnCases,
  ...screens,
  ...dispatchScreens,
  ...boardWorkScreens,
  ...reportScreens,
  ...settings,
  ...settingScreens,
  ...start,
  ...stoppedEvents,
  ...subjects,
  ...unbuiltScreens,
  ...users,
  ...views,
}
