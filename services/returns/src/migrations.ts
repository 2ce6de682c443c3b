import type { MigrationSet } from '@deportivo/platform/db/migrate'
import { createReturns } from '../migrations/0001-returns.ts'
import { publishedCases } from '../migrations/0004-published-cases.ts'
import { replacementCost } from '../migrations/0003-replacement-cost.ts'
import { waitingCases } from '../migrations/0002-waiting-cases.ts'

export const returnMigrations: MigrationSet = {
  owner: 'returns',
  migrations: [createReturns, waitingCases, replacementCost, publishedCases],
}
