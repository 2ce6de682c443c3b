import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { getOrder, listOrders } from '@deportivo/contracts/orders/orders'
import { SERVICES, type ServiceName } from '@deportivo/infra/distributed/services'
import { callsOver, overHttp, type Calls, type Request, type Transport } from '@deportivo/testkit/calls'
import { isLong, recordFigures, roundsOf, timeoutOf } from '@deportivo/testkit/faults'
import { PASSWORD } from '@deportivo/testkit/password'
import { startProduct, type Product } from '@deportivo/testkit/product'
import { kafkaBrokers, redisUrl } from '@deportivo/testkit/shared-servers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseProcess } from '../start/npm-start.ts'
import { plentyOfGoods, sellOne, type Goods } from './parts/selling.ts'

const ROUNDS = { short: 1, long: 50 }
const SELLERS = 4
/** Orders of one reply. */
const PAGE = 200
// Beside the other tests those that the sellers' calls need, and one that follows the events.
const SHORT: readonly ServiceName[] = ['auth', 'sales', 'projector']
const RESTARTED = isLong ? SERVICES : SHORT
// A service starts in some seconds on a busy machine; a client that waits longer has given up.
const PATIENCE_MS = 60_000
const AWAY = [502, 503, 504]

let product: Product
let calls: Calls
let retries = 0

let changes = 0
/** Hardly any reply is lost by a restart that drains: of so many changes, the reply of one is treated as lost. */
const ONE_LOST_IN = 20
const isReplyLost = ({ headers }: Request): boolean =>
  'idempotency-key' in headers && ++changes % ONE_LOST_IN === 0

/** Repeats a call whose server is away, with the same key: as the console does. */
const retrying =
  (transport: Transport): Transport =>
  async (request) => {
    for (const tooLate = performance.now() + PATIENCE_MS; ; await sleep(200)) {
      const reply = await transport(request).catch((error: unknown) => {
        // The connection broke: whether the change was made is unknown.
        if (error instanceof TypeError) return undefined
        throw error
      })
      if (reply && !AWAY.includes(reply.status) && !isReplyLost(request)) return reply
      if (performance.now() > tooLate) throw new Error(`${request.method} ${request.url}: still away`)
      retries += 1
    }
  }

beforeAll(async () => {
  const settings = {
    KAFKA_BROKERS: kafkaBrokers(),
    REDIS_URL: redisUrl(),
    CALLS_PER_SECOND: '1000000',
  }
  product = await startProduct({ topology: 'distributed', password: PASSWORD, settings })
  calls = callsOver(retrying(overHttp(product.address)), PASSWORD)
}, 240_000)
afterAll(() => product.stop())

/** Sells and reads until the end; returns what failed. */
async function sell(goods: Goods, sold: Set<number>, until: { isOver: boolean }) {
  const failures: string[] = []
  while (!until.isOver) {
    try {
      const id = await sellOne(calls, goods, (opened) => sold.add(opened))
      await calls.ok('online_seller', getOrder, { params: { id } })
    } catch (error) {
      failures.push(String(error))
    }
  }
  return failures
}

async function untilEnded(pid: number): Promise<number> {
  const began = performance.now()
  while (existsSync(`/proc/${pid}`)) await sleep(20)
  return performance.now() - began
}

/** Stops a service as an orchestrator does; it is started again. Returns the milliseconds it drained. */
async function restart(service: string): Promise<number> {
  const pid = (await product.services()).get(service) ?? Number.NaN
  process.kill(pid, 'SIGTERM')
  const drained = await untilEnded(pid)
  while (!(await product.services()).has(service)) await sleep(50)
  // The next one only when this one works again, as a rolling update does.
  await sleep(3_000)
  return drained
}

async function restartDatabase(): Promise<void> {
  const pid = await databaseProcess(product.dataDir)
  // A fast shutdown: open transactions are rolled back.
  process.kill(pid, 'SIGINT')
  await untilEnded(pid)
  await calls.ok('two', listOrders, {})
}

async function restartEverything() {
  const goesOn = roundsOf(ROUNDS)
  const drained: number[] = []
  let rounds = 0
  for (; goesOn(rounds); rounds++) {
    for (const service of RESTARTED) drained.push(await restart(service))
    await restartDatabase()
  }
  return { rounds, drained }
}

/** By its pages: the total of a long list is bounded. */
async function countOrders(clientId: number): Promise<number> {
  const query = { filter: `client_id:${clientId}`, top: PAGE }
  let count = 0
  for (let page = 1; count === (page - 1) * PAGE; page++)
    count += (await calls.ok('two', listOrders, { query: { ...query, page } })).length
  return count
}

test(
  'while each service and PostgreSQL restart no repeated request fails, and none has two effects',
  { timeout: timeoutOf(360_000) },
  async () => {
    const goods = await plentyOfGoods(calls)
    const sold = new Set<number>()
    const activity = { isOver: false }
    const selling = Array.from({ length: SELLERS }, () => sell(goods, sold, activity))
    const { rounds, drained } = await restartEverything().finally(() => (activity.isOver = true))
    const failures = (await Promise.all(selling)).flat()
    const wrong: number[] = []
    for (const id of sold) {
      const { products } = await calls.ok('two', getOrder, { params: { id } })
      if (products.length !== 1 || products[0]?.quantity !== 1) wrong.push(id)
    }
    const count = await countOrders(goods.client_id)
    recordFigures(
      'R6',
      `${rounds} × each of ${RESTARTED.length} services and PostgreSQL, ${sold.size} orders, ${retries} retries`,
      `${failures.length} requests failed after retries, ${count - sold.size} orders and ${wrong.length} lines too many or too few; drained in ${(Math.max(...drained) / 1_000).toFixed(1)} s at most`,
    )
    expect(failures).toEqual([])
    expect(wrong).toEqual([])
    expect(count).toBe(sold.size)
  },
)
