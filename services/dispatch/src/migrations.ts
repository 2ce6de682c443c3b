import { claims } from '../migrations/0001-claims.ts'
import { settings } from '../migrations/0002-settings.ts'

export const dispatchMigrations = { owner: 'dispatch', migrations: [claims, settings] }
