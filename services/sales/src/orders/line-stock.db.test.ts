import { listLineStock } from '@deportivo/contracts/orders/lines'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder } from '@deportivo/testkit/order'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
let shop: Shop

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

test('each line has what is left of its size in its store, beyond what it holds', async () => {
  const product_id = await stockProduct(app, shop, 5)
  const order = await anOrder(app, shop, { product_id, quantity: 2 })
  const line_id = order.products[0]?.id
  const params = { saleId: order.id }
  expect(await app.ok('online_seller', listLineStock, { params })).toEqual([{ line_id, available: 3 }])
  await anOrder(app, shop, { product_id, quantity: 3 })
  await anOrder(app, shop, { product_id, size_id: 38 })
  expect(await app.ok('online_seller', listLineStock, { params })).toEqual([{ line_id, available: 0 }])
})

test('who may not see the order, or not edit it, is refused', async () => {
  const order = await anOrder(app, shop)
  const params = { saleId: order.id }
  expect((await app.refused('freelance_seller', listLineStock, { params })).code).toBe(404)
  expect((await app.refused('winery_manager', listLineStock, { params })).code).toBe(403)
})
