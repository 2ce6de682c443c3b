import { administrative } from '@deportivo/contracts/reports/administrative'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { publishEvent } from '@deportivo/testkit/events'
import { idOf } from '@deportivo/testkit/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'

const WAVES = 12
const SELLERS = ['online_seller', 'online_seller_2'] as const

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const granted = { profile_id: 'online_seller', permission: 'read administrative', scope: 'own' } as const
  await app.db('auth.profile_permissions').insert(granted)
})
afterAll(() => app.stop())

it('two sellers who read the report at once get the figures of their own orders alone', async () => {
  for (const [index, seller] of SELLERS.entries()) {
    const order = { id: 1001 + index, version: 1, total_value: 100_000 * (index + 1) }
    const own = { seller_id: await idOf(app, seller), profile_id: 'online_seller' }
    await publishEvent(app.db, { ...order, ...own }, 'order.created')
  }
  app.deps.wake.notify('outbox')
  await app.settled()
  for (const seller of SELLERS) await app.as(seller)
  const query = { from: '2026-03-05', to: '2026-03-05' }
  const readers: Promise<number>[] = []
  // Calls made during a reading share the next one: some are made while others are read.
  for (let wave = 0; wave < WAVES; wave++) {
    for (const seller of SELLERS)
      readers.push(app.ok(seller, administrative.contract, { query }).then(({ totals }) => totals.value ?? 0))
    await new Promise(setImmediate)
  }
  const own = Array.from({ length: WAVES }, () => [100_000, 200_000])
  expect(await Promise.all(readers)).toEqual(own.flat())
})
