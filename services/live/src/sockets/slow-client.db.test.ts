import type { ClientMessages, JoinReply, ServerMessages } from '@deportivo/contracts/live/messages'
import { publishRow } from '@deportivo/platform/live/room-log'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOM = 'dispatch:all'
const CHANGES = 300
// What the machine itself holds back for a browser that doesn't read must be small beside all that happens.
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

/** The wire itself, beneath everything that would read from it. */
const wire = () => (browser.io.engine.transport as unknown as { ws: { pause(): void; resume(): void } }).ws

it('a browser that can’t keep up is spared the flood, hears the newest number, and asks for the board', async () => {
  const joined = await join()
  const heard: number[] = []
  browser.on('board:delta', ({ changes }) => heard.push(...changes.map((change) => change.seq)))
  wire().pause()
  for (let key = 1; key <= CHANGES; key++) {
    await app.db.transaction((trx) =>
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
  expect(heard.length).toBeLessThan(CHANGES)
  expect(heard).toEqual([...heard].sort((a, b) => a - b))
  expect(await join()).toMatchObject({ ok: true, seq: newest, snapshot: [] })
})
