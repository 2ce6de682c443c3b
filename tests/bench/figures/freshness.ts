import { setTimeout as sleep } from 'node:timers/promises'
import { changeOrder } from '@deportivo/contracts/orders/orders'
import {
  DISPATCH_NAMESPACE,
  type ClientMessages,
  type ServerMessages,
} from '@deportivo/contracts/live/messages'
import type { Knex } from 'knex'
import { io, type Socket } from 'socket.io-client'
import { v7 as uuid } from 'uuid'
import { makeOrders } from '../data/make-orders.ts'
import { STAGES, versionAt } from '../data/order-stages.ts'
import { percentile } from '../load/closed-loop.ts'
import { HttpConnection } from '../load/connection.ts'
import { post } from '../load/request.ts'
import type { Shop } from '../rows/row.ts'

const BROWSERS = 100
const STEPS_PER_SECOND = 50
// The most concurrent requests; with one at a time, a late response would slow the steps down.
const CONNECTIONS = 16
// The same delay as the console after a failed read of the board.
const TRY_AGAIN_MS = 1_500
const MOST_TRIES = 10

export interface Freshness {
  /** Milliseconds from sending the step, which includes the request itself. */
  boardP50: number
  boardP99: number
  reportP95: number
  deltas: number
}

type Browser = Socket<ServerMessages, ClientMessages>

function openBrowser(port: number, token: string, onCard: (id: number) => void): Promise<Browser> {
  const socket: Browser = io(`http://127.0.0.1:${port}${DISPATCH_NAMESPACE}`, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
  })
  socket.on('board:delta', ({ changes }) => changes.forEach(({ id }) => onCard(id)))
  return new Promise((resolve, reject) => {
    socket.on('connect_error', reject)
    socket.on('connect', () => joinBoard(socket).then(() => resolve(socket), reject))
  })
}

async function joinBoard(socket: Browser): Promise<void> {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const { ok } = await socket.emitWithAck('board:join', { after: null })
    if (ok) return
    await sleep(TRY_AGAIN_MS)
  }
  throw new Error('a browser could not join its board')
}

async function untilReported(db: Knex, id: number, version: number, sentAt: number): Promise<number> {
  for (let tries = 0; tries < 400; tries++) {
    const row = await db('read.sales_facts')
      .where('order_id', id)
      .first<{ version: number } | undefined>('version')
    if (row && row.version >= version) return performance.now() - sentAt
    await sleep(5)
  }
  throw new Error(`a report never heard of order ${id}`)
}

interface Steps {
  sentAt: Map<number, number>
  reported: Promise<number>[]
}

/** Sends steps at a steady pace, without waiting for the previous response. */
async function takeSteps({ db, as }: Shop, port: number, seconds: number, steps: Steps): Promise<void> {
  const count = STEPS_PER_SECOND * seconds
  const { first } = await makeOrders(db, STAGES.assigned, count)
  const version = versionAt(STAGES.assigned)
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => HttpConnection.open(port)))
  let underWay: Promise<unknown>[] = []
  for (let n = 0; n < count; n++) {
    const connection = connections[n % CONNECTIONS]
    await underWay[n - CONNECTIONS]
    const path = `/api/v1${changeOrder.path.replace(':id', String(first + n))}`
    const headers = { ...as('head_dispatch'), 'idempotency-key': uuid() }
    steps.sentAt.set(first + n, performance.now())
    underWay[n] = (connection ?? (await HttpConnection.open(port))).send(
      post(path, { step: 'get_ready', version }, headers),
    )
    if (n % 10 === 0) steps.reported.push(untilReported(db, first + n, version + 1, performance.now()))
    await sleep(1000 / STEPS_PER_SECOND)
  }
  await Promise.all(underWay)
  underWay = []
  for (const connection of connections) connection.close()
}

/** How long a step takes to reach the boards of a hundred other users and a manager's report. */
export async function measureFreshness(shop: Shop, port: number, seconds: number): Promise<Freshness> {
  const steps: Steps = { sentAt: new Map(), reported: [] }
  const onBoard: number[] = []
  const token = shop.as('two').authorization?.replace('Bearer ', '') ?? ''
  const browsers = await Promise.all(
    Array.from({ length: BROWSERS }, () =>
      openBrowser(port, token, (id) => {
        const sent = steps.sentAt.get(id)
        if (sent !== undefined) onBoard.push(performance.now() - sent)
      }),
    ),
  )
  await takeSteps(shop, port, seconds, steps)
  const inReport = (await Promise.all(steps.reported)).sort((a, b) => a - b)
  await sleep(500)
  for (const browser of browsers) browser.close()
  if (onBoard.length < BROWSERS * steps.sentAt.size)
    throw new Error(`boards heard of ${onBoard.length} steps only`)
  onBoard.sort((a, b) => a - b)
  return {
    boardP50: percentile(onBoard, 0.5),
    boardP99: percentile(onBoard, 0.99),
    reportP95: percentile(inReport, 0.95),
    deltas: onBoard.length,
  }
}
