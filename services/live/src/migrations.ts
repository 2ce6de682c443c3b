import { viewers } from '../migrations/0001-viewers.ts'
import { notifications } from '../migrations/0002-notifications.ts'

export const liveMigrations = { owner: 'live', migrations: [viewers, notifications] }
