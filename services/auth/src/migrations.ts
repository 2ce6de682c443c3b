import { peopleAndSessions } from '../migrations/0001-people-and-sessions.ts'
import { startingPolicy } from '../migrations/0002-starting-policy.ts'
import { userRecords } from '../migrations/0003-user-records.ts'
import { recovery } from '../migrations/0004-recovery.ts'
import { secondFactor } from '../migrations/0005-second-factor.ts'
import { publishedProfiles } from '../migrations/0006-published-profiles.ts'
import { requiredSecondFactor } from '../migrations/0007-required-second-factor.ts'
import { loginAttempts } from '../migrations/0008-login-attempts.ts'
import { userNumbers } from '../migrations/0009-user-numbers.ts'
import { approveExpenses } from '../migrations/0011-approve-expenses.ts'
import { manageCashFlow } from '../migrations/0012-manage-cash-flow.ts'
import { reopenMonths } from '../migrations/0013-reopen-months.ts'
import { setGoals } from '../migrations/0015-set-goals.ts'
import { settlementPermissions } from '../migrations/0014-settlements.ts'
import { publishedReaders } from '../migrations/0016-published-readers.ts'
import { mostSessions } from '../migrations/0017-most-sessions.ts'
import { publishedPhones } from '../migrations/0010-published-phones.ts'

export const authMigrations = {
  owner: 'auth',
  migrations: [
    peopleAndSessions,
    startingPolicy,
    userRecords,
    recovery,
    secondFactor,
    publishedProfiles,
    requiredSecondFactor,
    loginAttempts,
    userNumbers,
    publishedPhones,
    approveExpenses,
    manageCashFlow,
    reopenMonths,
    settlementPermissions,
    setGoals,
    publishedReaders,
    mostSessions,
  ],
}
