import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { changeOrder } from '@deportivo/contracts/orders/orders'
import { confirmPayment, recordPayment } from '@deportivo/contracts/orders/payments'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import {
  anOrder,
  checkedOut,
  DELIVERY,
  present,
  reservedAndPaid,
  step,
  TRANSFER,
} from '@deportivo/testkit/order'
import { refuseFile } from '@deportivo/testkit/files/refuse-file'
import { openShop, PRICE, type Shop } from '@deportivo/testkit/shop'
import { formOf, OTHER_PIXEL, PIXEL, uploadPhoto } from '@deportivo/testkit/files/upload'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { payment_support } = ATTACHMENT_TYPES
const MISSING = { file: ['Falta el archivo del soporte de pago.'] }
const INFECTED = { name: 'soporte.png', type: 'image/png', bytes: Buffer.concat([PIXEL, OTHER_PIXEL]) }

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

const upload = (id: number, bytes?: Buffer) => uploadPhoto(app, 'online_seller', id, payment_support, bytes)
const stateOf = async (id: number, file: number) =>
  (await present(app, id)).attachments.find((one) => one.id === file)?.state
const untilState = (id: number, file: number, state: string) =>
  expect.poll(() => stateOf(id, file), { timeout: 30_000 }).toBe(state)

/** A later payment whose support was rejected after it came. */
async function paidWithRejectedFile(id: number) {
  const url = { ...recordPayment, path: `/sale/${id}/payments` } as const
  const form = formOf({ amount: '50000', payment_method: String(TRANSFER) }, INFECTED)
  const { payments } = await app.send('online_seller', url, id, form)
  const payment = payments.at(-1)
  await refuseFile(app, payment?.attachment_id ?? 0)
  return { id, paymentId: payment?.id ?? 0 }
}

test('a payment is not confirmed against a rejected file; a readable one takes its place', async () => {
  const order = await anOrder(app, shop)
  const params = await paidWithRejectedFile(order.id)
  const refused = await app.refused('accounting_manager', confirmPayment, { params, body: {} })
  expect(refused).toMatchObject({ code: 422, errors: MISSING })
  const { id } = await upload(order.id)
  const confirmed = await app.ok('accounting_manager', confirmPayment, { params, body: {} })
  expect(confirmed.payments).toMatchObject([{ status: 'confirmed', attachment_id: id }])
})

test('an order is not validated with a rejected file beside the proof of another payment', async () => {
  const order = await anOrder(app, shop)
  await reservedAndPaid(app, 'online_seller', order.id, 30_000)
  await paidWithRejectedFile(order.id)
  const checkout = { ...DELIVERY, step: 'check_out', payment_method: TRANSFER, city_id: 11_001 }
  await step(app, 'online_seller', order.id, checkout)
  const body = { step: 'validate_payment', balance_reason: 'Paga el resto al recibir' }
  const refused = await app.refused('accounting_manager', changeOrder, { params: { id: order.id }, body })
  expect(refused.errors).toEqual({
    file: ['Este soporte ya prueba otro pago del pedido; suba el de este pago.'],
  })
  const { id } = await upload(order.id, OTHER_PIXEL)
  const validated = await step(app, 'accounting_manager', order.id, body)
  expect(validated.payments.at(-1)).toMatchObject({ status: 'confirmed', attachment_id: id })
})

test('the proof of a validated payment is the readable file that came after the rejected one', async () => {
  const order = await checkedOut(app, shop)
  await paidWithRejectedFile(order.id)
  const { id } = await upload(order.id)
  const body = { step: 'validate_payment', amount: 50_000, balance_reason: 'Paga el resto al recibir' }
  const validated = await step(app, 'accounting_manager', order.id, body)
  expect(validated).toMatchObject({ paid_confirmed: 50_000, total_balance: PRICE - 50_000 })
  expect(validated.payments).toMatchObject([{ status: 'confirmed', attachment_id: id }])
})

test('a file that proves a payment is not used up by a rejected one with the same bytes', async () => {
  const order = await anOrder(app, shop)
  const file = await upload(order.id, OTHER_PIXEL)
  await untilState(order.id, file.id, 'clean')
  const paid = await app.ok('online_seller', recordPayment, {
    params: { id: order.id },
    body: { amount: 50_000, payment_method: TRANSFER },
  })
  await refuseFile(app, file.id)
  const { id } = await upload(order.id, OTHER_PIXEL)
  const params = { id: order.id, paymentId: paid.payments[0]?.id ?? 0 }
  const confirmed = await app.ok('accounting_manager', confirmPayment, { params, body: {} })
  expect(confirmed.payments).toMatchObject([{ status: 'confirmed', attachment_id: id }])
})
