import { bus } from '../../migrations/0001-bus.ts'
import { keepReply } from '../../migrations/0002-keep-reply.ts'
import type { MigrationSet } from '../db/migrate.ts'

export const busMigrations: MigrationSet = { owner: 'bus', migrations: [bus, keepReply] }
