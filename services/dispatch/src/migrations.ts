import { claims } from '../migrations/0001-claims.ts'

export const dispatchMigrations = { owner: 'dispatch', migrations: [claims] }
