import { REPORTS_CHANNEL } from '@deportivo/contracts/live/messages'
import { lockTables } from '@deportivo/platform/db/lock-tables'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { moveConsumers } from '@deportivo/platform/events/consumers/move-consumers'
import { lockCursors } from '@deportivo/platform/events/log/cursors'
import { invalidateRooms, publishRow } from '@deportivo/platform/live/room-log'
import type { Knex } from 'knex'
import { READ_SCHEMA } from '../migrations.ts'
import { READ_MODELS, READ_TABLES } from './read-models.ts'
import { replayNext, type Positions } from './replay.ts'

export const NEXT_SCHEMA = 'read_next'
const OLD_SCHEMA = 'read_old'

/** Empty tables with the same columns beside the present ones. */
export async function createNext(db: Knex): Promise<void> {
  await db.raw('select rebuild.create_next(?)', [[...READ_TABLES]])
}

export async function dropLeftovers(db: Knex): Promise<void> {
  await db.raw('select rebuild.drop_leftovers()')
}

const CONSUMERS = READ_MODELS.map(({ consumer }) => consumer)

/**
 * Stops the consumers between two batches and applies events until the new tables reach the position of the
 * present ones.
 */
async function overtake(trx: Knex.Transaction, replayed: Positions): Promise<Positions> {
  const cursors = await lockCursors(trx, CONSUMERS)
  let positions = replayed
  const isBehind = () => cursors.some(({ lane, lane_pos }) => (positions.get(lane) ?? 0) < lane_pos)
  while (isBehind()) positions = await replayNext(trx, NEXT_SCHEMA, positions)
  return positions
}

// While this waits for one reader, others queue behind it: better to give up and retry.
const LOCK_WAIT = "set local lock_timeout = '2s'"

/** Replaces the present tables by the new ones in one transaction. The present ones move to `read_old`. */
export async function swap(db: Knex, replayed: Positions): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw(LOCK_WAIT)
    const positions = await overtake(trx, replayed)
    await moveConsumers(trx, CONSUMERS, positions)
    await lockTables(
      trx,
      READ_TABLES.map((table) => `${READ_SCHEMA}.${table}`),
    )
    await trx.raw('select rebuild.exchange(?)', [[...READ_TABLES]])
    await invalidateRooms(trx)
    const newest = Math.max(0, ...positions.values())
    publishRow(trx, { room: REPORTS_CHANNEL, op: 'upsert', key: 0, row: null, pos: newest })
  })
}

// The new table may be ahead: only rows last changed by the same event in both are compared, and a row may be gone where
// another one of its aggregate is newer.
const different = (aggregate: string, [first = '', ...others]: readonly string[]) => `
  select count(*)::integer as count
  from ?? o full join ?? n on ${[first, ...others].map((column) => `n.${column} = o.${column}`).join(' and ')}
  where (o.pos = n.pos and o is distinct from n) or (n.${first} is null and not exists
    (select from ?? later where later.${aggregate} = o.${aggregate} and later.pos > o.pos))`

/** How many rows the swap corrected. */
export async function countDifferences(db: Knex): Promise<number> {
  let total = 0
  for (const { table, aggregate, key } of READ_MODELS) {
    const next = `${READ_SCHEMA}.${table}`
    const tables = [`${OLD_SCHEMA}.${table}`, next, next]
    const found = await queryRows<{ count: number }>(db, different(aggregate, key), tables)
    total += found[0]?.count ?? 0
  }
  return total
}
