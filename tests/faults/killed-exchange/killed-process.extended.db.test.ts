import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Order } from '@deportivo/contracts/orders/order'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import {
  changeReturn,
  getReturn,
  listReturnableLines,
  listReturns,
  requestReturn,
} from '@deportivo/contracts/returns/returns'
import { repositoryRoot } from '@deportivo/infra/repository'
import { RETURN_STATES } from '@deportivo/lifecycle/return-case/states'
import { callsOver, overHttp, type Calls } from '@deportivo/testkit/calls'
import { recordFigures, roundsOf, timeoutOf } from '@deportivo/testkit/faults'
import { orderAt, step } from '@deportivo/testkit/order'
import { requestOf, returnLists, sentPicture, type ReturnLists } from '@deportivo/testkit/returns/case'
import { stockProduct } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyShop } from '../../e2e/parts/company.ts'
import { databaseProcess, DEMO_PASSWORD, npmStart, type Started } from '../../start/npm-start.ts'
import { keyed } from '../parts/selling.ts'

const KILLS = { short: 2, long: 50 }
const CLIENTS = 4
// A kill comes at any of the calls of an exchange, which takes some hundred milliseconds.
const LATEST_MS = 400

let dataDir: string
let product: Started
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'deportivo-killed-exchange-'))
  product = await npmStart(dataDir)
}, 120_000)
afterAll(async () => {
  await product.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

const callsOf = ({ address }: Started): Calls => callsOver(overHttp(address), DEMO_PASSWORD)

/** An order that its client has, and that returns know of. */
async function delivered(calls: Calls): Promise<Order> {
  const shop = await companyShop(calls)
  const product_id = await stockProduct(calls, shop, 10, [40, 41])
  const packed = await orderAt(calls, shop, 'packing_up', { product_id })
  const order = await step(calls, 'head_dispatch', packed.id, {
    step: 'delivered_locally',
    receiver_name: 'Ana Demo',
  })
  const params = { id: order.id }
  const lines = () => calls.ok('two', listReturnableLines, { params })
  await expect.poll(async () => (await lines()).length, { timeout: 30_000 }).toBe(1)
  return order
}

const move = (calls: Calls, { id }: ReturnCase, body: object) =>
  calls.ok('head_dispatch', changeReturn, { params: { id }, body, ...keyed() })

/** Takes an exchange from where it is to its end; each reply is acknowledged as it comes. */
async function exchange(
  calls: Calls,
  { order, lists, from }: { order: Order; lists: ReturnLists; from: ReturnCase | null },
  acknowledge: (one: ReturnCase) => void = () => undefined,
): Promise<ReturnCase> {
  let one = from
  if (one === null) {
    const body = { ...requestOf(order, lists), replacement_size_id: 41 }
    one = await calls.ok('head_dispatch', requestReturn, { params: { saleId: order.id }, body, ...keyed() })
    acknowledge(one)
  }
  if (one.state_id === 'available_to_enlisting') {
    one = await move(calls, one, { step: 'enlist' })
    acknowledge(one)
  }
  if (one.state_id === 'return_enlisting') {
    await sentPicture(calls, one)
    one = await move(calls, one, { step: 'delivered' })
    acknowledge(one)
  }
  return one
}

/** The cases of an order now. */
async function casesOf(calls: Calls, { id }: Order): Promise<ReturnCase[]> {
  const rows = await calls.ok('two', listReturns, { query: { filter: `sale_id:${id}` } })
  return Promise.all(rows.map((row) => calls.ok('two', getReturn, { params: { id: row.id } })))
}

const rankOf = ({ state_id }: ReturnCase) => RETURN_STATES.indexOf(state_id)

const counts = { kills: 0, acknowledged: 0, further: 0 }

interface Interrupted {
  order: Order
  lists: ReturnLists
  /** As the last reply had it before the kill. */
  known: ReturnCase | undefined
}

/** None or one case of the order, not behind its last reply; it goes on to its end. */
async function endInterrupted(calls: Calls, { order, lists, known }: Interrupted): Promise<void> {
  const [found, ...more] = await casesOf(calls, order)
  expect(more).toEqual([])
  // Received and held in one call: a case that is only requested, or only received, would be half of it.
  expect(['available_to_enlisting', 'return_enlisting', 'return_delivered', undefined]).toContain(
    found?.state_id,
  )
  const rank = found ? rankOf(found) : -1
  const knownRank = known ? rankOf(known) : -1
  expect(rank).toBeGreaterThanOrEqual(knownRank)
  counts.acknowledged += known ? 1 : 0
  counts.further += rank > knownRank ? 1 : 0
  const ended = await exchange(calls, { order, lists, from: found ?? null })
  expect(ended.state_id).toBe('return_delivered')
  expect(await casesOf(calls, order)).toHaveLength(1)
}

it(
  'exchanges survive a kill of everything at any moment: none is half done, and none is done twice',
  async () => {
    const lists = await returnLists(callsOf(product))
    const goesOn = roundsOf(KILLS)
    for (; goesOn(counts.kills); counts.kills++) {
      const calls = callsOf(product)
      const orders: Order[] = []
      for (let n = 0; n < CLIENTS; n++) orders.push(await delivered(calls))
      const acknowledged = new Map<number, ReturnCase>()
      const running = orders.map((order) =>
        exchange(calls, { order, lists, from: null }, (one) => acknowledged.set(order.id, one)).catch(
          () => null,
        ),
      )
      await sleep(Math.random() * LATEST_MS)
      await product.killAll(await databaseProcess(dataDir))
      await Promise.all(running)
      product = await npmStart(dataDir)
      for (const order of orders)
        await endInterrupted(callsOf(product), { order, lists, known: acknowledged.get(order.id) })
    }
    // Exits with 1, and fails the test, if any level is not proved by its ledger and its holds.
    execFileSync(process.execPath, ['scripts/tool.mjs', 'verify-stock'], {
      cwd: repositoryRoot(),
      env: { ...process.env, DATA_DIR: dataDir },
    })
    const { kills, acknowledged, further } = counts
    recordFigures(
      'R12a',
      `${kills} kills of everything, ${kills * CLIENTS} exchanges`,
      `0 half done, done twice or behind their last reply; ${acknowledged} had a reply before the kill, ${further} were further than it; every level equals its ledger`,
    )
  },
  timeoutOf(240_000),
)
