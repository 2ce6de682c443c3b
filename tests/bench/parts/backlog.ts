import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'

const BEHIND = `
  select (select count(*) from bus.outbox)::integer as outbox,
    (select coalesce(sum(h.pos - c.lane_pos), 0) from bus.cursors c join bus.heads h on h.lane = c.lane)::integer as events`

// A backlog that lasts longer will never be worked off.
const PATIENCE_MS = 120_000

/** Milliseconds until the outbox is empty and every consumer has read the whole log. */
export async function untilCaughtUp(db: Knex): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < PATIENCE_MS) {
    const { rows } = await db.raw<{ rows: [{ outbox: number; events: number }] }>(BEHIND)
    if (rows[0].outbox + rows[0].events === 0) return performance.now() - began
    await sleep(20)
  }
  throw new Error('the consumers never caught up')
}

/** Deletes the floor's events, which no consumer may read, before the product resumes. */
export async function clearFloorEvents(db: Knex): Promise<void> {
  await db.raw("delete from bus.outbox where type = 'bench.floor'")
}
