import { openShift } from '@deportivo/contracts/finance/cashiers'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { changeOrder, undoStep } from '@deportivo/contracts/orders/orders'
import { recordPayment } from '@deportivo/contracts/orders/payments'
import { listRefunds, payRefund } from '@deportivo/contracts/orders/refunds'
import { CASH } from '@deportivo/lifecycle/payment-methods'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import {
  anOrder,
  CASH_ON_DELIVERY,
  checkedOut,
  DELIVERY,
  present,
  reservedAndPaid,
  step,
  TRANSFER,
} from '@deportivo/testkit/order'
import { MEDELLIN, openShop, PRICE, type Shop } from '@deportivo/testkit/shop'
import { OTHER_PIXEL, uploadPhoto } from '@deportivo/testkit/files/upload'
import { afterAll, beforeAll, expect, it } from 'vitest'

const reason = { reason: 'Se reversa' }
const BOGOTA = 11_001

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  await app.ok('local_administrative', openShift, { body: { cashier_id: shop.cashier_id, base_amount: 0 } })
})
afterAll(() => app.stop())

const mine = () => anOrder(app, shop, { seller: 'two' })
const support = (id: number) => uploadPhoto(app, 'two', id, ATTACHMENT_TYPES.payment_support)

it('no undo gives a payment back whose support proves another one meanwhile', async () => {
  const { id } = await mine()
  await support(id)
  await step(app, 'two', id, { step: 'reserve', total_first_payment: 100_000, payment_method: TRANSFER })
  await step(app, 'two', id, { step: 'release' })
  const body = { amount: PRICE - 100_000, payment_method: TRANSFER }
  await app.ok('two', recordPayment, { params: { id }, body })
  const refused = await app.refused('two', undoStep, { params: { id }, body: reason })
  expect(refused.message).toContain('ya prueba otro pago')
  expect(await present(app, id)).toMatchObject({ state_id: 'pre_orden', total_balance: 100_000 })
})

it('no undo gives back what leaves the client with more paid than the order costs', async () => {
  const { id } = await mine()
  const checkout = { ...DELIVERY, step: 'check_out', payment_method: CASH, city_id: BOGOTA }
  await step(app, 'two', id, { ...checkout, total_first_payment: 100_000 })
  await step(app, 'two', id, { step: 'reject_payment', ...reason })
  const body = { amount: PRICE, payment_method: CASH, cashier_id: shop.cashier_id }
  await app.ok('two', recordPayment, { params: { id }, body })
  const refused = await app.refused('two', undoStep, { params: { id }, body: reason })
  expect(refused.message).toContain('$ 100.000 de más')
  expect(await present(app, id)).toMatchObject({ state_id: 'pre_orden', total_balance: 0 })
})

it('an undo that gives back what is still owed is done, with the payment made since', async () => {
  const { id } = await mine()
  await step(app, 'two', id, { step: 'reserve', total_first_payment: 100_000, payment_method: CASH })
  await step(app, 'two', id, { step: 'release' })
  const body = { amount: 50_000, payment_method: CASH, cashier_id: shop.cashier_id }
  const { payments } = await app.ok('two', recordPayment, { params: { id }, body })
  expect(payments.at(-1)?.status).toBe('confirmed')
  const back = await app.ok('two', undoStep, { params: { id }, body: reason })
  expect(back).toMatchObject({ state_id: 'reserved', total_balance: PRICE - 150_000 })
})

it('a seller books cash of an order that is not sold over the counter into no drawer', async () => {
  const { id } = await anOrder(app, shop, { seller: 'online_seller_admin' })
  const body = {
    step: 'reserve',
    total_first_payment: PRICE,
    payment_method: CASH,
    cashier_id: shop.cashier_id,
  }
  const refused = await app.refused('online_seller_admin', changeOrder, { params: { id }, body })
  expect(refused.errors).toEqual({
    cashier_id: ['Solo quien maneja una caja puede recibir efectivo en ella.'],
  })
})

it.each([
  [
    'a first payment with cash on delivery',
    'total_first_payment',
    { payment_method: CASH_ON_DELIVERY, total_first_payment: 50_000 },
  ],
  ['the value of no voucher', 'voucher', { payment_method: TRANSFER, voucher_value: 50_000 }],
  ['a voucher without its value', 'voucher_value', { payment_method: TRANSFER, voucher: 1 }],
])('a checkout refuses %s', async (_, field, money) => {
  const { id } = await mine()
  const body = { ...DELIVERY, step: 'check_out', city_id: BOGOTA, ...money }
  const { errors } = await app.refused('two', changeOrder, { params: { id }, body })
  expect(Object.keys(errors ?? {})).toEqual([field])
})

it('a refund without a file of its own is not proved by a receipt of the client', async () => {
  const { id } = await mine()
  await reservedAndPaid(app, 'two', id, 60_000)
  await uploadPhoto(app, 'two', id, ATTACHMENT_TYPES.payment_support, OTHER_PIXEL)
  await step(app, 'two', id, { step: 'cancel', ...reason })
  const [refund] = await app.ok('two', listRefunds, { query: { filter: `order_id:${id}` } })
  await app.ok('two', payRefund, {
    params: { id: refund?.id ?? 0 },
    body: { payment_method: TRANSFER },
  })
  const paid = (await present(app, id)).payments.at(-1)
  expect(paid).toMatchObject({ kind: 'refund', attachment_id: null })
})

it('an order whose rejection is undone after its city changed goes the way of its present city', async () => {
  const { id } = await checkedOut(app, shop, { seller: 'two' })
  await step(app, 'accounting_manager', id, { step: 'reject_payment', ...reason })
  await app.ok('two', changeOrder, { params: { id }, body: { city_id: MEDELLIN } })
  await app.ok('two', undoStep, { params: { id }, body: reason })
  expect(await present(app, id)).toMatchObject({ city: 'Medellín', send: true })
})

it('a seller’s order has the method by which its client paid', async () => {
  const { id } = await anOrder(app, shop, { seller: 'two', type_order: 'seller' })
  const way = ['order_from_warehouse', 'in_process', 'received', 'send_to_seller', 'delivered_to_seller']
  for (const name of way) await step(app, 'two', id, { step: name })
  const sold = await step(app, 'two', id, {
    step: 'finalize',
    cash_payment: PRICE,
    cashier_id: shop.cashier_id,
  })
  expect(sold.payment_method).toBe(CASH)
})
