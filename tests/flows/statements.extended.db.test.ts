import { randomUUID } from 'node:crypto'
import { addLine } from '@deportivo/contracts/orders/lines'
import { changeOrder, getOrder, listOrders } from '@deportivo/contracts/orders/orders'
import { searchProducts } from '@deportivo/contracts/catalogue/products'
import { administrative } from '@deportivo/contracts/reports/administrative'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, orderAt } from '@deportivo/testkit/order'
import { watchStatements } from '@deportivo/testkit/statements'
import { openShop, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

const MOST_FOR_A_LOOK = 4
const MOST_FOR_A_CHANGE = 8
const MOST_ROUND_TRIPS_OF_A_LINE = 2
const MOST_ROUND_TRIPS_OF_A_STEP = 2

let app: TestApp
let shop: Shop
let statementsOf: ReturnType<typeof watchStatements>
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  for (const person of ['two', 'online_seller', 'head_dispatch'] as const) await app.as(person)
  statementsOf = watchStatements(app.db)
})
afterAll(() => app.stop())

const key = () => ({ 'idempotency-key': randomUUID() })

it('a page of products costs at most four statements, also right after a sale', async () => {
  await stockProduct(app, shop, 3)
  const query = { filter: `category_id:${shop.category_id}` }
  const { statements } = await statementsOf(() => app.ok('online_seller', searchProducts, { query }))
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_LOOK)
})

it('an order and a page of orders cost at most four statements', async () => {
  const order = await anOrder(app, shop)
  const { statements: detail } = await statementsOf(() =>
    app.ok('online_seller', getOrder, { params: { id: order.id } }),
  )
  expect(detail.length, detail.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_LOOK)
  const query = { filter: 'state_id:pre_orden' }
  const { statements: page } = await statementsOf(() => app.ok('two', listOrders, { query }))
  expect(page.length, page.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_LOOK)
})

it('a report of one day, with every table and the day before, costs at most four statements', async () => {
  const { statements } = await statementsOf(() => app.ok('two', administrative.contract, {}))
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_LOOK)
})

it('a line with its hold, its event and its stored reply costs at most eight statements in two packets', async () => {
  const order = await anOrder(app, shop)
  const product_id = await stockProduct(app, shop, 3)
  const body = { product_id, code_id: PUBLIC_CODE, size_id: 39, quantity: 1, version: order.version }
  const given = { params: { saleId: order.id }, body, headers: key() }
  const { statements, roundTrips } = await statementsOf(() => app.ok('online_seller', addLine, given))
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_CHANGE)
  expect(roundTrips).toBeLessThanOrEqual(MOST_ROUND_TRIPS_OF_A_LINE)
})

it('a step that moves stock costs at most eight statements in two packets, with its history, event and stored reply', async () => {
  const order = await orderAt(app, shop, 'packing_up')
  const body = { step: 'delivered_locally', receiver_name: 'Marta Ibarra', version: order.version }
  const given = { params: { id: order.id }, body, headers: key() }
  const { statements, roundTrips } = await statementsOf(() => app.ok('head_dispatch', changeOrder, given))
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_CHANGE)
  expect(roundTrips).toBeLessThanOrEqual(MOST_ROUND_TRIPS_OF_A_STEP)
})
