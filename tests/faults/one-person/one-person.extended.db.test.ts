import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  cancelImport,
  checkImport,
  createImport,
  exportProducts,
  getImport,
} from '@deportivo/contracts/catalogue/imports'
import { IMPORT_COLUMNS } from '@deportivo/contracts/catalogue/import-columns'
import { searchProducts } from '@deportivo/contracts/catalogue/products'
import { exportClients } from '@deportivo/contracts/clients/client-imports'
import { getBoard } from '@deportivo/contracts/dispatch/board'
import { getOrder, listOrders } from '@deportivo/contracts/orders/orders'
import { administrative } from '@deportivo/contracts/reports/administrative'
import { callsOver, overHttp, type Calls } from '@deportivo/testkit/calls'
import { recordFigures, secondsOf, timeoutOf } from '@deportivo/testkit/faults'
import { formOf } from '@deportivo/testkit/files/upload'
import { PASSWORD } from '@deportivo/testkit/password'
import { startProduct, type Product } from '@deportivo/testkit/product'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keyed, plentyOfGoods, sellOne, type Goods } from '../parts/selling.ts'
import { percentileOf, steadyLoad } from '../parts/steady-load.ts'
import { hostileFiles, type HostileFile } from './hostile-files.ts'
import { lookAt, type Most } from './processes.ts'

const SECONDS = secondsOf({ short: 30, long: 600 })
/** Of five people who work without a pause. */
const PER_SECOND = 10
const HEAP_MB = 512
const DISK_MB = 1_000
const SPARE_MB = 500

const freeMb = async (): Promise<number> => {
  const { bavail, bsize } = await statfs(tmpdir())
  return Math.floor((bavail * bsize) / 2 ** 20)
}

let product: Product
let calls: Calls
/** What must stay free, as on a disk of which the product may take `DISK_MB`. */
let spareMb: number
beforeAll(async () => {
  spareMb = (await freeMb()) - DISK_MB + SPARE_MB
  product = await startProduct({
    topology: 'embedded',
    password: PASSWORD,
    settings: {
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
      SPARE_DISK_MB: String(spareMb),
      CALLS_PER_SECOND: '1000000',
    },
  })
  calls = callsOver(overHttp(product.address), PASSWORD)
}, 120_000)
afterAll(() => product.stop())

/** What five people do all day. */
async function work(n: number, goods: Goods): Promise<void> {
  const kinds = [
    () => calls.ok('head_dispatch', getBoard),
    () => calls.ok('online_seller', listOrders, { query: { filter: 'state_id:pre_orden' } }),
    () => calls.ok('local_seller', searchProducts),
    async () => {
      const params = { id: await sellOne(calls, goods) }
      await calls.ok('online_seller', getOrder, { params })
    },
    () => calls.ok('accounting_manager', listOrders),
  ]
  await kinds[n % kinds.length]?.()
}

interface Until {
  isOver: boolean
}

const BUSY = ['reading', 'checking']
// A file that is worked on for longer is cancelled, and the next one is sent.
const PATIENCE_MS = 60_000

async function untilIdle(id: number, until: Until) {
  const began = performance.now()
  for (;;) {
    const found = await calls.ok('operating_officer', getImport, { params: { id } })
    const isLate = until.isOver || performance.now() - began > PATIENCE_MS
    if (!BUSY.includes(found.state) || isLate) return { ...found, isLate }
    await sleep(250)
  }
}

/** Sends a file, and checks it with its columns chosen as unhelpfully as possible. Returns where it ended. */
async function sendFile({ bytes }: HostileFile, until: Until): Promise<string> {
  const form = formOf({}, { name: 'p.bin', type: 'application/octet-stream', bytes })
  const reply = await calls.attempt('operating_officer', createImport, { form, ...keyed() })
  if (reply.status !== 200) return String(reply.status)
  const { id } = (JSON.parse(reply.body) as { data: { id: number } }).data
  const params = { id }
  let found = await untilIdle(id, until)
  if (found.state === 'columns') {
    const mapping = IMPORT_COLUMNS.slice(0, found.columns.length).map((field, column) => ({ field, column }))
    const body = { version: found.version, mapping, make_missing: true }
    await calls.attempt('operating_officer', checkImport, { params, body })
    found = await untilIdle(id, until)
  }
  await calls.attempt('operating_officer', cancelImport, { params, body: { version: found.version } })
  return found.isLate ? 'cancelled' : found.state
}

async function sendFiles(files: readonly HostileFile[], until: Until): Promise<string[]> {
  const ends: string[] = []
  for (let at = 0; !until.isOver; at++) {
    const file = files[at % files.length]
    if (file) ends.push(`${file.name}: ${await sendFile(file, until)}`)
  }
  return ends
}

const DAY_MS = 86_400_000
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** The same person in one of many windows: files of everything, and reports over as many days as they take. */
async function readEverything(until: Until): Promise<number> {
  const period = { from: dayBefore(399), to: dayBefore(0) }
  const acts = [
    () => calls.ok('operating_officer', listOrders, { query: { top: 200, search: 'a' } }),
    () => calls.attempt('operating_officer', exportProducts, { query: { format: 'xlsx' } }),
    () => calls.ok('operating_officer', administrative.contract, { query: period }),
    () => calls.attempt('operating_officer', exportClients, { query: { format: 'csv' } }),
  ]
  let done = 0
  for (; !until.isOver; done++) await acts[done % acts.length]?.()
  return done
}

// Those of heavy calls wait for each other.
const WINDOWS = 24

async function watch(most: Most, until: Until): Promise<number> {
  let least = Infinity
  for (; !until.isOver; await sleep(500)) {
    await lookAt(product.pid(), most)
    least = Math.min(least, await freeMb())
  }
  return least
}

it(
  'one person does the worst they can, and the others work on',
  { timeout: timeoutOf(240_000) },
  async () => {
    const goods = await plentyOfGoods(calls)
    const files = await hostileFiles()
    const most: Most = { productMb: 0, jobsMb: 0, jobProcesses: new Set() }
    const until: Until = { isOver: false }
    const pid = product.pid()
    const alone = await steadyLoad({ perSecond: PER_SECOND, seconds: SECONDS / 5 }, (n) => work(n, goods))
    const watching = watch(most, until)
    const sending = sendFiles(files, until)
    const reading = Array.from({ length: WINDOWS }, () => readEverything(until))
    const beside = await steadyLoad({ perSecond: PER_SECOND, seconds: SECONDS }, (n) =>
      work(n, goods),
    ).finally(() => (until.isOver = true))
    const ends = await sending
    const reads = (await Promise.all(reading)).reduce((sum, one) => sum + one, 0)
    const least = (await watching) - (spareMb - SPARE_MB)
    const p95 = ({ latencies }: typeof beside) => percentileOf(latencies, 0.95).toFixed(0)
    recordFigures(
      'R18',
      `${Math.round(SECONDS)} s with a heap of ${HEAP_MB} MB and a disk of ${DISK_MB} MB: ${ends.length} files, ${reads} exports, reports and searches of one person, ${beside.sent} pieces of work of five`,
      `others p95 ${p95(beside)} ms (${p95(alone)} alone), ${beside.failures.length} failed; product at most ${most.productMb.toFixed(0)} MB, jobs ${most.jobsMb.toFixed(0)} MB in ${most.jobProcesses.size} processes; ${least} MB of the disk left at least; ${[...new Set(ends)].join('; ')}`,
    )
    expect(beside.failures).toEqual([])
    expect(product.pid()).toBe(pid)
    expect(() => process.kill(pid, 0)).not.toThrow()
  },
)
