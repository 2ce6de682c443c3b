import { queryRows } from '@deportivo/platform/db/query-rows'
import { isStillInUse } from '@deportivo/platform/db/lock-tables'
import { connect } from '@deportivo/platform/db/connect'
import { dropSchema, migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import type { Knex } from 'knex'
import pg from 'pg'
import { projectorMigrations, READ_SCHEMA, rebuildMigrations } from '../migrations.ts'
import { READ_TABLES } from './read-models.ts'
import { beginning, replayAll } from './replay.ts'
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
  await migrate(owner, [busMigrations, projectorMigrations, rebuildMigrations])
  const found = await queryRows<{ count: number }>(
    owner,
    'select count(*)::integer as count from pg_tables where schemaname = ? and tablename = any(?)',
    [READ_SCHEMA, READ_TABLES],
  )
  if (found[0]?.count === READ_TABLES.length) return
  await dropSchema(owner, READ_SCHEMA)
  await migrate(owner, [projectorMigrations])
}

/** Gets how many more events were read. */
export type OnBatch = (count: number) => Promise<void>

/** Retries while readers hold locks; events committed meanwhile are replayed between two tries. */
async function swapWhenPossible(db: Knex, onBatch: OnBatch): Promise<number> {
  let positions = beginning()
  let events = 0
  for (let tries = 1; ; tries++) {
    const replayed = await replayAll(db, { schema: NEXT_SCHEMA, from: positions, onBatch })
    positions = replayed.positions
    events += replayed.count
    try {
      await swap(db, positions)
      return events
    } catch (error) {
      if (!isStillInUse(error) || tries === MAX_SWAPS) throw error
    }
  }
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
export const rebuildBeside = (url: string, db: Knex, onBatch: OnBatch): Promise<Rebuilt> =>
  alone(url, async () => {
    await createNext(db)
    const events = await swapWhenPossible(db, onBatch)
    const differences = await countDifferences(db)
    await dropLeftovers(db)
    return { events, differences }
  })

/** The same by the role that migrates, also where the read models are missing. */
export async function rebuildReadModels(url: string): Promise<Rebuilt> {
  const owner = connect({ url, as: 'owner', poolMax: 2 })
  try {
    await ensureTables(owner)
    return await rebuildBeside(url, owner, async () => {})
  } finally {
    await owner.destroy()
  }
}
