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
/** As many as the product has at most, each for a while, so that each is another. */
const CONNECTIONS = 20
const FLUSH = 'select pg_stat_force_next_flush(), pg_sleep(0.1)'

const BUFFERS = `
  select (blks_hit + blks_read)::float8 as count from pg_stat_database where datname = current_database()`

/** The buffers of all requests so far. An idle connection reports its own only after ten seconds, unless it has to. */
async function readBuffers({ deps }: Running, db: Knex): Promise<number> {
  await Promise.all(Array.from({ length: CONNECTIONS }, () => deps.db.raw(FLUSH)))
  const { rows } = await db.raw<{ rows: [{ count: number }] }>(BUFFERS)
  return rows[0].count
}

async function costOf(read: Read, running: Running, db: Knex): Promise<ReadCost> {
  for (let n = 0; n < FIRST; n++) await sendRight(running, read.call(n))
  const before = await readBuffers(running, db)
  const latencies: number[] = []
  for (let n = 0; n < COUNTED; n++) {
    const began = performance.now()
    await sendRight(running, read.call(n))
    latencies.push(performance.now() - began)
  }
  latencies.sort((a, b) => a - b)
  const buffers = ((await readBuffers(running, db)) - before) / COUNTED
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
