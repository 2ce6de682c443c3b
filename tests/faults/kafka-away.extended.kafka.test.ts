import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listAssistants } from '@deportivo/contracts/auth/sign-in'
import { freePort } from '@deportivo/infra/embedded/server'
import { startKafka, type Kafka } from '@deportivo/infra/kafka/broker'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { recordFigures, secondsOf, timeoutOf } from '@deportivo/testkit/faults'
import { orderAt, step } from '@deportivo/testkit/order'
import { openShop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { percentileOf, steadyLoad, type Loaded } from './parts/steady-load.ts'

const ORDERS = 25
const CHANGES_PER_SECOND = 50
// With Kafka, refused, frozen: a third each.
const SECONDS = secondsOf({ short: 30, long: 600 }) / 3

let dir: string
let port: number
let kafka: Kafka
let app: TestApp
let orders: number[]
let assistants: number[]

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kafka-away-'))
  port = await freePort()
  kafka = await startKafka({ dir, port, log: () => undefined })
  app = await startTestApp({ config: { kafkaBrokers: [kafka.brokers] } })
  const shop = await openShop(app)
  assistants = (await app.ok('head_dispatch', listAssistants)).map(({ id }) => id)
  orders = []
  for (let n = 0; n < ORDERS; n++) orders.push((await orderAt(app, shop, 'assign_dispatch_assistant')).id)
  await untilShown()
})
afterAll(async () => {
  await app.stop()
  await kafka.stop()
  await rm(dir, { recursive: true, force: true })
})

/** The newest change of each order: the next one waits for it, however slow the machine is. */
const newest = new Map<number, Promise<unknown>>()

/** Every order goes from one assistant to the other, again and again. */
let changes = 0
const load = (): Promise<Loaded> =>
  steadyLoad({ perSecond: CHANGES_PER_SECOND, seconds: SECONDS }, async () => {
    const change = changes++
    // They were all assigned to the first one.
    const auxiliary_user_id = assistants[(Math.floor(change / ORDERS) + 1) % 2]
    const id = orders[change % ORDERS] ?? 0
    const assigned = (newest.get(id) ?? Promise.resolve()).then(() =>
      step(app, 'head_dispatch', id, { step: 'assign_again', auxiliary_user_id }),
    )
    newest.set(
      id,
      // Counted where it failed.
      assigned.catch(() => undefined),
    )
    await assigned
  })

const BEHIND = (table: string) => `
  select count(*)::integer as count from orders.orders o join read.${table} r on r.order_id = o.id
  where r.version < o.version`

const isShown = async (table: string): Promise<boolean> => {
  const { rows } = await app.db.raw<{ rows: [{ count: number }] }>(BEHIND(table))
  return rows[0].count === 0
}

/** Milliseconds until the boards, or the reports, have every change. */
async function untilUpToDate(table: 'dispatch_board' | 'sales_facts'): Promise<number> {
  const began = performance.now()
  for (const tooLate = began + 60_000; performance.now() < tooLate; await sleep(20))
    if (await isShown(table)) return performance.now() - began
  throw new Error(`${table} never caught up`)
}

const untilShown = async () => {
  const [board, reports] = await Promise.all([untilUpToDate('dispatch_board'), untilUpToDate('sales_facts')])
  return { board, reports }
}

/** The processes of the broker: its settings are on their command line. */
async function brokerProcesses(): Promise<number[]> {
  const found: number[] = []
  for (const entry of await readdir('/proc')) {
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '')
    if (/^\d+$/.test(entry) && command.includes(join(dir, 'server.properties'))) found.push(Number(entry))
  }
  return found
}

/** Events that a lane of the log lacks, and aggregates whose versions are not in one row. */
const GAPS = `
  select (select coalesce(sum(h.pos), 0) - (select count(*) from bus.event_log) from bus.heads h where h.lane >= 0)::integer as lost,
    (select count(*) from (
      select count(*) as events, count(distinct aggregate_version) as versions from bus.event_log
      where aggregate_type = 'order' group by aggregate_id
    ) a where events <> versions)::integer as doubled`

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

test(
  'while Kafka refuses or is frozen every change is accepted, and boards and reports are complete after it',
  { timeout: timeoutOf(180_000) },
  async () => {
    const before = await load()
    await untilShown()

    await kafka.kill()
    const refused = await load()
    kafka = await startKafka({ dir, port, log: () => undefined })
    const afterRefused = await untilShown()

    const broker = await brokerProcesses()
    for (const one of broker) process.kill(one, 'SIGSTOP')
    const frozen = await load().finally(() => {
      for (const one of broker) process.kill(one, 'SIGCONT')
    })
    const afterFrozen = await untilShown()

    const { rows } = await app.db.raw<{ rows: [{ lost: number; doubled: number }] }>(GAPS)
    const failures = [before, refused, frozen].flatMap((one) => one.failures)
    const p99 = (one: Loaded) => percentileOf(one.latencies, 0.99)
    const more = (one: Loaded) => `${Math.round((p99(one) / p99(before) - 1) * 100)} %`
    recordFigures(
      'R3',
      `${SECONDS.toFixed(0)} s each with Kafka, refused and frozen; ${before.sent + refused.sent + frozen.sent} changes at ${CHANGES_PER_SECOND}/s`,
      `${failures.length} failed; p99 ${p99(before).toFixed(0)} ms, refused ${more(refused)}, frozen ${more(frozen)} more; after it board ${seconds(Math.max(afterRefused.board, afterFrozen.board))}, reports ${seconds(Math.max(afterRefused.reports, afterFrozen.reports))} behind; ${rows[0].lost} events lost, ${rows[0].doubled} orders with a doubled one`,
    )
    expect(broker.length).toBeGreaterThan(0)
    expect(failures).toEqual([])
    expect(rows[0]).toEqual({ lost: 0, doubled: 0 })
  },
)
