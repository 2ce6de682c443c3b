import { auth } from './es/auth.ts'
import { notifications } from './es/notifications.ts'
import { orders } from './es/orders.ts'
import { permissions } from './es/permissions.ts'
import { problems } from './es/problems.ts'
import { records } from './es/records.ts'
import { reports } from './es/reports.ts'
import { screens } from './es/screens.ts'
import { boardWorkScreens } from './es/screens-board-work.ts'
import { dispatchScreens } from './es/screens-dispatch.ts'
import { reportScreens } from './es/screens-reports.ts'
import { settings } from './es/settings.ts'
import { settingScreens } from './es/screens-settings.ts'
import { start } from './es/start.ts'
import { stoppedEvents } from './es/stopped-events.ts'
import { subjects } from './es/subjects.ts'
import { unbuiltScreens } from './es/screens-unbuilt.ts'
import { users } from './es/users.ts'
import { views } from './es/views.ts'

export const es = {
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

/** Key of a text. The Spanish catalogue is the source: a key exists when it exists there. */
export type TextKey = keyof typeof es
