import { bus } from '../../migrations/0001-bus.ts'
import { requestsAndRooms } from '../../migrations/0002-requests-and-rooms.ts'
import type { MigrationSet } from '../db/migrate.ts'

export const busMigrations: MigrationSet = { owner: 'bus', migrations: [bus, requestsAndRooms] }
