import { auth } from './ar/auth.ts'
import { notifications } from './ar/notifications.ts'
import { orders } from './ar/orders.ts'
import { permissions } from './ar/permissions.ts'
import { problems } from './ar/problems.ts'
import { records } from './ar/records.ts'
import { reports } from './ar/reports.ts'
import { screens } from './ar/screens.ts'
import { boardWorkScreens } from './ar/screens-board-work.ts'
import { dispatchScreens } from './ar/screens-dispatch.ts'
import { reportScreens } from './ar/screens-reports.ts'
import { settings } from './ar/settings.ts'
import { settingScreens } from './ar/screens-settings.ts'
import { start } from './ar/start.ts'
import { stoppedEvents } from './ar/stopped-events.ts'
import { subjects } from './ar/subjects.ts'
import { unbuiltScreens } from './ar/screens-unbuilt.ts'
import { users } from './ar/users.ts'
import { views } from './ar/views.ts'
import type { TextKey } from './es.ts'

export const ar: Record<TextKey, string> = {
  ...auth,
  ...notifications,
  ...orders,
  ...permissions,
  ...problems,
  ...records,
  ...reports,
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
