import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { startRedis, type Redis } from '@deportivo/infra/redis/server'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, checkedOut, present } from '@deportivo/testkit/order'
import { openShop, type Shop } from '@deportivo/testkit/shop'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { afterAll, beforeAll, expect, test } from 'vitest'

let dir: string
let redis: Redis
let app: TestApp
let shop: Shop

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'redis-away-'))
  redis = await startRedis({ dir })
  app = await startTestApp({ config: { redisUrl: redis.url } })
  shop = await openShop(app)
})
afterAll(async () => {
  await app.stop()
  await redis.stop()
  await rm(dir, { recursive: true, force: true })
})

const statesOf = async (orderId: number) =>
  (await present(app, orderId)).attachments.map(({ state }) => state)

/** Files must be examined within a minute. */
async function untilClean(orderId: number, count: number): Promise<void> {
  for (let tries = 0; tries < 1_200; tries++) {
    const states = await statesOf(orderId)
    if (states.length === count && states.every((state) => state === 'clean')) return
    await sleep(50)
  }
  throw new Error(`not examined: ${(await statesOf(orderId)).join(', ')}`)
}

const upload = (orderId: number) =>
  uploadPhoto(app, 'online_seller', orderId, ATTACHMENT_TYPES.payment_support)

test(
  'without Redis orders are accepted and files are stored; when it is back, every file is examined',
  { timeout: 120_000 },
  async () => {
    const { id } = await anOrder(app, shop)
    await upload(id)
    await untilClean(id, 1)

    await redis.kill()
    await upload(id)
    await upload(id)
    expect((await checkedOut(app, shop)).state_id).toBe('validating_payment')
    expect(await statesOf(id)).toEqual(['clean', 'received', 'received'])

    const { port, password } = new URL(redis.url)
    redis = await startRedis({ dir, port: Number(port), password })
    await untilClean(id, 3)
  },
)
