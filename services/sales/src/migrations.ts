import type { MigrationSet } from '@deportivo/platform/db/migrate'
import { geography } from '../migrations/0001-geography.ts'
import { clients } from '../migrations/0002-clients.ts'
import { requests } from '../migrations/0003-requests.ts'
import { clientImports } from '../migrations/0004-client-imports.ts'
import { settlements } from '../migrations/0005-settlements.ts'

export const salesMigrations: MigrationSet = {
  owner: 'sales',
  migrations: [geography, clients, requests, clientImports, settlements],
}
