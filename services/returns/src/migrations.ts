import type { MigrationSet } from '@deportivo/platform/db/migrate'
import { createReturns } from '../migrations/0001-returns.ts'

export const returnMigrations: MigrationSet = { owner: 'returns', migrations: [createReturns] }
