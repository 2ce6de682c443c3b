import type { Knex } from 'knex'

/**
 * After a crash of the server, which may have lost numbers that browsers have seen: every room goes on far above them.
 */
export async function raiseRooms(db: Knex): Promise<void> {
  await db.raw('update bus.rooms set seq = seq + 1000000, pruned_to = seq + 1000000')
}
