import { viewers } from '../migrations/0001-viewers.ts'

export const liveMigrations = { owner: 'live', migrations: [viewers] }
