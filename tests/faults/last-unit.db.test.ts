import { addLine } from '@deportivo/contracts/orders/lines'
import { createPreOrder } from '@deportivo/contracts/orders/orders'
import { prove } from '@deportivo/inventory/prove'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { addClient, openShop, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

const BUYERS = 16
const ROUNDS = 5

let app: TestApp
let shop: Shop
let orders: number[]
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  const client_id = await addClient(app)
  orders = await Promise.all(
    Array.from(
      { length: BUYERS },
      async () => (await app.ok('online_seller', createPreOrder, { body: { client_id } })).id,
    ),
  )
})
afterAll(() => app.stop())

async function everybodyWants(product_id: number) {
  const line = { product_id, code_id: PUBLIC_CODE, size_id: 40, quantity: 1 }
  const contract = addLine
  return Promise.all(
    orders.map(async (saleId) => {
      const reply = await app.app.inject({
        method: 'POST',
        url: `/api/v1${contract.path.replace(':saleId', String(saleId))}`,
        headers: await app.as('online_seller'),
        payload: line,
      })
      return { status: reply.statusCode, body: reply.json<{ errors?: Record<string, string[]> }>() }
    }),
  )
}

it('the last pair is sold once, and every other seller gets the reason of the refusal', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const replies = await everybodyWants(await stockProduct(app, shop, 1, [40]))
    const winners = replies.filter((reply) => reply.status === 200)
    const losers = replies.filter((reply) => reply.status !== 200)
    expect(winners).toHaveLength(1)
    for (const loser of losers)
      expect(loser).toMatchObject({
        status: 422,
        body: { errors: { quantity: ['No hay existencias de la talla 40.'] } },
      })
  }
  expect(await prove(app.db)).toMatchObject({ differences: [] })
})
