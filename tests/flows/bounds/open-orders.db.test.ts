import { cancelOrder, createManyLocalOrders, createPreOrder } from '@deportivo/contracts/orders/orders'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { addClient } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertCopies } from './copies.ts'

const MOST = 2_000
const REFUSED =
  'El vendedor ya tiene 2.000 pedidos abiertos. Venda o cancele los que ya no necesite antes de abrir otro.'

let app: TestApp
let client_id: number
beforeAll(async () => {
  // Orders that the test inserts itself.
  app = await startTestApp({ isMoneyProved: false })
  client_id = await addClient(app)
})
afterAll(() => app.stop())

const opened = (person: Person) => app.ok(person, createPreOrder, { body: { client_id } })

/** A seller with so many open orders, reserved ones among them. */
async function openOnes(person: Person, count: number) {
  const { id } = await opened(person)
  const reserved = Math.floor((count - 1) / 2)
  await insertCopies(app.db, 'orders.orders', { id, times: count - 1 - reserved })
  await insertCopies(app.db, 'orders.orders', { id, times: reserved, changes: { state_id: 'reserved' } })
  await insertCopies(app.db, 'orders.orders', { id, times: 3, changes: { state_id: 'cancelled' } })
  return id
}

it('a seller with room for one more open order opens one, also by four calls at once, until one of them is cancelled', async () => {
  const id = await openOnes('online_seller', MOST - 1)
  const calls = Array.from({ length: 4 }, () =>
    app.attempt('online_seller', createPreOrder, { body: { client_id } }),
  )
  const replies = await Promise.all(calls)
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  const refused = () => app.refused('online_seller', createPreOrder, { body: { client_id } })
  expect(await refused()).toMatchObject({ code: 400, message: REFUSED })
  await opened('freelance_seller')
  await app.ok('online_seller', cancelOrder, { params: { id }, body: { reason: 'Ya no' } })
  await opened('online_seller')
  expect(await refused()).toMatchObject({ code: 400 })
})

it('of several orders for one seller all are refused when there is room for fewer', async () => {
  await openOnes('local_administrative', MOST - 2)
  const orders = Array.from({ length: 3 }, () => ({ client_id }))
  const several = (some: number) => ({ body: { orders: orders.slice(0, some) } })
  expect(await app.refused('local_administrative', createManyLocalOrders, several(3))).toMatchObject({
    message: REFUSED,
  })
  expect(await app.ok('local_administrative', createManyLocalOrders, several(2))).toHaveLength(2)
})
