import { addLine } from '@deportivo/contracts/orders/lines'
import { createPreOrder } from '@deportivo/contracts/orders/orders'
import { prove } from '@deportivo/inventory/prove'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { lengthOf, recordFigures, roundsOf, timeoutOf } from '@deportivo/testkit/faults'
import { addClient, openShop, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

const BUYERS = lengthOf({ short: 16, long: 64 })
const ROUNDS = { short: 5, long: 1_000 }

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

const REFUSAL = { quantity: ['No hay existencias de la talla 40.'] }

async function sellLastUnits() {
  const goesOn = roundsOf(ROUNDS)
  let rounds = 0
  let oversold = 0
  const losers: object[] = []
  for (; goesOn(rounds); rounds++) {
    const replies = await everybodyWants(await stockProduct(app, shop, 1, [40]))
    if (replies.filter((reply) => reply.status === 200).length !== 1) oversold += 1
    losers.push(...replies.filter((reply) => reply.status !== 200))
  }
  return { rounds, oversold, losers }
}

it(
  'the last pair is sold once, and every other seller gets the reason of the refusal',
  { timeout: timeoutOf(30_000) },
  async () => {
    const { rounds, oversold, losers } = await sellLastUnits()
    const { differences } = await prove(app.db)
    recordFigures(
      'R2',
      `${BUYERS} buyers of one unit, ${rounds} rounds`,
      `${oversold} rounds with another number of buyers than one; ${differences.length} levels that differ from their ledger`,
    )
    expect(oversold).toBe(0)
    for (const loser of losers) expect(loser).toMatchObject({ status: 422, body: { errors: REFUSAL } })
    expect(differences).toEqual([])
  },
)
