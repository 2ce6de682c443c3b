import { createProduct } from '@deportivo/contracts/catalogue/products'
import { listAlternatives, takeAlternative } from '@deportivo/contracts/orders/alternatives'
import type { Order } from '@deportivo/contracts/orders/order'
import { expireHolds } from '@deportivo/orders/expire-holds'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, present, step } from '@deportivo/testkit/order'
import { openShop, PRICE, PUBLIC_CODE, setUnits, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

const BLUE = PRICE + 10_000

let app: TestApp
let shop: Shop
let blue: number
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  const rows = await app
    .db('catalogue.colours')
    .insert({ name: 'Azul rey', color: '#2040c0' })
    .returning('id')
  blue = rows[0]?.id ?? 0
})
afterAll(() => app.stop())

/** The same reference in another colour, with so many units of size 40 in the second store. */
async function inBlue(units: number): Promise<number> {
  const reference = await app
    .db('catalogue.brand_references')
    .insert({
      name: `R ${Date.now()} ${Math.random()}`,
      brand_id: shop.lists.brand_id,
    })
    .returning('id')
  shop.lists.reference_id = reference[0]?.id ?? 0
  const { id } = await app.ok('two', createProduct, {
    body: {
      ...shop.lists,
      color_id: blue,
      name: 'Zancada azul',
      price: BLUE,
      minimal_price: 150_000,
      codes: [{ id: PUBLIC_CODE, value: BLUE }],
    },
  })
  await setUnits(app, id, shop.stores[1], 40, units)
  return id
}

/** An order of a product of which nothing more is in the first store; some is in the second, and in blue. */
async function shortOrder({ quantity = 2, second = 3, units = 4 } = {}) {
  const other = await inBlue(units)
  const product_id = await stockProduct(app, shop, quantity)
  await setUnits(app, product_id, shop.stores[1], 40, second)
  const order = await anOrder(app, shop, { product_id, quantity })
  return { order, product_id, other, line: order.products[0]?.id ?? 0 }
}

const found = ({ id }: Order, lineId: number, quantity?: number) =>
  app.ok('online_seller', listAlternatives, {
    params: { saleId: id },
    query: { line_id: lineId, ...(quantity === undefined ? {} : { quantity }) },
  })
const taking = (
  { id: saleId }: Order,
  lineId: number,
  body: { keeps: number; product_id: number; store_id: number; quantity: number },
) => ({
  params: { saleId },
  body: { ...body, line_id: lineId },
})
const linesOf = ({ products }: Order) =>
  [...products]
    .sort((a, b) => a.id - b.id)
    .map(({ product_id, store_id, quantity, held, price }) => ({
      product_id,
      store_id,
      quantity,
      held,
      price,
    }))

it('a line that is short has what lies in other stores and other colours, and one that is not has nothing', async () => {
  const { order, product_id, other, line } = await shortOrder()
  expect(await found(order, line)).toEqual({
    line_id: line,
    wanted: 2,
    keeps: 2,
    missing: 0,
    stores: [],
    colours: [],
  })
  expect(await found(order, line, 4)).toMatchObject({
    wanted: 4,
    keeps: 2,
    missing: 2,
    stores: [{ product_id, store_id: shop.stores[1], available: 3, unit_price: PRICE }],
    colours: [
      { product_id: other, color_name: 'Azul rey', store_id: shop.stores[1], available: 4, unit_price: BLUE },
    ],
  })
})

it('the missing units are added from another store, or in another colour at its own price', async () => {
  const { order, product_id, other, line } = await shortOrder()
  const from = { store_id: shop.stores[1] }
  const more = await app.ok(
    'online_seller',
    takeAlternative,
    taking(order, line, { ...from, keeps: 2, product_id, quantity: 2 }),
  )
  expect(linesOf(more)).toEqual([
    { product_id, store_id: shop.stores[0], quantity: 2, held: 2, price: 2 * PRICE },
    { product_id, ...from, quantity: 2, held: 2, price: 2 * PRICE },
  ])
  const blues = await app.ok(
    'online_seller',
    takeAlternative,
    taking(more, line, { ...from, keeps: 1, product_id: other, quantity: 1 }),
  )
  expect(linesOf(blues)).toEqual([
    { product_id, store_id: shop.stores[0], quantity: 1, held: 1, price: PRICE },
    { product_id, ...from, quantity: 2, held: 2, price: 2 * PRICE },
    { product_id: other, ...from, quantity: 1, held: 1, price: BLUE },
  ])
})

