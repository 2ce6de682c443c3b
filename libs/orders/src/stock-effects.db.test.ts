import { changeManyOrders, changeOrder } from '@deportivo/contracts/orders/orders'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { orderAt, present } from '@deportivo/testkit/order'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

const deliver = { step: 'delivered_locally', receiver_name: 'Marta' }

it('saves no order whose units are not in their store any more, and leaves the connection usable', async () => {
  const product_id = await stockProduct(app, shop, 2)
  const order = await orderAt(app, shop, 'packing_up', { product_id })
  const level = app.db('inventory.levels').where({ product_id, held: 1 })
  await level.clone().update({ on_hand: 0, held: 0 })
  const refused = await app.refused('head_dispatch', changeOrder, { params: { id: order.id }, body: deliver })
  expect(refused).toMatchObject({ code: 400, message_key: 'order.refused.short_lines' })
  expect(await present(app, order.id)).toMatchObject({ state_id: 'packing_up', version: order.version })
})

it('refuses it in a dry run of several orders too', async () => {
  const product_id = await stockProduct(app, shop, 2)
  const { id } = await orderAt(app, shop, 'packing_up', { product_id })
  await app.db('inventory.levels').where({ product_id, held: 1 }).update({ on_hand: 0, held: 0 })
  const body = { sales: [id], ...deliver, dry_run: true }
  const tried = await app.ok('head_dispatch', changeManyOrders, { body })
  expect(tried).toMatchObject({ updated: [], rejected: [{ id }] })
})

it('has the units of a cancelled order for sale again', async () => {
  const product_id = await stockProduct(app, shop, 2)
  const order = await orderAt(app, shop, 'packing_up', { product_id })
  const levels = () =>
    app.db('inventory.levels').where({ product_id }).sum({ on_hand: 'on_hand', held: 'held' }).first()
  const before = await levels()
  expect(before).toMatchObject({ held: 1 })
  const body = { step: 'cancel', reason: 'El cliente desistió' }
  const cancelled = await app.ok('two', changeOrder, { params: { id: order.id }, body })
  expect(cancelled.products.map(({ held }) => held)).toEqual([0])
  expect(await levels()).toEqual({ on_hand: before?.on_hand, held: 0 })
  expect(await app.db('inventory.holds').where({ order_id: order.id })).toEqual([])
})
