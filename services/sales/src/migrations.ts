import type { MigrationSet } from '@deportivo/platform/db/migrate'
import { geography } from '../migrations/0001-geography.ts'
import { clients } from '../migrations/0002-clients.ts'

export const salesMigrations: MigrationSet = { owner: 'sales', migrations: [geography, clients] }
