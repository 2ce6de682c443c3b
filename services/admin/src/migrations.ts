import { preferences } from '../migrations/0001-preferences.ts'
import { settings } from '../migrations/0002-settings.ts'

export const adminMigrations = {
  owner: 'admin',
  migrations: [preferences, settings],
}
