import type { Knex } from 'knex'
import { queryRows } from '../../db/query-rows.ts'

const BEHIND = `
  select exists (
    select from bus.cursors c join bus.event_log l on l.lane = c.lane and l.lane_pos > c.lane_pos
    where c.consumer = any(:consumers) and l.aggregate_type = any(:families)
  ) or exists (select from bus.outbox where aggregate_type = any(:families)) as behind`

interface Removal {
  /** All that may read the events, locked by the caller. */
  consumers: readonly string[]
  families: readonly string[]
}

/** Whether an event of these families is still to be read, by one of the consumers or by the relay. */
export async function areBehind(trx: Knex.Transaction, removal: Removal): Promise<boolean> {
  const [found] = await queryRows<{ behind: boolean }>(trx, BEHIND, {
    consumers: [...removal.consumers],
    families: [...removal.families],
  })
  return found?.behind ?? false
}

const STORES = ['bus.event_log', 'bus.collided_events', 'bus.dead_letters', 'bus.parked_events']

/**
 * Removes all events of these families, also those that a consumer has set aside. Only for a log that one process
 * reads from the database, and where no consumer is behind. Needs the owner: the application cannot change the log.
 */
export async function removeEvents(trx: Knex.Transaction, families: readonly string[]): Promise<void> {
  for (const table of STORES)
    await trx.raw('delete from ?? where aggregate_type = any(?)', [table, [...families]])
  await trx.raw('update bus.heads set removed_to = pos')
}
