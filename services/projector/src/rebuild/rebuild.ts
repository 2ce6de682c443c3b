import { queryRows } from '@deportivo/platform/db/query-rows'
import { isStillInUse } from '@deportivo/platform/db/lock-tables'
import { connect } from '@deportivo/platform/db/connect'
import { dropSchema, migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import type { Knex } from 'knex'
import pg from 'pg'
import { projectorMigrations, READ_SCHEMA } from '../migrations.ts'
import { READ_TABLES } from './read-models.ts'
import { beginning, replayAll, type Positions } from './replay.ts'
import { countDifferences, createNext, dropLeftovers, NEXT_SCHEMA, swap } from './swap.ts'
import { LOCKS } from '@deportivo/platform/db/locks'

const MAX_SWAPS = 20

export interface Rebuilt {
  events: number
  /** Rows that were wrong or superfluous before. */
  differences: number
}

/** The schema `read` may have been dropped: the migrations create its tables again. */
async function ensureTables(owner: Knex): Promise<void> {
  await migrate(owner, [busMigrations, projectorMigrations])
  const found = await queryRows<{ count: number }>(
    owner,
    'select count(*)::integer as count from pg_tables where schemaname = ? and tablename = any(?)',
    [READ_SCHEMA, READ_TABLES],
  )
  if (found[0]?.count === READ_TABLES.length) return
  await dropSchema(owner, READ_SCHEMA)
  await migrate(owner, [projectorMigrations])
}

/** Retries while readers hold locks; events committed meanwhile are replayed between two tries. */
async function swapWhenPossible(owner: Knex, from: Positions): Promise<number> {
  let positions = from
  let events = 0
  for (let tries = 1; ; tries++) {
    const replayed = await replayAll(owner, NEXT_SCHEMA, positions)
    positions = replayed.positions
    events += replayed.count
    try {
      await swap(owner, positions)
      return events
    } catch (error) {
      if (!isStillInUse(error) || tries === MAX_SWAPS) throw error
    }
  }
}

async function rebuildOn(owner: Knex): Promise<Rebuilt> {
  await ensureTables(owner)
  await createNext(owner)
  const events = await swapWhenPossible(owner, beginning())
  const differences = await countDifferences(owner)
  await dropLeftovers(owner)
  return { events, differences }
}

/** Prevents a second rebuild while this one runs. */
async function alone<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'deportivo rebuild' })
  await client.connect()
  try {
    const asked = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      LOCKS.rebuild,
    ])
    if (!asked.rows[0]?.mine) throw new Error('another rebuild is running')
    return await work()
  } finally {
    await client.end()
  }
}

/**
 * Rebuilds every read model from the log, beside the present ones, and swaps them when caught up. Servers keep
 * running: reads only wait during the swap. If interrupted, it changes nothing.
 */
export async function rebuildReadModels(url: string): Promise<Rebuilt> {
  const owner = connect({ url, as: 'owner', poolMax: 2 })
  try {
    return await alone(url, () => rebuildOn(owner))
  } finally {
    await owner.destroy()
  }
}
