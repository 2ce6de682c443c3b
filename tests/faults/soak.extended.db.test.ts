import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { searchProducts } from '@deportivo/contracts/catalogue/products'
import { getBoard } from '@deportivo/contracts/dispatch/board'
import { cancelOrder, getOrder, listOrders } from '@deportivo/contracts/orders/orders'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@deportivo/infra/embedded/postgres'
import { connect, type Knex } from '@deportivo/platform/db/connect'
import { callsOver, overHttp, type Calls } from '@deportivo/testkit/calls'
import { recordFigures, secondsOf, timeoutOf } from '@deportivo/testkit/faults'
import { PASSWORD } from '@deportivo/testkit/password'
import { startProduct, type Product } from '@deportivo/testkit/product'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keyed, plentyOfGoods, sellOne, type Goods } from './parts/selling.ts'
import { percentileOf, steadyLoad } from './parts/steady-load.ts'

const SECONDS = secondsOf({ short: 15, long: 28_800 })
const PER_SECOND = 20
const SAMPLE_MS = 2_000
// A heap that fills up and is collected hides so small a growth for hours.
const JUDGED_SECONDS = 28_800
const MOST_MB_PER_HOUR = 1
const MS_PER_HOUR = 3_600_000

let dir: string
let database: EmbeddedPostgres
let db: Knex
let product: Product
let calls: Calls

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'deportivo-soak-'))
  database = await startEmbeddedPostgres({ dataDir: dir, log: () => undefined })
  product = await startProduct({
    topology: 'embedded',
    password: PASSWORD,
    settings: {
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      CALLS_PER_SECOND: '1000000',
    },
  })
  calls = callsOver(overHttp(product.address), PASSWORD)
  db = connect({ url: database.ownerUrl, as: 'owner', poolMax: 1 })
}, 120_000)
afterAll(async () => {
  await db.destroy()
  await product.stop()
  await database.stop()
  await rm(dir, { recursive: true, force: true })
})

/** Reads for the most part; every tenth piece of work makes and cancels an order. */
async function work(n: number, goods: Goods): Promise<void> {
  const kinds = [
    () => calls.ok('two', getBoard),
    () => calls.ok('two', listOrders, { query: { filter: 'state_id:pre_orden' } }),
    () => calls.ok('online_seller', searchProducts),
  ]
  if (n % 10 !== 0) return void (await kinds[n % kinds.length]?.())
  const id = await sellOne(calls, goods)
  await calls.ok('two', getOrder, { params: { id } })
  const reason = { reason: 'El cliente desistió' }
  await calls.ok('online_seller', cancelOrder, { params: { id }, body: reason, ...keyed() })
}

interface Sample {
  at: number
  mb: number
}

async function watchMemory(samples: Sample[], until: { isOver: boolean }): Promise<void> {
  const began = performance.now()
  for (; !until.isOver; await sleep(SAMPLE_MS)) {
    const status = await readFile(`/proc/${product.pid()}/status`, 'utf8')
    samples.push({ at: performance.now() - began, mb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024 })
  }
}

/** MB per hour by least squares. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const [at, mb] = [mean((sample) => sample.at), mean((sample) => sample.mb)]
  const above = mean((sample) => (sample.at - at) * (sample.mb - mb))
  return (above / mean((sample) => (sample.at - at) ** 2)) * MS_PER_HOUR
}

const BEHIND = `
  select (select count(*) from bus.outbox)::integer + (
    select coalesce(sum(h.pos - c.lane_pos), 0) from bus.cursors c join bus.heads h on h.lane = c.lane
  )::integer as count`

async function behind(): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ count: number }] }>(BEHIND)
  return rows[0].count
}

it(
  'under a steady load every call succeeds, and the outbox and every consumer are at the end after it',
  { timeout: timeoutOf(180_000) },
  async () => {
    const goods = await plentyOfGoods(calls)
    const samples: Sample[] = []
    const activity = { isOver: false }
    const watching = watchMemory(samples, activity)
    const { sent, failures, latencies } = await steadyLoad({ perSecond: PER_SECOND, seconds: SECONDS }, (n) =>
      work(n, goods),
    ).finally(() => (activity.isOver = true))
    await watching
    const settled = await eventually(async () => expect(await behind()).toBe(0))
      .then(() => 'outbox empty')
      .catch(() => 'outbox not empty')
    // The first half fills caches and the heap.
    const later = samples.slice(samples.length / 2)
    const slope = slopeOf(later)
    const isJudged = SECONDS >= JUDGED_SECONDS
    recordFigures(
      'R17',
      `${Math.round(SECONDS)} s at ${PER_SECOND}/s: ${sent} pieces of work, of which a tenth makes and cancels an order`,
      `${failures.length} failed; p99 ${percentileOf(latencies, 0.99).toFixed(0)} ms; ${later.at(-1)?.mb.toFixed(0)} MB at the end, ${slope.toFixed(1)} MB/h over the second half${isJudged ? '' : ' (too short to judge)'}; ${settled}`,
    )
    expect(failures).toEqual([])
    expect(settled).toBe('outbox empty')
    if (isJudged) expect(slope).toBeLessThan(MOST_MB_PER_HOUR)
  },
)
