import type { MigrationSet } from '@deportivo/platform/db/migrate'
import { createReturns } from '../migrations/0001-returns.ts'
import { caseSorts } from '../migrations/0013-case-sorts.ts'
import { creditsOnOrders } from '../migrations/0011-credits-on-orders.ts'
import { exchangeDue } from '../migrations/0012-exchange-due.ts'
import { caseLines } from '../migrations/0010-case-lines.ts'
import { caseGroups } from '../migrations/0005-case-groups.ts'
import { publishedCredits } from '../migrations/0008-credits.ts'
import { publishedCases } from '../migrations/0004-published-cases.ts'
import { publishedGroups } from '../migrations/0009-published-groups.ts'
import { publishedReasons } from '../migrations/0007-published-reasons.ts'
import { replacementCost } from '../migrations/0003-replacement-cost.ts'
import { lostUnits } from '../migrations/0016-lost-units.ts'
import { casesOfReports } from '../migrations/0015-cases-of-reports.ts'
import { replacementLines } from '../migrations/0014-replacement-lines.ts'
import { sizeChangeReason } from '../migrations/0006-size-change-reason.ts'
import { waitingCases } from '../migrations/0002-waiting-cases.ts'

export const returnMigrations: MigrationSet = {
  owner: 'returns',
  migrations: [
    createReturns,
    waitingCases,
    replacementCost,
    publishedCases,
    caseGroups,
    sizeChangeReason,
    publishedReasons,
    publishedCredits,
    publishedGroups,
    caseLines,
    creditsOnOrders,
    exchangeDue,
    caseSorts,
    replacementLines,
    casesOfReports,
    lostUnits,
  ],
}
