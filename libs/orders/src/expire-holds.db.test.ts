import { addLine } from '@deportivo/contracts/orders/lines'
import { changeOrder } from '@deportivo/contracts/orders/orders'
import { listLevels } from '@deportivo/contracts/catalogue/inventory'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, DELIVERY, present, step, TRANSFER } from '@deportivo/testkit/order'
import { openShop, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expireHolds } from './expire-holds.ts'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

const HOUR_MS = 3_600_000
const CHECKOUT = { ...DELIVERY, step: 'check_out', payment_method: TRANSFER, city_id: 11_001 }

const free = async (product_id: number) =>
  (await app.ok('two', listLevels, { query: { filter: `product_id:${product_id},size_id:40` } }))[0]
    ?.available

const hoursLater = (hours: number) => {
  const actor = {
    id: 0,
    name: 'clock',
    email: '',
    profile: 'two',
    profiles: [],
    grants: {},
    code_ids: [],
    language: 'es' as const,
    session_id: '',
  }
  const now = new Date(Date.now() + hours * HOUR_MS)
  return expireHolds(app.db, { actor, now, requestId: null, settings: app.deps.settings.current() })
}

it('units that were not bought in 72 hours are free again; the lines stay, and checking out holds them again', async () => {
  const product_id = await stockProduct(app, shop, 2)
  const order = await anOrder(app, shop, { product_id, quantity: 2 })
  await hoursLater(71)
  expect(await free(product_id)).toBe(0)
  await hoursLater(73)
  expect(await free(product_id)).toBe(2)
  expect((await present(app, order.id)).products[0]).toMatchObject({
    quantity: 2,
    held: 0,
    hold_expires_at: null,
  })
  const bought = await step(app, 'online_seller', order.id, CHECKOUT)
  expect(bought.products[0]).toMatchObject({ held: 2, hold_expires_at: null })
  expect(await free(product_id)).toBe(0)
})

const endsIn = (order_id: number, hours: number) =>
  app
    .db('inventory.holds')
    .where({ order_id })
    .update({ expires_at: new Date(Date.now() + hours * HOUR_MS) })

const heldOf = async (id: number) =>
  (await present(app, id)).products.map(({ size_id, held }) => [size_id, held])

it('only the line whose hold has ended loses its units; units added to a line renew its hold', async () => {
  const product_id = await stockProduct(app, shop, 2)
  const { id } = await anOrder(app, shop, { product_id, size_id: 40 })
  const add = (size_id: number) => {
    const body = { product_id, code_id: PUBLIC_CODE, size_id, quantity: 1 }
    return app.ok('online_seller', addLine, { params: { saleId: id }, body })
  }
  await endsIn(id, 1)
  await add(41)
  await hoursLater(2)
  expect(await heldOf(id)).toEqual([
    [40, 0],
    [41, 1],
  ])
  await endsIn(id, 1)
  await add(41)
  await hoursLater(2)
  expect((await heldOf(id))[1]).toEqual([41, 2])
})

it('an order is unmarked once all of its units are held again', async () => {
  const product_id = await stockProduct(app, shop, 3)
  const { id, products } = await anOrder(app, shop, { product_id })
  const isMarked = async () =>
    (await app.db('orders.orders').where({ id }).first<{ has_expired_holds: boolean }>()).has_expired_holds
  await hoursLater(73)
  expect(await isMarked()).toBe(true)
  const body = { line_id: products[0]?.id ?? 0, quantity: 2 }
  await app.ok('online_seller', addLine, { params: { saleId: id }, body })
  expect([await heldOf(id), await isMarked()]).toEqual([[[40, 2]], false])
})

it('a hold that is renewed while the job waits for the order stays', async () => {
  const product_id = await stockProduct(app, shop, 1)
  const { id } = await anOrder(app, shop, { product_id, size_id: 40 })
  const renewing = await app.db.transaction()
  await renewing('orders.orders').where({ id }).forUpdate().first('id')
  await renewing('inventory.holds')
    .where({ order_id: id })
    .update({ expires_at: new Date(Date.now() + 100 * HOUR_MS) })
  const expiring = hoursLater(73)
  const waiting = app
    .db('pg_locks')
    .whereRaw("locktype = 'tuple' and relation = 'orders.orders'::regclass")
    .whereRaw('"database" = (select oid from pg_database where datname = current_database())')
  await eventually(async () => expect(await waiting.clone().select('pid')).toHaveLength(1))
  await renewing.commit()
  await expiring
  expect(await heldOf(id)).toEqual([[40, 1]])
})

it('reserving an order holds its expired units again, or refuses when they are gone', async () => {
  const product_id = await stockProduct(app, shop, 1)
  const first = await anOrder(app, shop, { product_id })
  await hoursLater(73)
  const reserved = await step(app, 'online_seller', first.id, { step: 'reserve' })
  expect(reserved.products[0]).toMatchObject({ held: 1, hold_expires_at: null })
  await step(app, 'online_seller', first.id, { step: 'release' })
  await hoursLater(73)
  await anOrder(app, shop, { product_id })
  const body = { step: 'reserve' } as const
  const refused = await app.refused('online_seller', changeOrder, { params: { id: first.id }, body })
  expect(refused).toMatchObject({ code: 400, data: { short: [{ size_name: '40', available: 0 }] } })
  expect(await present(app, first.id)).toMatchObject({ state_id: 'pre_orden' })
})

it('an order whose units were sold meanwhile names the short size, and loses nothing', async () => {
  const product_id = await stockProduct(app, shop, 1)
  const late = await anOrder(app, shop, { product_id })
  await hoursLater(73)
  await anOrder(app, shop, { product_id })
  const refused = await app.refused('online_seller', changeOrder, { params: { id: late.id }, body: CHECKOUT })
  expect(refused).toMatchObject({
    code: 400,
    message: 'No hay existencias suficientes para completar el pedido.',
    data: { short: [{ size_name: '40', available: 0 }] },
  })
  expect(await present(app, late.id)).toMatchObject({ state_id: 'pre_orden', units: 1 })
})

it('what is reserved or checked out never expires', async () => {
  const product_id = await stockProduct(app, shop, 2)
  const reserved = await anOrder(app, shop, { product_id })
  await step(app, 'online_seller', reserved.id, { step: 'reserve' })
  const bought = await anOrder(app, shop, { product_id })
  await step(app, 'online_seller', bought.id, CHECKOUT)
  await hoursLater(1_000)
  expect(await free(product_id)).toBe(0)
})

it('an order that fails stops no other', async () => {
  const product_id = await stockProduct(app, shop, 2)
  const broken = await anOrder(app, shop, { product_id })
  await anOrder(app, shop, { product_id })
  await app.db('sales.clients').where('id', broken.client_id).delete()
  await expect(hoursLater(73)).rejects.toThrow('holds of 1 orders did not expire')
  expect(await free(product_id)).toBe(1)
})
