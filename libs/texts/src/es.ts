import { auth } from './es/people/auth.ts'
import { catalogueLists } from './es/catalogue/lists.ts'
import { notifications } from './es/admin/notifications.ts'
import { orders } from './es/orders/orders.ts'
import { permissions } from './es/people/permissions.ts'
import { problems } from './es/server/problems.ts'
import { records } from './es/server/records.ts'
import { reports } from './es/reports/reports.ts'
import { returnCases } from './es/returns/return-cases.ts'
import { screens } from './es/screens.ts'
import { boardWorkScreens } from './es/dispatch/board-work.ts'
import { dispatchScreens } from './es/dispatch/screens.ts'
import { reportScreens } from './es/reports/screens.ts'
import { settings } from './es/admin/settings.ts'
import { settingScreens } from './es/admin/setting-screens.ts'
import { start } from './es/server/start.ts'
import { stoppedEvents } from './es/admin/stopped-events.ts'
import { subjects } from './es/server/subjects.ts'
import { unbuiltScreens } from './es/shell/unbuilt.ts'
import { users } from './es/people/users.ts'
import { views } from './es/shell/views.ts'

export const es = {
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

/** Key of a text. The Spanish catalogue is the source: a key exists when it exists there. */
export type TextKey = keyof typeof es
