import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { addLine } from '@deportivo/contracts/orders/lines'
import { changeOrder, getOrder, listOrders } from '@deportivo/contracts/orders/orders'
import { searchProducts } from '@deportivo/contracts/catalogue/products'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, orderAt } from '@deportivo/testkit/order'
import { openShop, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

const MOST_FOR_A_LOOK = 4
// Two more than the target: the event of the stock and the lines of the order's snapshot are statements of their own.
const MOST_FOR_A_CHANGE = 10

const asked = new AsyncLocalStorage<string[]>()
// The session is read every two seconds, whatever is asked meanwhile.
const isWork = (sql: string) => !/^(begin|commit)|auth\.published_sessions/i.test(sql)

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  for (const person of ['two', 'online_seller', 'head_dispatch'] as const) await app.as(person)
  app.db.on('query', ({ sql }: { sql: string }) => asked.getStore()?.push(sql))
})
afterAll(() => app.stop())

/** What one request asks of the database; consumers and relays, which work beside it, are not its doing. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  await asked.run(statements, work)
  expect(statements.length).toBeGreaterThan(0)
  return statements.filter(isWork)
}

const key = () => ({ 'idempotency-key': randomUUID() })

it('a page of products costs at most four statements, also when something was just sold', async () => {
  await stockProduct(app, shop, 3)
  const query = { filter: `category_id:${shop.category_id}` }
  const statements = await statementsOf(() => app.ok('online_seller', searchProducts, { query }))
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_LOOK)
})

it('an order and a page of orders cost at most four statements', async () => {
  const order = await anOrder(app, shop)
  const detail = await statementsOf(() => app.ok('online_seller', getOrder, { params: { id: order.id } }))
  expect(detail.length, detail.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_LOOK)
  const query = { filter: 'state_id:pre_orden' }
  const page = await statementsOf(() => app.ok('two', listOrders, { query }))
  expect(page.length, page.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_LOOK)
})

it('a line with its hold, its event and its kept answer costs at most ten statements', async () => {
  const order = await anOrder(app, shop)
  const product_id = await stockProduct(app, shop, 3)
  const body = { product_id, code_id: PUBLIC_CODE, size_id: 39, quantity: 1, version: order.version }
  const given = { params: { saleId: order.id }, body, headers: key() }
  const statements = await statementsOf(() => app.ok('online_seller', addLine, given))
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_CHANGE)
})

it('a step that moves stock costs at most ten statements, with its history, its event and its kept answer', async () => {
  const order = await orderAt(app, shop, 'packing_up')
  const body = { step: 'delivered_locally', receiver_name: 'Marta Ibarra', version: order.version }
  const given = { params: { id: order.id }, body, headers: key() }
  const statements = await statementsOf(() => app.ok('head_dispatch', changeOrder, given))
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST_FOR_A_CHANGE)
})
