import { preferences } from '../migrations/0001-preferences.ts'
import { views } from '../migrations/0002-views.ts'
import { notifications } from '../migrations/0003-notifications.ts'
import { settings } from '../migrations/0004-settings.ts'
import { settingsRecord } from '../migrations/0005-settings-record.ts'
import { storedPreferences } from '../migrations/0006-stored-preferences.ts'
import { carrierTracking } from '../migrations/0007-carrier-tracking.ts'
import { companyName } from '../migrations/0008-company-name.ts'
import { exampleData } from '../migrations/0009-example-data.ts'
import { returnDays } from '../migrations/0010-return-days.ts'
import { returnAlerts } from '../migrations/0011-return-alerts.ts'
import { expenseLimit } from '../migrations/0012-expense-limit.ts'
import { reserveDays } from '../migrations/0013-reserve-days.ts'
import { commission } from '../migrations/0014-commission.ts'
import { rebuildRequests } from '../migrations/0015-rebuild-requests.ts'
import { presentCities } from '../migrations/0016-present-cities.ts'

export const adminMigrations = {
  owner: 'admin',
  migrations: [
    preferences,
    views,
    notifications,
    settings,
    settingsRecord,
    storedPreferences,
    carrierTracking,
    companyName,
    exampleData,
    returnDays,
    returnAlerts,
    expenseLimit,
    reserveDays,
    commission,
    rebuildRequests,
    presentCities,
  ],
}
