import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'

const BEHIND = `
  select (select count(*) from bus.outbox)::integer as outbox,
    (select coalesce(sum(h.pos - c.lane_pos), 0) from bus.cursors c join bus.heads h on h.lane = c.lane)::integer as events`

// A backlog that lasts longer will never be worked off.
const PATIENCE_MS = 120_000

const RUNS = 'select count(*)::integer as waiting from catalogue.runs_to_check'

/** Milliseconds until nothing is left of a backlog. */
async function untilNothing(left: () => Promise<number>, still: string): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < PATIENCE_MS) {
    if ((await left()) === 0) return performance.now() - began
    await sleep(20)
  }
  throw new Error(still)
}

/** Milliseconds until the outbox is empty and every consumer has read the whole log. */
export const untilCaughtUp = (db: Knex): Promise<number> =>
  untilNothing(async () => {
    const { rows } = await db.raw<{ rows: [{ outbox: number; events: number }] }>(BEHIND)
    return rows[0].outbox + rows[0].events
  }, 'the consumers never caught up')

/** Until the size runs of all products are checked: that job reads the same tables. */
export const untilRunsAreChecked = (db: Knex): Promise<number> =>
  untilNothing(async () => {
    const { rows } = await db.raw<{ rows: [{ waiting: number }] }>(RUNS)
    return rows[0].waiting
  }, 'the size runs were never checked')

/** Deletes the floor's events, which no consumer may read, before the product resumes. */
export async function clearFloorEvents(db: Knex): Promise<void> {
  await db.raw("delete from bus.outbox where type = 'bench.floor'")
}
