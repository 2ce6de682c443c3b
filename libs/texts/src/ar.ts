import { auth } from './ar/people/auth.ts'
import { catalogueLists } from './ar/catalogue/lists.ts'
import { notifications } from './ar/admin/notifications.ts'
import { orders } from './ar/orders/orders.ts'
import { permissions } from './ar/people/permissions.ts'
import { problems } from './ar/server/problems.ts'
import { records } from './ar/server/records.ts'
import { reports } from './ar/reports/reports.ts'
import { returnCases } from './ar/returns/return-cases.ts'
import { screens } from './ar/screens.ts'
import { boardWorkScreens } from './ar/dispatch/board-work.ts'
import { dispatchScreens } from './ar/dispatch/screens.ts'
import { reportScreens } from './ar/reports/screens.ts'
import { settings } from './ar/admin/settings.ts'
import { settingScreens } from './ar/admin/setting-screens.ts'
import { start } from './ar/server/start.ts'
import { stoppedEvents } from './ar/admin/stopped-events.ts'
import { subjects } from './ar/server/subjects.ts'
import { unbuiltScreens } from './ar/shell/unbuilt.ts'
import { users } from './ar/people/users.ts'
import { views } from './ar/shell/views.ts'
import type { TextKey } from './es.ts'

export const ar: Record<TextKey, string> = {
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
