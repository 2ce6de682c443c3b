import { auth } from './tr/auth.ts'
import { notifications } from './tr/notifications.ts'
import { orders } from './tr/orders.ts'
import { permissions } from './tr/permissions.ts'
import { problems } from './tr/problems.ts'
import { records } from './tr/records.ts'
import { reports } from './tr/reports.ts'
import { screens } from './tr/screens.ts'
import { boardWorkScreens } from './tr/screens-board-work.ts'
import { dispatchScreens } from './tr/screens-dispatch.ts'
import { reportScreens } from './tr/screens-reports.ts'
import { settings } from './tr/settings.ts'
import { settingScreens } from './tr/screens-settings.ts'
import { start } from './tr/start.ts'
import { stoppedEvents } from './tr/stopped-events.ts'
import { subjects } from './tr/subjects.ts'
import { unbuiltScreens } from './tr/screens-unbuilt.ts'
import { users } from './tr/users.ts'
import { views } from './tr/views.ts'
import type { TextKey } from './es.ts'

export const tr: Record<TextKey, string> = {
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
