import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { ALL_SERVICES } from '@deportivo/all-in-one/services'
import type { Card } from '@deportivo/contracts/dispatch/board'
import { freePort } from '@deportivo/infra/embedded/server'
import { BOARD_COLUMNS } from '@deportivo/lifecycle/order/states'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { publishMany, type GivenOrder } from '@deportivo/testkit/events'
import { lengthOf, recordFigures, secondsOf, timeoutOf } from '@deportivo/testkit/faults'
import { buildWhenChanged } from '@deportivo/testkit/program'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBoardClient, type BoardClient } from './board-client.ts'

const ROOT = join(import.meta.dirname, '../..')
const CLIENTS = lengthOf({ short: 40, long: 100 })
const ORDERS = 60
const SECONDS = secondsOf({ short: 15, long: 1_800 })
const STATES = [...BOARD_COLUMNS, 'delivered_customer', 'return_to_news'] as const
const PEOPLE: readonly Person[] = [
  'head_dispatch',
  'dispatch_assistant',
  'two',
  'dispatch_assistant_2',
  'online_seller',
]

let app: TestApp
const clients: BoardClient[] = []
const gateways: Gateway[] = []
let userIds: number[] = []

beforeAll(async () => {
  await buildWhenChanged()
  app = await startTestApp({ services: ALL_SERVICES.filter(({ name }) => name !== 'live') })
  const users = await app.db('auth.users').whereIn(
    'email',
    ['dispatch_assistant', 'dispatch_assistant_2', 'online_seller'].map((name) => `${name}@demo.local`),
  )
  userIds = users.map(({ id }) => id)
})
afterAll(async () => {
  for (const client of clients) client.close()
  for (const gateway of gateways) gateway.process.kill('SIGKILL')
  await app.stop()
})

interface Gateway {
  port: number
  process: ChildProcess
}

/** A gateway as a process of its own; the full deployment runs any number of them. */
async function startGateway(port: number): Promise<ChildProcess> {
  const { databaseUrl, dataDir } = app.deps.config
  const gateway = spawn(process.execPath, ['services/live/dist/main.js'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl ?? '',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  for (const tooLate = Date.now() + 30_000; Date.now() < tooLate; await sleep(50)) {
    const reply = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined)
    if (reply?.ok) return gateway
  }
  throw new Error('the gateway never became ready')
}

async function addGateway(): Promise<Gateway> {
  const port = await freePort()
  const gateway = { port, process: await startGateway(port) }
  gateways.push(gateway)
  return gateway
}

async function killAndRestart(gateway: Gateway): Promise<void> {
  const gone = once(gateway.process, 'exit')
  gateway.process.kill('SIGKILL')
  await gone
  gateway.process = await startGateway(gateway.port)
}

async function openClients(): Promise<void> {
  for (let index = 0; index < CLIENTS; index++) {
    const { authorization } = await app.as(PEOPLE[index % PEOPLE.length] ?? 'two')
    const { port } = gateways[index % gateways.length] ?? { port: 0 }
    const loss = index % 3 === 0 ? 0.05 : 0
    clients.push(openBoardClient(`http://127.0.0.1:${port}`, authorization.replace('Bearer ', ''), loss))
  }
}

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

/** Orders change state, are reassigned, leave the board and return by an undo. */
const versions = new Map<number, number>()
async function liveFor(seconds: number): Promise<number> {
  const [assistant = 0, second = 0, seller = 0] = userIds
  const next = (): GivenOrder => {
    const id = 1 + Math.floor(Math.random() * ORDERS)
    const version = (versions.get(id) ?? 0) + 1
    versions.set(id, version)
    const auxiliary_user_id = oneOf([null, assistant, second])
    return {
      id,
      version,
      state_id: oneOf(STATES),
      auxiliary_user_id,
      seller_id: id % 2 === 0 ? seller : 9_999,
    }
  }
  let published = 0
  for (const end = Date.now() + seconds * 1000; Date.now() < end; published++) {
    await publishMany(app.db, [next()])
    app.deps.wake.notify('outbox')
    await sleep(12)
  }
  return published
}

async function breakConnections(until: { isOver: boolean }): Promise<void> {
  while (!until.isOver) {
    await sleep(150)
    oneOf(clients).breakConnection()
  }
}

async function killGateways(until: { isOver: boolean }): Promise<number> {
  let kills = 0
  // On a slow machine a restart takes as long as the changes.
  while (!until.isOver || kills < 2) {
    await sleep(1_500)
    await killAndRestart(oneOf(gateways))
    kills += 1
  }
  return kills
}

async function truthOf(room: string): Promise<Map<number, Card>> {
  const { rows } = await app.db.raw<{ rows: { order_id: number; card: Card }[] }>(
    'select order_id, card from read.dispatch_board where is_on_board and rooms @> array[?]',
    [room],
  )
  return new Map(rows.map(({ order_id, card }) => [order_id, card]))
}

async function wrongBoards(): Promise<number> {
  let wrong = 0
  for (const client of clients) {
    const truth = await truthOf(client.room() ?? '')
    const shown = client.cards()
    const isRight =
      client.room() !== null &&
      shown.size === truth.size &&
      [...truth].every(([id, card]) => isDeepStrictEqual(shown.get(id), card))
    if (!isRight) wrong += 1
  }
  return wrong
}

test(
  'boards are right after lost messages, broken connections and killed gateways, each with its own cards only',
  { timeout: timeoutOf(180_000) },
  async () => {
    await addGateway()
    await addGateway()
    await openClients()
    const activity = { isOver: false }
    const faults = Promise.all([killGateways(activity), breakConnections(activity)])
    const published = await liveFor(SECONDS)
    activity.isOver = true
    const [kills] = await faults
    // The last change is lost for every third client: no later change shows them the gap.
    for (const client of clients.filter((_, index) => index % 3 === 0)) client.lose(1)
    const last = await liveFor(1)
    await app.settled()
    await sleep(500)
    for (const client of clients) client.lose(0)
    await sleep(5_000)

    const sum = (count: (client: BoardClient) => number) => clients.reduce((all, one) => all + count(one), 0)
    const [dropped, reconnects] = [sum((client) => client.dropped()), sum((client) => client.reconnects())]
    const wrong = await wrongBoards()
    recordFigures(
      'R8',
      `${CLIENTS} boards, ${SECONDS} s: ${published + last} changes, ${kills} gateways killed, ${reconnects} connections broken, ${dropped} messages dropped`,
      `${wrong} boards with a wrong card after 5 s of quiet`,
    )
    expect(published).toBeGreaterThan(50)
    expect(last).toBeGreaterThan(10)
    expect(kills).toBeGreaterThan(1)
    expect(dropped).toBeGreaterThan(10)
    expect(reconnects).toBeGreaterThan(CLIENTS)
    expect(new Set(clients.map((client) => client.room())).size).toBe(4)
    expect(wrong).toBe(0)
  },
)
