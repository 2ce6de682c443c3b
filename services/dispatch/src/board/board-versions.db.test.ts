import { getSettings, saveSettings } from '@deportivo/contracts/admin/settings'
import { getBoard } from '@deportivo/contracts/dispatch/board'
import type { ReplyOf } from '@deportivo/contracts/route'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import type { Person } from '@deportivo/testkit/calls'
import { orderAt, step } from '@deportivo/testkit/order'
import { openShop, type Shop } from '@deportivo/testkit/shop'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

async function read(person: Person, headers: Record<string, string> = {}) {
  await app.settled()
  const sent = { ...(await app.as(person)), ...headers }
  const reply = await app.app.inject({ url: `/api/v1${getBoard.path}`, headers: sent })
  return {
    status: reply.statusCode,
    bytes: reply.rawPayload,
    tag: String(reply.headers.etag),
    asOf: String(reply.headers['as-of']),
    encoding: reply.headers['content-encoding'],
    data: () => reply.json<ReplyOf<typeof getBoard>>().data,
  }
}
const again = (person: Person, { tag }: { tag: string }) => read(person, { 'if-none-match': tag })

it('a board that did not change is not sent again, and its freshness is that of the reply', async () => {
  const first = await read('head_dispatch')
  expect([first.status, first.tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)])
  const before = Date.now()
  const second = await again('head_dispatch', first)
  expect([second.status, second.bytes.length, second.tag]).toEqual([304, 0, first.tag])
  expect(Date.parse(second.asOf)).toBeGreaterThanOrEqual(before)
  const whole = await read('winery_manager')
  expect([whole.tag, whole.data()]).toEqual([first.tag, first.data()])
  expect(Date.parse(whole.asOf)).toBeGreaterThan(Date.parse(whole.data().as_of))
})

it('every change of a card is a new version, for those who see the card', async () => {
  const order = await orderAt(app, shop, 'assign_dispatch_assistant')
  const [shops, sellers] = [await read('head_dispatch'), await read('online_seller')]
  const [other, idle] = [await read('online_seller_2'), await read('dispatch_assistant_3')]
  await step(app, 'head_dispatch', order.id, { step: 'get_ready' })
  for (const [person, before] of [
    ['head_dispatch', shops],
    ['online_seller', sellers],
  ] as const) {
    const after = await again(person, before)
    expect([person, after.status]).toEqual([person, 200])
    expect(after.data().cards.find(({ id }) => id === order.id)?.state_id).toBe('getting_ready')
  }
  expect((await again('online_seller_2', other)).status).toBe(304)
  expect((await again('dispatch_assistant_3', idle)).status).toBe(304)
})

it('so is a delivery, and a change of the settings that a board shows', async () => {
  const order = await orderAt(app, shop, 'packing_up')
  await step(app, 'head_dispatch', order.id, { step: 'delivered_locally', receiver_name: 'Portería' })
  const before = await read('head_dispatch')
  await step(app, 'head_dispatch', order.id, { step: 'delivered_to_customer' })
  const delivered = await again('head_dispatch', before)
  expect([delivered.status, delivered.data().delivered_today]).toEqual([200, before.data().delivered_today])
  const { version, stage_targets } = await app.ok('two', getSettings)
  const body = { version, stage_targets: { ...stage_targets, getting_ready: 77 } }
  await app.ok('two', saveSettings, { body })
  const slower = await again('head_dispatch', delivered)
  expect([slower.status, slower.data().targets['getting_ready']]).toEqual([200, 77])
})

it('the version of another room is no version of one’s own', async () => {
  const shops = await read('head_dispatch')
  const own = await again('dispatch_assistant', shops)
  expect([own.status, own.data().room]).toEqual([200, expect.stringMatching(/^dispatch:aux:\d+$/)])
})

it('each compressed form is the same board', async () => {
  for (let count = 0; count < 3; count++) await orderAt(app, shop, 'assign_dispatch_assistant')
  const { bytes, encoding } = await read('head_dispatch', { 'accept-encoding': 'identity' })
  expect(encoding).toBeUndefined()
  const brotli = await read('head_dispatch', { 'accept-encoding': 'gzip, deflate, br' })
  expect([brotli.encoding, brotliDecompressSync(brotli.bytes)]).toEqual(['br', bytes])
  const gzip = await read('head_dispatch', { 'accept-encoding': 'gzip' })
  expect([gzip.encoding, gunzipSync(gzip.bytes)]).toEqual(['gzip', bytes])
})

it('a board that is read while cards move is never older than what its reader saw before', async () => {
  const order = await orderAt(app, shop, 'assign_dispatch_assistant')
  const reading = Promise.all(Array.from({ length: 12 }, () => read('head_dispatch')))
  await step(app, 'head_dispatch', order.id, { step: 'get_ready' })
  await reading
  const last = await read('head_dispatch')
  expect(last.data().cards.find(({ id }) => id === order.id)?.state_id).toBe('getting_ready')
})
