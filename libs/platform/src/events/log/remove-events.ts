import type { Knex } from 'knex'
import { queryRows } from '../../db/query-rows.ts'

const PASS = `
  update bus.cursors c set lane_pos = h.pos from bus.heads h
  where h.lane = c.lane and h.pos > c.lane_pos and c.consumer = any(:consumers) and not exists (
    select from bus.event_log l
    where l.lane = c.lane and l.lane_pos > c.lane_pos and l.aggregate_type <> all(:families)
  )`

const BEHIND = `
  select exists (
    select from bus.cursors c join bus.event_log l on l.lane = c.lane and l.lane_pos > c.lane_pos
    where c.consumer = any(:consumers) and l.aggregate_type = any(:families)
  ) as behind`

interface Removal {
  /** All that may read the events, locked by the caller. */
  consumers: readonly string[]
  families: readonly string[]
}

/**
 * Moves consumers past unread events of these families, and no event comes to the log until the transaction ends. False
 * where a consumer is behind with others in the same lane, which it must not miss.
 */
export async function passEvents(trx: Knex.Transaction, removal: Removal): Promise<boolean> {
  const bindings = { consumers: [...removal.consumers], families: [...removal.families] }
  await trx.raw('select from bus.heads order by lane for update')
  await trx.raw(PASS, bindings)
  const [found] = await queryRows<{ behind: boolean }>(trx, BEHIND, bindings)
  return found?.behind === false
}

const STORES = ['bus.outbox', 'bus.event_log', 'bus.collided_events', 'bus.dead_letters', 'bus.parked_events']

/**
 * Removes all events of these families, also those that a consumer has set aside or that are not in the log yet. Only for
 * a log that one process reads from the database, and which all consumers have passed. Needs the owner: the application cannot change the log.
 */
export async function removeEvents(trx: Knex.Transaction, families: readonly string[]): Promise<void> {
  for (const table of STORES)
    await trx.raw('delete from ?? where aggregate_type = any(?)', [table, [...families]])
  await trx.raw('update bus.heads set removed_to = pos')
}
