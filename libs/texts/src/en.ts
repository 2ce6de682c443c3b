import { auth } from './en/auth.ts'
import { notifications } from './en/notifications.ts'
import { orders } from './en/orders.ts'
import { permissions } from './en/permissions.ts'
import { problems } from './en/problems.ts'
import { records } from './en/records.ts'
import { reports } from './en/reports.ts'
import { screens } from './en/screens.ts'
import { boardWorkScreens } from './en/screens-board-work.ts'
import { dispatchScreens } from './en/screens-dispatch.ts'
import { reportScreens } from './en/screens-reports.ts'
import { settings } from './en/settings.ts'
import { settingScreens } from './en/screens-settings.ts'
import { start } from './en/start.ts'
import { stoppedEvents } from './en/stopped-events.ts'
import { subjects } from './en/subjects.ts'
import { unbuiltScreens } from './en/screens-unbuilt.ts'
import { users } from './en/users.ts'
import { views } from './en/views.ts'
import type { TextKey } from './es.ts'

export const en: Record<TextKey, string> = {
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
