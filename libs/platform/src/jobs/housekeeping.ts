import { removeExpiredExports } from '../exports/export-job.ts'
import { pruneRooms } from '../live/room-log.ts'
import type { Recurring } from '../service.ts'

// A key is valid for a day; after two days no client retries the request.
const DELETE_EXPIRED_KEYS = `delete from bus.idempotency where created_at < now() - interval '2 days'`

const MINUTE_MS = 60_000

/** What the platform's own tables need to stay small. */
export const HOUSEKEEPING: readonly Recurring[] = [
  { name: 'prune rooms', everyMs: 5 * MINUTE_MS, run: ({ db }) => pruneRooms(db) },
  removeExpiredExports,
  {
    name: 'delete idempotency keys',
    everyMs: 60 * MINUTE_MS,
    run: async ({ db }) => {
      await db.raw(DELETE_EXPIRED_KEYS)
    },
  },
]
