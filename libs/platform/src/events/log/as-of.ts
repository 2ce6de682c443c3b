import type { Knex } from 'knex'
import { queryRows } from '../../db/query-rows.ts'

// Only the first event after each cursor counts, and each is found by its key: the cost does not depend on the
// lag.
const OLDEST_MISSING = `
  select min(occurred_at) as oldest from (
    (select occurred_at from bus.outbox order by id limit 1)
    union all
    select l.occurred_at
    from bus.cursors c
    join bus.event_log l on l.lane = c.lane and l.lane_pos = c.lane_pos + 1
    where c.consumer = ?
  ) missing`

/** The time up to which a consumer's tables include all events: now, once it has caught up. */
export async function readAsOf(db: Knex | Knex.Transaction, consumer: string, now: Date): Promise<Date> {
  const found = await queryRows<{ oldest: Date | null }>(db, OLDEST_MISSING, [consumer])
  const oldest = found[0]?.oldest
  return oldest && oldest < now ? oldest : now
}
