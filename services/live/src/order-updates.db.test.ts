import type { ClientMessages, ReturnChanged, ServerMessages } from '@deportivo/contracts/live/messages'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { deliveredOrder, requested, returnLists } from '@deportivo/testkit/returns/case'
import { openShop } from '@deportivo/testkit/shop'
import { io, type Socket } from 'socket.io-client'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, beforeAll, expect, it } from 'vitest'

type Browser = Socket<ServerMessages, ClientMessages>

let app: TestApp
const browsers: Browser[] = []
beforeAll(async () => {
  app = await startTestApp({ isListening: true })
})
afterAll(async () => {
  for (const browser of browsers) browser.disconnect()
  await app.stop()
})

/** The messages about returns that a user's open board receives. */
async function boardOf(person: Person): Promise<ReturnChanged[]> {
  const token = (await app.as(person)).authorization.replace('Bearer ', '')
  const auth = { token }
  const browser: Browser = io(`${app.running.address}/dispatch`, {
    auth,
    transports: ['websocket'],
    forceNew: true,
  })
  browsers.push(browser)
  const received: ReturnChanged[] = []
  browser.on('return:changed', (message) => received.push(message))
  expect(await browser.timeout(5_000).emitWithAck('board:join', {})).toMatchObject({ ok: true })
  return received
}

it('a return that is requested reaches the boards of those who see its order, and no other', async () => {
  const shop = await openShop(app)
  const order = await deliveredOrder(app, shop)
  const [head, seller, other] = [
    await boardOf('head_dispatch'),
    await boardOf('online_seller'),
    await boardOf('local_seller'),
  ]
  await requested(app, order, await returnLists(app))
  for (const received of [head, seller])
    await eventually(() => expect(received).toEqual([{ order_id: order.id }]))
  expect(other).toEqual([])
})
