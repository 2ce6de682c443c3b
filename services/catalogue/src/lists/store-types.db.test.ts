import { cancelCount, countUnits, startCount } from '@deportivo/contracts/catalogue/counts'
import { INTERNATIONAL_SIZE_ID, stores } from '@deportivo/contracts/catalogue/lists'
import {
  cancelTransfer,
  createTransfer,
  prepareTransfer,
  sendTransfer,
} from '@deportivo/contracts/catalogue/transfers'
import { referTo } from '@deportivo/platform/records/referrers'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { openShop, setUnits, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let app: TestApp
let shop: Shop
let product: number
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  shop = await openShop(app)
  product = await stockProduct(app, shop, 2, [38, 39])
})
afterAll(() => app.stop())

const counted = (store_id: number, size_id: number, quantity: number) =>
  setUnits(app, product, store_id, size_id, quantity)

const STAYS = {
  type: ['Ya tuvo existencias: no puede pasar a internacional ni dejar de serlo. Cree otra bodega.'],
}

const retype = (id: number, type: 'national' | 'international' | 'exhibition') => ({
  params: { id },
  body: { type },
})

const staysAs = async (id: number, type: 'national' | 'international') =>
  expect((await app.refused('two', stores.change, retype(id, type))).errors).toEqual(STAYS)

test('a store that had units, even if all are sold, neither becomes international nor stops being so', async () => {
  const [full, empty] = shop.stores
  await staysAs(full, 'international')
  await app.ok('two', stores.change, retype(full, 'exhibition'))
  for (const size of [38, 39]) await counted(full, size, 0)
  await staysAs(full, 'international')
  await app.ok('two', stores.change, retype(empty, 'international'))
  await counted(empty, INTERNATIONAL_SIZE_ID, 1)
  await staysAs(empty, 'national')
  await counted(empty, INTERNATIONAL_SIZE_ID, 0)
  await staysAs(empty, 'national')
})

test('a store in whose open count a size is does not become international', async () => {
  const [, empty] = shop.stores
  const scope = { scope: 'products', product_ids: [product] } as const
  const { id } = await app.ok('two', startCount, { body: { store_id: empty, ...scope } })
  const entry = { key: 'one', kind: 'add', quantity: 1, product_id: product, size_id: 38 } as const
  await app.ok('two', countUnits, { params: { id }, body: { entries: [entry] } })
  await staysAs(empty, 'international')
  await app.ok('two', cancelCount, { params: { id }, body: {} })
  await app.ok('two', stores.change, retype(empty, 'international'))
})

test('a store with goods of both kinds in its quarantine stays what it is', async () => {
  const [, empty] = shop.stores
  const [quarantine] = await app
    .db('inventory.stores')
    .insert({ name: 'Otra', type: 'virtual', purpose: 'quarantine', of_store_id: empty })
    .returning('id')
  for (const size_id of [38, INTERNATIONAL_SIZE_ID])
    await app.db('inventory.levels').insert({ product_id: product, size_id, store_id: quarantine?.id ?? 0 })
  await staysAs(empty, 'international')
})

test('a store changes its type once the goods that are received in it are there, and then it stays', async () => {
  const [, empty] = shop.stores
  const receiving = await app.db.transaction()
  await referTo(receiving, 'store', empty)
  let isDone = false
  const changing = staysAs(empty, 'international').finally(() => (isDone = true))
  const isWaiting = async () => (await app.db('pg_locks').where('granted', false)).length > 0
  await expect.poll(async () => isDone || (await isWaiting())).toBe(true)
  await receiving('inventory.levels').insert({ product_id: product, size_id: 38, store_id: empty })
  await receiving.commit()
  await changing
})

test('a store keeps its type while a transfer to it is on its way', async () => {
  const [from_store, to_store] = shop.stores
  const lines = [
    { product_id: product, size_id: 38, quantity: 2 },
    { product_id: product, size_id: 39, quantity: 2 },
  ]
  const { id } = await app.ok('two', createTransfer, { body: { from_store, to_store, lines } })
  const sent = { params: { id }, body: {} }
  await app.ok('two', prepareTransfer, sent)
  await app.ok('two', sendTransfer, sent)
  await staysAs(to_store, 'international')
  await app.ok('two', cancelTransfer, { params: { id }, body: { goods: 'returned', reason: 'Volvió' } })
  await staysAs(from_store, 'international')
  await app.ok('two', stores.change, retype(to_store, 'international'))
})

test('a store of the system, and one of other sizes, are refused as such', async () => {
  const [from_store, to_store] = shop.stores
  await app.ok('two', stores.change, retype(to_store, 'international'))
  const lines = [{ product_id: product, size_id: 38, quantity: 1 }]
  const moved = await app.refused('two', createTransfer, { body: { from_store, to_store, lines } })
  expect(moved.errors).toEqual({
    to_store: ['En las bodegas internacionales solo va la talla internacional, y en las demás no va.'],
  })
  const row = { name: 'Otra', type: 'virtual', purpose: 'quarantine', of_store_id: from_store } as const
  const [virtual] = await app.db('inventory.stores').insert(row).returning('id')
  const started = { store_id: virtual?.id ?? 0, scope: 'all' } as const
  expect((await app.refused('two', startCount, { body: started })).errors).toEqual({
    store_id: ['Esta bodega es del sistema: no se cuenta ni se mueve a mano.'],
  })
})
