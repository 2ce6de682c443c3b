import { bus } from '../../migrations/0001-bus.ts'
import type { MigrationSet } from '../db/migrate.ts'

export const busMigrations: MigrationSet = { owner: 'bus', migrations: [bus] }
