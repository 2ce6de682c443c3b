import type { ClientMessages, JoinReply, ServerMessages } from '@deportivo/contracts/live/messages'
import { publishRow } from '@deportivo/platform/live/room-log'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOM = 'dispatch:all'
const CHANGES = 300
// Large rows, so that what the operating system buffers for a paused browser is small beside the total.
const HEAVY = 'x'.repeat(200_000)

let app: TestApp
let browser: Socket<ServerMessages, ClientMessages>

beforeAll(async () => {
  app = await startTestApp({ isListening: true })
  const { authorization } = await app.as('head_dispatch')
  browser = io(`${app.running.address}/dispatch`, {
    auth: { token: authorization.replace('Bearer ', '') },
    transports: ['websocket'],
  })
})
afterAll(async () => {
  browser.disconnect()
  await app.stop()
})

const join = (): Promise<JoinReply> => browser.timeout(5000).emitWithAck('board:join', { after: null })

/** The WebSocket beneath everything that reads from it. */
const wire = () => (browser.io.engine.transport as unknown as { ws: { pause(): void; resume(): void } }).ws

it('a browser that is too slow gets no deltas but the newest number, and fetches the board again', async () => {
  const joined = await join()
  const received: number[] = []
  browser.on('board:delta', ({ changes }) => received.push(...changes.map((change) => change.seq)))
  wire().pause()
  for (let key = 1; key <= CHANGES; key++) {
    await app.db.transaction(async (trx) =>
      publishRow(trx, { room: ROOM, op: 'upsert', key, row: { HEAVY }, pos: 0 }),
    )
    if (key % 10 === 0) app.deps.wake.notify('rooms')
  }
  const newest = (joined.seq ?? 0) + CHANGES
  const caughtUp = new Promise<void>((resolve) => {
    browser.on('board:tick', ({ seq }) => {
      if (seq === newest) resolve()
    })
  })
  wire().resume()
  await caughtUp
  expect(received.length).toBeLessThan(CHANGES)
  expect(received).toEqual([...received].sort((a, b) => a - b))
  expect(await join()).toMatchObject({ ok: true, seq: newest, snapshot: [] })
})
