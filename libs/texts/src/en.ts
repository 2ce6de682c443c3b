import { auth } from './en/people/auth.ts'
import { catalogueLists } from './en/catalogue/lists.ts'
import { notifications } from './en/admin/notifications.ts'
import { orders } from './en/orders/orders.ts'
import { permissions } from './en/people/permissions.ts'
import { problems } from './en/server/problems.ts'
import { records } from './en/server/records.ts'
import { reports } from './en/reports/reports.ts'
import { returnCases } from './en/returns/return-cases.ts'
import { screens } from './en/screens.ts'
import { boardWorkScreens } from './en/dispatch/board-work.ts'
import { dispatchScreens } from './en/dispatch/screens.ts'
import { reportScreens } from './en/reports/screens.ts'
import { settings } from './en/admin/settings.ts'
import { settingScreens } from './en/admin/setting-screens.ts'
import { start } from './en/server/start.ts'
import { stoppedEvents } from './en/admin/stopped-events.ts'
import { subjects } from './en/server/subjects.ts'
import { unbuiltScreens } from './en/shell/unbuilt.ts'
import { users } from './en/people/users.ts'
import { views } from './en/shell/views.ts'
import type { TextKey } from './es.ts'

export const en: Record<TextKey, string> = {
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
