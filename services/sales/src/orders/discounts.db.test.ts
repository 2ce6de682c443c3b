import { addLine, addSizeRun, changePrices, transferUnits } from '@deportivo/contracts/orders/lines'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { anOrder } from '@deportivo/testkit/order'
import { openShop, PRICE, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
let shop: Shop

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

const LOWER = 160_000
const reason = 'Caja rota'

const priced = (id: number, lines: number[], unit_price: number, discount_reason?: string) => ({
  params: { id },
  body: { lines, unit_price, ...(discount_reason !== undefined && { discount_reason }) },
})

async function anOpenOrder(seller: Person = 'two') {
  const order = await anOrder(app, shop, { seller })
  return { id: order.id, lines: order.products.map((line) => line.id), order }
}

test('lines of an open order get another price, below the listed one with a reason', async () => {
  const { id, lines } = await anOpenOrder()
  const lowered = await app.ok('two', changePrices, priced(id, lines, LOWER, reason))
  for (const line of lowered.products)
    expect(line).toMatchObject({
      unit_price: LOWER,
      price: LOWER * line.quantity,
      listed_unit_price: PRICE,
      discount_reason: reason,
    })
  expect(lowered.total_value).toBe(lowered.units * LOWER)
  const raised = await app.ok('two', changePrices, priced(id, lines, PRICE + 10_000, reason))
  expect(raised.products[0]).toMatchObject({ unit_price: PRICE + 10_000, discount_reason: null })
})

test('a discount without a reason, below the floor, or on a line of another order is refused', async () => {
  const { id, lines } = await anOpenOrder()
  const other = await anOpenOrder()
  const refused = async (...given: Parameters<typeof priced>) =>
    (await app.refused('two', changePrices, priced(...given))).errors
  expect(await refused(id, lines, LOWER)).toEqual({
    discount_reason: ['Escriba por qué se vende por debajo del precio de lista.'],
  })
  expect(await refused(id, lines, 149_999, reason)).toHaveProperty('price')
  expect(await refused(id, other.lines, LOWER, reason)).toHaveProperty('lines')
  expect((await app.ok('two', getOrder, { params: { id } })).products[0]?.unit_price).toBe(PRICE)
})

test('who may not give discounts may raise a price and not lower it', async () => {
  const { id, lines } = await anOpenOrder('online_seller')
  expect(
    (await app.refused('online_seller', changePrices, priced(id, lines, LOWER, reason))).errors,
  ).toHaveProperty('price')
  await app.ok('online_seller', changePrices, priced(id, lines, PRICE + 1_000))
})

test('the reason of an added line is stored where it is a discount, and apart from one without', async () => {
  const product_id = await stockProduct(app, shop, 9)
  const { id } = await anOpenOrder()
  const add = (price: number, discount_reason?: string) =>
    app.ok('two', addLine, {
      params: { saleId: id },
      body: {
        product_id,
        code_id: PUBLIC_CODE,
        size_id: 40,
        quantity: 1,
        price,
        ...(discount_reason !== undefined && { discount_reason }),
      },
    })
  await add(LOWER)
  await add(LOWER, reason)
  await add(LOWER, reason)
  const { products } = await add(PRICE, reason)
  expect(
    products
      .filter((line) => line.product_id === product_id)
      .map((line) => [line.quantity, line.unit_price, line.discount_reason]),
  ).toEqual([
    [1, LOWER, null],
    [2, LOWER, reason],
    [1, PRICE, null],
  ])
  const read = await app.ok('two', getOrder, { params: { id } })
  expect(products).toEqual(read.products)
})

test('a size run has its reason, and it goes with transferred units', async () => {
  const product_id = await stockProduct(app, shop, 9)
  const from = await anOpenOrder()
  const to = await anOpenOrder()
  const { order } = await app.ok('two', addSizeRun, {
    params: { saleId: from.id },
    body: {
      product_id,
      code_id: PUBLIC_CODE,
      price: LOWER,
      discount_reason: reason,
      sizes: [{ size_id: 39, quantity: 2 }],
    },
  })
  expect(order.products.find((line) => line.product_id === product_id)).toMatchObject({
    discount_reason: reason,
  })
  await app.ok('two', transferUnits, {
    body: { product_id, size_id: 39, quantity: 1, sale_out: from.id, sale_in: to.id },
  })
  const { products } = await app.ok('two', getOrder, { params: { id: to.id } })
  expect(products.find((line) => line.product_id === product_id)).toMatchObject({
    unit_price: LOWER,
    discount_reason: reason,
  })
})
