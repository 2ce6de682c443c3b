import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from '@deportivo/platform/run'
import type { Knex } from 'knex'
import { percentile } from '../load/closed-loop.ts'
import { sendRight } from '../parts/in-process.ts'
import type { Read } from './reads.ts'

/** What a read costs. */
export interface ReadCost {
  p50: number
  p95: number
  buffers: number
}

const FIRST = 10
const COUNTED = 40
// A backend reports its counts at the end of a transaction, at most once a second.
const REPORTED_MS = 1_100

const BUFFERS = `
  select (blks_hit + blks_read)::float8 as count from pg_stat_database where datname = current_database()`

/** The buffers of all requests so far, and of one more: at its end its connections report them. */
async function readBuffers(db: Knex, oneMore: () => Promise<unknown>): Promise<number> {
  await sleep(REPORTED_MS)
  await oneMore()
  const { rows } = await db.raw<{ rows: [{ count: number }] }>(BUFFERS)
  return rows[0].count
}

async function costOf(read: Read, running: Running, db: Knex): Promise<ReadCost> {
  for (let n = 0; n < FIRST; n++) await sendRight(running, read.call(n))
  const oneMore = async () => sendRight(running, read.call(0))
  const before = await readBuffers(db, oneMore)
  const latencies: number[] = []
  for (let n = 0; n < COUNTED; n++) {
    const began = performance.now()
    await sendRight(running, read.call(n))
    latencies.push(performance.now() - began)
  }
  latencies.sort((a, b) => a - b)
  const buffers = ((await readBuffers(db, oneMore)) - before) / (COUNTED + 1)
  return { p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95), buffers }
}

/** The cost of each read, one request at a time, by its name. */
export async function measureReads(
  reads: readonly Read[],
  running: Running,
  db: Knex,
): Promise<Map<string, ReadCost>> {
  const costs = new Map<string, ReadCost>()
  for (const read of reads) costs.set(read.name, await costOf(read, running, db))
  return costs
}
