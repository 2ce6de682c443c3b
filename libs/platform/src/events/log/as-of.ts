import type { Knex } from 'knex'
import { prepared } from '../../db/prepared.ts'

// Only the first event after each cursor counts, and each is found by its key: the cost does not depend on the
// lag.
const OLDEST_MISSING = prepared<{ oldest: Date | null }>(
  'oldest missing event',
  `
  select min(occurred_at) as oldest from (
    (select occurred_at from bus.outbox order by id limit 1)
    union all
    select l.occurred_at
    from bus.cursors c
    join bus.event_log l on l.lane = c.lane and l.lane_pos = c.lane_pos + 1
    where c.consumer = any($1)
    union all
    select l.occurred_at
    from bus.dead_letters d join bus.event_log l on l.pos = d.pos
    where d.consumer = any($1) and d.newer_version is not null
    union all
    select l.occurred_at
    from bus.heads h
    join bus.event_log l on l.lane = h.lane and l.lane_pos = h.pos - 1
    where h.lane >= 0 and h.pos > h.removed_to
      and not exists (select from bus.event_log n where (n.lane, n.lane_pos) = (h.lane, h.pos))
  ) missing`,
)

/**
 * The time up to which the tables of these consumers include all events: now, once they have caught up. Events that wait
 * for a newer release are not included; those that failed are an administrator's. Where the newest event of a lane is
 * missing from the log, the one before it is the last that is surely included; not where it went with the example data.
 */
export async function readAsOf(
  db: Knex | Knex.Transaction,
  consumers: readonly string[],
  now: Date,
): Promise<Date> {
  const found = await OLDEST_MISSING(db, [[...consumers]])
  const oldest = found[0]?.oldest
  return oldest && oldest < now ? oldest : now
}
