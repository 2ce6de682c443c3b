import { bus } from '../../migrations/0001-bus.ts'
import { storeReply } from '../../migrations/0002-keep-reply.ts'
import { outboxStorage } from '../../migrations/0003-rows-that-soon-go.ts'
import type { MigrationSet } from '../db/migrate.ts'

export const busMigrations: MigrationSet = { owner: 'bus', migrations: [bus, storeReply, outboxStorage] }