it('an alternative takes the place of a line whose hold ran out and whose units another order has', async () => {
  const { order, product_id, line } = await shortOrder()
  const now = new Date(Date.now() + (app.deps.settings.current().hold_hours + 1) * 3_600_000)
  const actor = {
    id: 0,
    name: 'clock',
    email: '',
    profile: 'two',
    profiles: [],
    grants: {},
    code_ids: [],
    ...({ language: 'es', session_id: '' } as const),
  }
  await expireHolds(app.db, { actor, now, requestId: null, settings: app.deps.settings.current() })
  await setUnits(app, product_id, shop.stores[1], 40, 0)
  await anOrder(app, shop, { product_id, quantity: 1, seller: 'freelance_seller' })
  await setUnits(app, product_id, shop.stores[1], 40, 3)
  expect(await found(order, line)).toMatchObject({ wanted: 2, keeps: 1, missing: 1 })
  const body = { keeps: 0, product_id, store_id: shop.stores[1], quantity: 2 }
  const taken = await app.ok('online_seller', takeAlternative, taking(order, line, body))
  expect(linesOf(taken)).toEqual([
    { product_id, store_id: shop.stores[1], quantity: 2, held: 2, price: 2 * PRICE },
  ])
  expect(await found(taken, taken.products[0]?.id ?? 0)).toMatchObject({ missing: 0 })
})

it('no more is sold than there is: the order stays as it was', async () => {
  const { order, product_id, line } = await shortOrder({ second: 1 })
  const body = { keeps: 0, product_id, store_id: shop.stores[1], quantity: 2 }
  const refused = await app.refused('online_seller', takeAlternative, taking(order, line, body))
  expect(refused).toMatchObject({ code: 422, data: { available: 1 } })
  expect(linesOf(await present(app, order.id))).toEqual(linesOf(order))
})

it('of several orders that take the last pair at once, one has it and the others keep theirs', async () => {
  const { product_id } = await shortOrder({ quantity: 4, second: 1 })
  await setUnits(app, product_id, shop.stores[0], 40, 8)
  const orders = await Promise.all([1, 2, 3].map(() => anOrder(app, shop, { product_id })))
  const replies = await Promise.all(
    orders.map(async (order) => {
      const headers = await app.as('online_seller')
      const payload = {
        line_id: order.products[0]?.id,
        keeps: 0,
        product_id,
        store_id: shop.stores[1],
        quantity: 1,
      }
      const url = `/api/v1/saleInventory/${order.id}/alternatives`
      return app.app.inject({ method: 'POST', url, headers, payload })
    }),
  )
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422])
  const [level] = await app
    .db('inventory.levels')
    .where({ product_id, size_id: 40, store_id: shop.stores[1] })
  expect(level).toMatchObject({ on_hand: 1, held: 1 })
})

it('is refused once the order is checked out, for orders of others and for lines of another order', async () => {
  const { order, product_id, line } = await shortOrder()
  const other = await shortOrder()
  const body = { keeps: 1, product_id, store_id: shop.stores[1], quantity: 1 }
  expect(await app.refused('freelance_seller', takeAlternative, taking(order, line, body))).toMatchObject({
    code: 404,
  })
  expect(
    await app.refused('freelance_seller', listAlternatives, {
      params: { saleId: order.id },
      query: { line_id: line },
    }),
  ).toMatchObject({ code: 404 })
  expect(await app.refused('online_seller', takeAlternative, taking(order, other.line, body))).toMatchObject({
    code: 404,
  })
  await step(app, 'online_seller', order.id, {
    step: 'check_out',
    payment_method: 2,
    city_id: 11_001,
    address: 'Cl. 10',
    phone: '3005550102',
  })
  expect(await app.refused('online_seller', takeAlternative, taking(order, line, body))).toMatchObject({
    code: 400,
  })
})
