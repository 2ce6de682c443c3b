import type { Knex } from 'knex'

const MOVE_CURSORS = `
  insert into bus.cursors (consumer, lane, lane_pos)
  select consumer, lane, pos
  from unnest(?::text[]) as consumer cross join unnest(?::smallint[], ?::bigint[]) as at(lane, pos)
  on conflict (consumer, lane) do update set lane_pos = excluded.lane_pos`

/**
 * Makes consumers continue after these positions (lane → position), for tables that already include the events
 * before. Their parked events are dropped: those tables include them too, and an event applied twice would count
 * twice.
 */
export async function moveConsumers(
  trx: Knex.Transaction,
  consumers: readonly string[],
  positions: ReadonlyMap<number, number>,
): Promise<void> {
  await trx.raw(MOVE_CURSORS, [[...consumers], [...positions.keys()], [...positions.values()]])
  for (const table of ['bus.parked_events', 'bus.dead_letters'])
    await trx.raw('delete from ?? where consumer = any(?)', [table, [...consumers]])
}
