import { addLine, addSizeRun } from '@deportivo/contracts/orders/lines'
import type { Order } from '@deportivo/contracts/orders/order'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { expectAsRead } from '@deportivo/testkit/as-read'
import { anOrder, present } from '@deportivo/testkit/order'
import { openShop, PRICE, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

interface Added {
  product: number
  quantity: number
  /** Per unit. */
  price: number
  /** Whether the holds of the order have ended before. */
  isLate: boolean
}

const anAddition: fc.Arbitrary<Added> = fc.record({
  product: fc.nat(2),
  quantity: fc.integer({ min: 1, max: 3 }),
  price: fc.constantFrom(PRICE, PRICE + 1000),
  isLate: fc.boolean(),
})

const add = (order: Order, product_id: number, { quantity, price }: Added): Promise<Order> =>
  app.ok('two', addLine, {
    params: { saleId: order.id },
    body: { product_id, code_id: PUBLIC_CODE, size_id: 40, quantity, price: price * quantity },
  })

const endHolds = (order: Order) =>
  app
    .db('inventory.holds')
    .where({ order_id: order.id })
    .update({ expires_at: new Date(Date.now() - 1000) })

it('lines that are added in any order, merged or not, are in reply and event as they are read', async () => {
  const products = await Promise.all([0, 1, 2].map(() => stockProduct(app, shop, 500)))
  await fc.assert(
    fc.asyncProperty(fc.array(anAddition, { minLength: 1, maxLength: 4 }), async (additions) => {
      const order = await anOrder(app, shop, { seller: 'two' })
      for (const addition of additions) {
        if (addition.isLate) await endHolds(order)
        await expectAsRead(app, 'two', await add(order, products[addition.product] ?? 0, addition))
      }
    }),
    { numRuns: 8 },
  )
})

it('a size run is in reply and event as it is read, and merges with the lines of its price', async () => {
  const order = await anOrder(app, shop, { seller: 'two' })
  const product_id = await stockProduct(app, shop, 5)
  const sizes = [{ size_id: 40, quantity: 2 }]
  const given = {
    params: { saleId: order.id },
    query: { store: shop.stores[0] ?? 0 },
    body: { product_id, code_id: PUBLIC_CODE, price: PRICE, sizes },
  }
  const first = await app.ok('two', addSizeRun, given)
  await expectAsRead(app, 'two', first.order)
  const second = await app.ok('two', addSizeRun, given)
  await expectAsRead(app, 'two', second.order)
  const { products } = await present(app, order.id)
  expect(products.filter((line) => line.product_id === product_id)).toMatchObject([{ quantity: 4, held: 4 }])
})
