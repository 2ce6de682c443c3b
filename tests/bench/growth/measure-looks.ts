import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from '@deportivo/platform/run'
import type { Knex } from 'knex'
import { percentile } from '../load/closed-loop.ts'
import { sendRight } from '../parts/in-process.ts'
import type { Look } from './looks.ts'

/** What a look costs. */
export interface LookCost {
  p50: number
  p95: number
  buffers: number
}

const FIRST = 10
const COUNTED = 40
// A backend passes its counts on once a second, and when it is idle.
const COUNTED_MS = 1_100

const BUFFERS = `
  select (blks_hit + blks_read)::float8 as count from pg_stat_database where datname = current_database()`

async function readBuffers(db: Knex): Promise<number> {
  await sleep(COUNTED_MS)
  const { rows } = await db.raw<{ rows: [{ count: number }] }>(BUFFERS)
  return rows[0].count
}

async function costOf(look: Look, running: Running, db: Knex): Promise<LookCost> {
  for (let n = 0; n < FIRST; n++) await sendRight(running, look.call(n))
  const before = await readBuffers(db)
  const latencies: number[] = []
  for (let n = 0; n < COUNTED; n++) {
    const began = performance.now()
    await sendRight(running, look.call(n))
    latencies.push(performance.now() - began)
  }
  latencies.sort((a, b) => a - b)
  const buffers = ((await readBuffers(db)) - before) / COUNTED
  return { p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95), buffers }
}

/** The cost of each look, one request at a time, by its name. */
export async function measureLooks(
  looks: readonly Look[],
  running: Running,
  db: Knex,
): Promise<Map<string, LookCost>> {
  const costs = new Map<string, LookCost>()
  for (const look of looks) costs.set(look.name, await costOf(look, running, db))
  return costs
}
