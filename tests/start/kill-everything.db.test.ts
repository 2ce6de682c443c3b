import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addLine } from '@deportivo/contracts/orders/lines'
import { cancelOrder, createPreOrder, getOrder } from '@deportivo/contracts/orders/orders'
import { repositoryRoot } from '@deportivo/infra/repository'
import { callsOver, carryTo, type Calls } from '@deportivo/testkit/calls'
import { addClient, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyShop } from '../e2e/parts/company.ts'
import { databaseProcess, DEMO_PASSWORD, npmStart, type Started } from './npm-start.ts'

const KILLS = 5
const SELLERS = 4
// Long enough for every seller to be in the middle of something.
const WORK_MS = 700
const SIZE = 41

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

/** What the shop was told of an order before the power went: how many units, and whether it was cancelled. */
interface Acknowledgement {
  units: number
  isCancelled: boolean
}
type Acknowledged = Map<number, Acknowledgement>

const callsOf = ({ address }: Started): Calls => callsOver(carryTo(address), DEMO_PASSWORD)

/** Makes orders one after the other, and notes each answer, until nobody answers any more. */
async function sell(calls: Calls, goods: { client: number; product: number }, told: Acknowledged) {
  for (let turn = 0; ; turn++) {
    const { id } = await calls.ok('online_seller', createPreOrder, { body: { client_id: goods.client } })
    told.set(id, { units: 0, isCancelled: false })
    const line = { product_id: goods.product, code_id: PUBLIC_CODE, size_id: SIZE, quantity: 1 }
    await calls.ok('online_seller', addLine, { params: { saleId: id }, body: line })
    told.set(id, { units: 1, isCancelled: false })
    if (turn % 3 !== 0) continue
    await calls.ok('online_seller', cancelOrder, { params: { id }, body: { reason: 'El cliente desistió' } })
    told.set(id, { units: 1, isCancelled: true })
  }
}

/** Sells until everything, PostgreSQL included, is killed with -9. */
async function sellUntilKilled(told: Acknowledged): Promise<void> {
  const calls = callsOf(product)
  const shop = await companyShop(calls)
  const goods = { client: await addClient(calls), product: await stockProduct(calls, shop, 10_000) }
  // A seller's loop ends by the call that nobody answers.
  const selling = Array.from({ length: SELLERS }, () => sell(calls, goods, told).catch(() => undefined))
  await sleep(WORK_MS)
  process.kill(await databaseProcess(dataDir), 'SIGKILL')
  await product.killAll()
  await Promise.all(selling)
}

async function expectPersisted(told: Acknowledged): Promise<void> {
  const calls = callsOf(product)
  for (const [id, { units, isCancelled }] of told) {
    const order = await calls.ok('two', getOrder, { params: { id } })
    // The last answer may have been lost on its way: the order can be further than the shop was told, never behind.
    if (units > 0) expect(order.products.map(({ quantity }) => quantity)).toEqual([units])
    if (isCancelled) expect(order.state_id).toBe('cancelled')
  }
}

it('loses no order that was answered, however often everything is killed', { timeout: 300_000 }, async () => {
  const told: Acknowledged = new Map()
  for (let kill = 0; kill < KILLS; kill++) {
    const before = told.size
    await sellUntilKilled(told)
    expect(told.size).toBeGreaterThan(before)
    product = await npmStart(dataDir)
    await expectPersisted(told)
  }
  // Ends with 1, and fails the test, where any level isn't proved by its ledger and its holds.
  execFileSync(process.execPath, ['scripts/tool.mjs', 'verify-stock'], {
    cwd: repositoryRoot(),
    env: { ...process.env, DATA_DIR: dataDir },
  })
})
