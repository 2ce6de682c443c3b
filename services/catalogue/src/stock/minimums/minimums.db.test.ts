import { listNotifications } from '@deportivo/contracts/admin/notifications'
import { countStock } from '@deportivo/contracts/catalogue/inventory'
import { getMinimums, listUnderMinimum, setMinimums } from '@deportivo/contracts/catalogue/minimums'
import { stores } from '@deportivo/contracts/catalogue/lists'
import { deleteProduct, getProduct } from '@deportivo/contracts/catalogue/products'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder } from '@deportivo/testkit/order'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

const SIZE = 40

/** A product with 3 of each size, of which at least 2 are wanted of one. */
async function withMinimum(minimum = 2): Promise<number> {
  const id = await stockProduct(app, shop, 3)
  // Else the units that came before would be compared with a minimum that came after.
  await app.settled()
  await app.ok('two', setMinimums, { params: { id }, body: { sizes: [{ size_id: SIZE, minimum }] } })
  await app.settled()
  return id
}

async function under(product_id: number) {
  await app.settled()
  return app.ok('two', listUnderMinimum, { query: { filter: `product_id:${product_id}` } })
}

/** The unread alerts of the warehouse for a product: events of events, so they may come a moment after the stock's. */
async function alerts(product_id: number): Promise<unknown[]> {
  await app.settled()
  const listed = await app.ok('winery_manager', listNotifications, {
    query: { filter: 'kind:under_minimum,read:0', top: 100 },
  })
  return listed
    .filter(({ details }) => details['product_id'] === product_id)
    .map(({ details }) => details['sizes'])
}

const count = (id: number, quantity: number) =>
  app.ok('two', countStock, {
    params: { id },
    body: { stores: [{ store_id: shop.stores[0], sizes: [{ size_id: SIZE, quantity }] }] },
  })

it('what other stores have is what a move can bring, and units of national stores are none of it', async () => {
  const id = await withMinimum(5)
  await count(id, 1)
  expect(await under(id)).toMatchObject([{ available: 1, elsewhere: 0, missing: 4 }])
  const { data } = await app.reply('two', stores.create, { body: { name: 'Vitrina', type: 'exhibition' } })
  const sizes = [{ size_id: SIZE, quantity: 3 }]
  await app.ok('two', countStock, { params: { id }, body: { stores: [{ store_id: data.id, sizes }] } })
  expect(await under(id)).toMatchObject([{ available: 1, elsewhere: 3, missing: 4 }])
})

it('a size that is given twice is named without a store, since a minimum is of all stores', async () => {
  const id = await stockProduct(app, shop, 1)
  const sizes = [2, 3].map((minimum) => ({ size_id: SIZE, minimum }))
  const refused = await app.refused('two', setMinimums, { params: { id }, body: { sizes } })
  expect(refused.errors).toEqual({ 'sizes.1.size_id': ['Esta talla está dos veces.'] })
})

it('the minimums of a product are set by size, and an older version is refused', async () => {
  const id = await withMinimum()
  const sizes = await app.ok('online_seller', getMinimums, { params: { id } })
  expect(sizes.map(({ size_id, minimum, available }) => [size_id, minimum, available])).toEqual([
    [38, 0, 3],
    [39, 0, 3],
    [40, 2, 3],
    [41, 0, 3],
  ])
  const { version } = await app.ok('two', getProduct, { params: { id } })
  const set = (body: object) => app.refused('two', setMinimums, { params: { id }, body })
  expect(await set({ sizes: [], version: version - 1 })).toMatchObject({ code: 409 })
  const wrong = [{ size_id: 9, minimum: 1 }]
  expect((await set({ sizes: wrong })).errors).toHaveProperty(['sizes.0.size_id'])
})

it('a fall notifies the users who keep the stock once, however many more are sold', async () => {
  const id = await withMinimum()
  await anOrder(app, shop, { product_id: id, quantity: 1 })
  expect(await under(id)).toEqual([])
  await anOrder(app, shop, { product_id: id, quantity: 1 })
  await expect.poll(() => alerts(id)).toHaveLength(1)
  await anOrder(app, shop, { product_id: id, quantity: 1 })
  await expect.poll(() => alerts(id)).toHaveLength(1)
  expect(await under(id)).toMatchObject([
    { size_id: SIZE, minimum: 2, available: 0, in_transit: 0, missing: 2, last_sold_at: null },
  ])
})

it('the alert is gone when there is enough again, and the next fall alerts again', async () => {
  const id = await withMinimum()
  await count(id, 1)
  await expect.poll(() => alerts(id)).toHaveLength(1)
  await count(id, 5)
  await expect.poll(() => alerts(id)).toEqual([])
  expect(await under(id)).toEqual([])
  await count(id, 0)
  await expect.poll(() => alerts(id)).toHaveLength(1)
})

it('a deleted product is under no minimum any more, and its alert is gone', async () => {
  const id = await stockProduct(app, shop, 1, [SIZE])
  await app.settled()
  await app.ok('two', setMinimums, { params: { id }, body: { sizes: [{ size_id: SIZE, minimum: 1 }] } })
  await app.settled()
  await count(id, 0)
  await expect.poll(() => alerts(id)).toHaveLength(1)
  expect(await under(id)).toHaveLength(1)
  await app.ok('two', deleteProduct, { params: { id } })
  await expect.poll(() => under(id)).toEqual([])
  await expect.poll(() => alerts(id)).toEqual([])
})

it('a minimum that a user raises above the stock is listed, without an alert', async () => {
  const id = await withMinimum(8)
  expect(await under(id)).toMatchObject([{ minimum: 8, available: 3, missing: 5 }])
  expect(await alerts(id)).toEqual([])
})
