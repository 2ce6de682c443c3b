import { getShift, MOST_MOVEMENTS, openShift, recordDrawerEntry } from '@deportivo/contracts/finance/cashiers'
import { CASH } from '@deportivo/lifecycle/payment-methods'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, step, TRANSFER } from '@deportivo/testkit/order'
import { openShop, PRICE, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { insertCopies } from './copies.ts'

const BASE = 100_000

let app: TestApp
let shop: Shop
let shift: number
beforeAll(async () => {
  // Payments that the test inserts itself.
  app = await startTestApp({ isMoneyProved: false })
})
beforeEach(async () => {
  shop = await openShop(app)
  const body = { cashier_id: shop.cashier_id, base_amount: BASE }
  shift = (await app.ok('local_administrative', openShift, { body })).id
})
afterAll(() => app.stop())

const sell = async (money: object) => {
  const { id } = await anOrder(app, shop, { seller: 'two', type_order: 'local' })
  await step(app, 'two', id, { state_id: 'sold_local', cashier_id: shop.cashier_id, ...money })
}

/** Copies of a payment of the shift, each with the status of the first. */
async function pay(payment_method: number, times: number): Promise<number[]> {
  const [payment] = await app.db('money.payments').where({ shift_id: shift, payment_method })
  const [status] = await app.db('money.payment_statuses').where('payment_id', payment?.id ?? 0)
  const ids = await insertCopies(app.db, 'money.payments', { id: payment?.id ?? 0, times })
  const { status: paid = 'confirmed', by_name = '', at = new Date() } = status ?? {}
  const statuses = ids.map((payment_id) => ({ payment_id, status: paid, by_name, at }))
  await app.db('money.payment_statuses').insert(statuses as never)
  return ids
}

it('a shift is replied with its 500 newest movements and the sums of all', async () => {
  await sell({ payment_by_transfer: PRICE })
  await sell({ cash_payment: PRICE })
  await pay(TRANSFER, 10)
  const newest = await pay(CASH, MOST_MOVEMENTS)
  const shown = await app.ok('two', getShift, { params: { id: shift } })
  expect(shown.movements.map(({ id }) => id)).toEqual(newest)
  const cash = (MOST_MOVEMENTS + 1) * PRICE
  expect(shown.sums).toEqual([
    { payment_method: CASH, movements: MOST_MOVEMENTS + 1, amount: cash, confirmed: cash },
    { payment_method: TRANSFER, movements: 11, amount: 11 * PRICE, confirmed: 0 },
  ])
  expect(shown.expected_amount).toBe(BASE + cash)
})

it('a shift has 500 movements without a sale, also when several are recorded at once', async () => {
  const body = { direction: 'out', amount: 100, reason: 'petty', note: 'Bolsas' }
  const record = () => ({ params: { id: shift }, body })
  const { drawer } = await app.ok('two', recordDrawerEntry, record())
  await insertCopies(app.db, 'money.drawer_entries', { id: drawer[0]?.id ?? 0, times: 498 })
  const replies = await Promise.all([1, 2, 3].map(() => app.attempt('two', recordDrawerEntry, record())))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  expect(await app.refused('two', recordDrawerEntry, record())).toMatchObject({
    message:
      'Este turno ya tiene 500 movimientos sin venta. Cierre la caja y ábrala de nuevo para registrar otro.',
  })
})
