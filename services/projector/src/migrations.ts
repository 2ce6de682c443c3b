import { readModels } from '../migrations/0001-read-models.ts'

export const READ_SCHEMA = 'read'

export const projectorMigrations = { owner: READ_SCHEMA, migrations: [readModels] }
