import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { callsOver, overHttp, type Calls } from '@deportivo/testkit/calls'
import { recordFigures, roundsOf, timeoutOf } from '@deportivo/testkit/faults'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseProcess, DEMO_PASSWORD, npmStart, type Started } from '../start/npm-start.ts'
import { plentyOfGoods, sellOne, type Goods } from './parts/selling.ts'

const KILLS = { short: 3, long: 100 }
const SELLERS = 4
// Enough between two kills for every seller to be in the middle of a change.
const ORDERS = 3 * SELLERS

let dataDir: string
let product: Started
let calls: Calls

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'deportivo-killed-database-'))
  product = await npmStart(dataDir)
  calls = callsOver(overHttp(product.address), DEMO_PASSWORD)
}, 120_000)
afterAll(async () => {
  await product.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

/** Sells until the end; a call that fails while the database is away is not repeated. */
async function sell(goods: Goods, acknowledged: Set<number>, until: { isOver: boolean }) {
  while (!until.isOver) {
    try {
      acknowledged.add(await sellOne(calls, goods))
    } catch (error) {
      if (until.isOver) throw error
      await sleep(50)
    }
  }
}

async function killRepeatedly(acknowledged: ReadonlySet<number>): Promise<number> {
  const goesOn = roundsOf(KILLS)
  let kills = 0
  for (; goesOn(kills); kills++) {
    const before = acknowledged.size
    while (acknowledged.size < before + ORDERS) await sleep(10)
    process.kill(await databaseProcess(dataDir), 'SIGKILL')
  }
  // The last kill too must be survived by the sellers.
  const before = acknowledged.size
  while (acknowledged.size < before + ORDERS) await sleep(10)
  return kills
}

it(
  'no acknowledged order is lost however often PostgreSQL is killed, and the product goes on by itself',
  { timeout: timeoutOf(240_000) },
  async () => {
    const goods = await plentyOfGoods(calls)
    const acknowledged = new Set<number>()
    const activity = { isOver: false }
    const selling = Array.from({ length: SELLERS }, () => sell(goods, acknowledged, activity))
    const kills = await killRepeatedly(acknowledged).finally(() => (activity.isOver = true))
    await Promise.all(selling)
    const lost: number[] = []
    for (const id of acknowledged) {
      const { products } = await calls.ok('two', getOrder, { params: { id } })
      if (products.length !== 1 || products[0]?.quantity !== 1) lost.push(id)
    }
    recordFigures(
      'R7',
      `${kills} kills of PostgreSQL, ${acknowledged.size} acknowledged orders`,
      `${lost.length} orders lost or doubled`,
    )
    expect(lost).toEqual([])
  },
)
