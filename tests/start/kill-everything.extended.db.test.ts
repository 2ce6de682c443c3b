import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cancelOrder, getOrder } from '@deportivo/contracts/orders/orders'
import { repositoryRoot } from '@deportivo/infra/repository'
import { callsOver, overHttp, type Calls } from '@deportivo/testkit/calls'
import { recordFigures, roundsOf, timeoutOf } from '@deportivo/testkit/faults'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plentyOfGoods, sellOne, type Goods } from '../faults/parts/selling.ts'
import { databaseProcess, DEMO_PASSWORD, npmStart, type Started } from './npm-start.ts'

const KILLS = { short: 5, long: 100 }
const SELLERS = 4
// Enough for every seller to be in the middle of a call, however slow the machine is.
const ORDERS = 3 * SELLERS

let dataDir: string
let product: Started

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'deportivo-kills-'))
  product = await npmStart(dataDir)
}, 120_000)

afterAll(async () => {
  await product.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

/** What was acknowledged for an order before the kill: its units, and whether it was cancelled. */
interface Acknowledgement {
  units: number
  isCancelled: boolean
}
type Acknowledged = Map<number, Acknowledgement>

const callsOf = ({ address }: Started): Calls => callsOver(overHttp(address), DEMO_PASSWORD)

/** Makes orders one after the other and records each acknowledgement, until a call fails. */
async function sell(calls: Calls, goods: Goods, acknowledged: Acknowledged) {
  for (let turn = 0; ; turn++) {
    const id = await sellOne(calls, goods, (opened) =>
      acknowledged.set(opened, { units: 0, isCancelled: false }),
    )
    acknowledged.set(id, { units: 1, isCancelled: false })
    if (turn % 3 !== 0) continue
    await calls.ok('online_seller', cancelOrder, { params: { id }, body: { reason: 'El cliente desistió' } })
    acknowledged.set(id, { units: 1, isCancelled: true })
  }
}

/** Sells until everything, PostgreSQL included, is killed with -9. */
async function sellUntilKilled(acknowledged: Acknowledged): Promise<void> {
  const calls = callsOf(product)
  const goods = await plentyOfGoods(calls)
  let ended = 0
  // A seller's loop ends with the first failed call.
  const selling = Array.from({ length: SELLERS }, () =>
    sell(calls, goods, acknowledged).catch(() => void (ended += 1)),
  )
  while (acknowledged.size < ORDERS) {
    if (ended === SELLERS) throw new Error('every seller failed before anything was killed')
    await sleep(10)
  }
  await product.killAll(await databaseProcess(dataDir))
  await Promise.all(selling)
}

/** The acknowledged orders of which something is missing. */
async function lostOrders(acknowledged: Acknowledged): Promise<number[]> {
  const calls = callsOf(product)
  const lost: number[] = []
  for (const [id, { units, isCancelled }] of acknowledged) {
    const order = await calls.ok('two', getOrder, { params: { id } })
    // The last reply may have been lost: the order can be ahead of what was acknowledged, never behind.
    const isThere =
      (units === 0 || (order.products.length === 1 && order.products[0]?.quantity === units)) &&
      (!isCancelled || order.state_id === 'cancelled')
    if (!isThere) lost.push(id)
  }
  return lost
}

it(
  'loses no acknowledged order, however often everything is killed',
  async () => {
    const acknowledged: Acknowledged = new Map()
    const lost = new Set<number>()
    const startMs: number[] = []
    const goesOn = roundsOf(KILLS)
    for (let kill = 0; goesOn(kill); kill++) {
      const sold: Acknowledged = new Map()
      await sellUntilKilled(sold)
      const began = performance.now()
      product = await npmStart(dataDir)
      startMs.push(performance.now() - began)
      for (const [id, what] of sold) acknowledged.set(id, what)
      for (const id of await lostOrders(sold)) lost.add(id)
    }
    // Also those of earlier rounds, which later kills could have lost.
    for (const id of await lostOrders(acknowledged)) lost.add(id)
    recordFigures(
      'R12',
      `${startMs.length} kills of everything, ${acknowledged.size} acknowledged orders`,
      `${lost.size} orders lost; healthy again after ${(Math.max(...startMs) / 1000).toFixed(1)} s at most, no manual step`,
    )
    expect([...lost]).toEqual([])
    // Exits with 1, and fails the test, if any level is not proved by its ledger and its holds.
    execFileSync(process.execPath, ['scripts/tool.mjs', 'verify-stock'], {
      cwd: repositoryRoot(),
      env: { ...process.env, DATA_DIR: dataDir },
    })
  },
  timeoutOf(300_000),
)
