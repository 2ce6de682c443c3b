import { readModels } from '../migrations/0001-read-models.ts'
import { availableRoom } from '../migrations/0002-available-room.ts'

export const READ_SCHEMA = 'read'

export const projectorMigrations = { owner: READ_SCHEMA, migrations: [readModels, availableRoom] }
