import { listCounts } from '@deportivo/contracts/catalogue/counts'
import { listUnderMinimum } from '@deportivo/contracts/catalogue/minimums'
import { listShareLinks } from '@deportivo/contracts/catalogue/share-links'
import { listTransfers } from '@deportivo/contracts/catalogue/transfers'
import { listRequests } from '@deportivo/contracts/requests/requests'
import { prove } from '@deportivo/inventory/prove'
import { proveCounts } from '@deportivo/inventory/prove-counts'
import { proveTransfers } from '@deportivo/inventory/prove-transfers'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillFirstData } from './first-data.ts'

let app: TestApp
const fill = () => fillFirstData({ ...app.deps, config: { ...app.deps.config, demo: true } })

beforeAll(async () => {
  app = await startTestApp()
  await fill()
  await app.settled()
})

afterAll(() => app.stop())

const statesOf = (rows: readonly { state: string }[]) => rows.map(({ state }) => state).sort()

test('goods of the demo company are moved and counted, and its stock is what the entries make of it', async () => {
  const transfers = await app.ok('two', listTransfers)
  expect(statesOf(transfers)).toEqual(['draft', 'in_transit', 'ready', 'received', 'received'])
  expect(statesOf(await app.ok('two', listCounts))).toEqual(['applied', 'open'])
  for (const differencesOf of [prove, proveTransfers, proveCounts])
    expect((await differencesOf(app.db)).differences).toEqual([])
})

test('some sizes of the demo company are below their minimum', async () => {
  expect((await app.ok('two', listUnderMinimum)).length).toBeGreaterThan(0)
})

test('a seller of the demo company shares two links, and visitors asked for goods of one', async () => {
  expect(statesOf(await app.ok('online_seller', listShareLinks))).toEqual(['open', 'open'])
  const requests = await app.ok('online_seller', listRequests)
  expect(statesOf(requests)).toEqual(['new', 'new', 'new', 'refused'])
  for (const { units } of requests) expect(units).toBe(1)
})

test('a second start changes nothing', async () => {
  const counts = async () => [
    (await app.ok('two', listTransfers)).length,
    (await app.ok('two', listCounts)).length,
    (await app.ok('two', listShareLinks)).length,
    (await app.ok('two', listRequests)).length,
  ]
  const before = await counts()
  await fill()
  expect(await counts()).toEqual(before)
})
