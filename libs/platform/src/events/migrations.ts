import { bus } from '../../migrations/0001-bus.ts'
import { storeReply } from '../../migrations/0002-store-reply.ts'
import { outboxStorage } from '../../migrations/0003-outbox-storage.ts'
import { appendEvent } from '../../migrations/0004-append-event.ts'
import { lostNumbers } from '../../migrations/0005-lost-numbers.ts'
import { outboxByIndex } from '../../migrations/0006-outbox-by-index.ts'
import { removedEvents } from '../../migrations/0007-removed-events.ts'
import { listExports } from '../../migrations/0008-list-exports.ts'
import type { MigrationSet } from '../db/migrate.ts'

export const busMigrations: MigrationSet = {
  owner: 'bus',
  migrations: [
    bus,
    storeReply,
    outboxStorage,
    appendEvent,
    lostNumbers,
    outboxByIndex,
    removedEvents,
    listExports,
  ],
}
