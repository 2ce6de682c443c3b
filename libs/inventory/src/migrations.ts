import type { MigrationSet } from '@deportivo/platform/db/migrate'
import { stock } from '../migrations/0001-stock.ts'
import { apply } from '../migrations/0002-apply.ts'
import { transfersAndCounts } from '../migrations/0003-transfers-and-counts.ts'
import { quarantine } from '../migrations/0004-quarantine.ts'

export const inventoryMigrations: MigrationSet = {
  owner: 'inventory',
  migrations: [stock, apply, transfersAndCounts, quarantine],
}
