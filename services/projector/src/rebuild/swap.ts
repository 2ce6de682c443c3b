import { APPLICATION_ROLE } from '@deportivo/platform/db/migrate'
import type { Knex } from 'knex'
import { READ_SCHEMA } from '../migrations.ts'
import { READ_MODELS } from './read-models.ts'
import { replayNext, type Positions } from './replay.ts'

export const NEXT_SCHEMA = 'read_next'
export const OLD_SCHEMA = 'read_old'

const TABLES = READ_MODELS.flatMap(({ tables }) => tables)

/** Empty tables of the same form beside the present ones. */
export async function createNext(owner: Knex): Promise<void> {
  await owner.transaction(async (trx) => {
    await dropLeftovers(trx)
    await trx.raw('create schema ??', [NEXT_SCHEMA])
    for (const table of TABLES) {
      const next = `${NEXT_SCHEMA}.${table}`
      await trx.raw('create table ?? (like ?? including all)', [next, `${READ_SCHEMA}.${table}`])
      await trx.raw('grant select, insert, update, delete on ?? to ??', [next, APPLICATION_ROLE])
    }
  })
}

export async function dropLeftovers(db: Knex): Promise<void> {
  for (const schema of [NEXT_SCHEMA, OLD_SCHEMA]) await db.raw('drop schema if exists ?? cascade', [schema])
}

const CURSORS = `
  select lane, lane_pos from bus.cursors where consumer = any(?) order by consumer, lane for update`

/** Stops the consumers between two batches and brings the new tables at least as far as the present ones are. */
async function overtake(trx: Knex.Transaction, positions: Positions): Promise<void> {
  const consumers = READ_MODELS.map(({ consumer }) => consumer)
  const live = await trx.raw<{ rows: { lane: number; lane_pos: number }[] }>(CURSORS, [consumers])
  const isBehind = () => live.rows.some(({ lane, lane_pos }) => (positions.get(lane) ?? 0) < lane_pos)
  while (isBehind()) await replayNext(trx, NEXT_SCHEMA, positions)
}

// Nobody's sequence fits the new tables: every browser reads its room anew.
const RENUMBER = `
  update bus.rooms set seq = seq + 1, pruned_to = seq + 1 where room not like 'channel:%'`

// Readers queue behind us while we wait for one of them: better to step back and come again.
const LOCK_WAIT = "set local lock_timeout = '2s'"

/** Puts the new tables in the place of the present ones, in one moment. The present ones wait in `read_old`. */
export async function swap(owner: Knex, positions: Positions): Promise<void> {
  await owner.transaction(async (trx) => {
    await trx.raw(LOCK_WAIT)
    await overtake(trx, positions)
    await trx.raw('create schema ??', [OLD_SCHEMA])
    for (const table of TABLES) {
      await trx.raw('lock table ?? in access exclusive mode', [`${READ_SCHEMA}.${table}`])
      await trx.raw('alter table ?? set schema ??', [`${READ_SCHEMA}.${table}`, OLD_SCHEMA])
      await trx.raw('alter table ?? set schema ??', [`${NEXT_SCHEMA}.${table}`, READ_SCHEMA])
    }
    await trx.raw(RENUMBER)
  })
}

// Rows of one version say the same about an order; whichever table is further is right about the others.
const DIFFERENT = `
  select count(*)::integer as count from ?? o full join ?? n on n.order_id = o.order_id
  where n.order_id is null or (o.version = n.version and o is distinct from n)`

/** How many rows the swap put right. */
export async function countDifferences(owner: Knex): Promise<number> {
  let total = 0
  for (const { table } of READ_MODELS) {
    const tables = [`${OLD_SCHEMA}.${table}`, `${READ_SCHEMA}.${table}`]
    const found = await owner.raw<{ rows: { count: number }[] }>(DIFFERENT, tables)
    total += found.rows[0]?.count ?? 0
  }
  return total
}
