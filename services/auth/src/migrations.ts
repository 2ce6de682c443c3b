import { peopleAndSessions } from '../migrations/0001-people-and-sessions.ts'
import { startingPolicy } from '../migrations/0002-starting-policy.ts'
import { userRecords } from '../migrations/0003-user-records.ts'
import { recovery } from '../migrations/0004-recovery.ts'
import { secondFactor } from '../migrations/0005-second-factor.ts'
import { preferences } from '../migrations/0006-preferences.ts'
import { publishedProfiles } from '../migrations/0007-published-profiles.ts'
import { reportsOfTheCounter } from '../migrations/0008-reports-of-the-counter.ts'
import { views } from '../migrations/0009-views.ts'
import { languageOfARecovery } from '../migrations/0010-language-of-a-recovery.ts'
import { askedSecondFactor } from '../migrations/0011-asked-second-factor.ts'

export const authMigrations = {
  owner: 'auth',
  migrations: [
    peopleAndSessions,
    startingPolicy,
    userRecords,
    recovery,
    secondFactor,
    preferences,
    publishedProfiles,
    reportsOfTheCounter,
    views,
    languageOfARecovery,
    askedSecondFactor,
  ],
}
