import { openShift } from '@deportivo/contracts/finance/cashiers'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { removeLines } from '@deportivo/contracts/orders/lines'
import { changeOrder, getOrder, undoStep } from '@deportivo/contracts/orders/orders'
import { recordPayment, rejectPayment } from '@deportivo/contracts/orders/payments'
import type { OrderRecord } from '@deportivo/orders/order/order-record'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { anOrder, checkedOut, reservedAndPaid, step } from '@deportivo/testkit/order'
import { addClient, openShop, PRICE, type Shop } from '@deportivo/testkit/shop'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const { payment_support } = ATTACHMENT_TYPES
const CASH = 1
const NEQUI = 3

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  await app.ok('local_administrative', openShift, { body: { cashier_id: shop.cashier_id, base_amount: 0 } })
})
afterAll(() => app.stop())

const CHECKOUT = {
  step: 'check_out',
  payment_method: NEQUI,
  city_id: 11_001,
  address: 'Cl. 1',
  phone: '3005550101',
}

const refusedStep = (person: Person, id: number, body: object) =>
  app.refused(person, changeOrder, { params: { id }, body })
const upload = (id: number) => uploadPhoto(app, 'online_seller', id, payment_support)
const reject = ({ id, payments }: Order) =>
  app.ok('two', rejectPayment, {
    params: { id, paymentId: payments.at(-1)?.id ?? 0 },
    body: { reason: 'No llegó' },
  })

describe('validating the payment of an order', () => {
  it('confirms the first payment and requires a reason for a remaining balance', async () => {
    const built = await anOrder(app, shop)
    const order = await step(app, 'online_seller', built.id, { ...CHECKOUT, total_first_payment: 100_000 })
    await upload(order.id)
    const refused = await refusedStep('accounting_manager', order.id, { step: 'validate_payment' })
    expect(refused.errors).toEqual({ balance_reason: ['Queda un saldo de $ 89.900: escriba el motivo.'] })
    const validated = await step(app, 'accounting_manager', order.id, {
      step: 'validate_payment',
      balance_reason: 'Paga el resto al recibir',
    })
    expect(validated.payments).toMatchObject([{ amount: 100_000, status: 'confirmed' }])
    expect(validated.total_balance).toBe(PRICE - 100_000)
  })

  it('books the amount that accounting found instead of the reported one', async () => {
    const built = await anOrder(app, shop)
    await upload(built.id)
    const reserve = { step: 'reserve', total_first_payment: 100_000, payment_method: NEQUI }
    await step(app, 'online_seller', built.id, reserve)
    await step(app, 'online_seller', built.id, CHECKOUT)
    const validated = await step(app, 'two', built.id, {
      step: 'validate_payment',
      amount: 80_000,
      balance_reason: 'Faltan 20.000',
    })
    expect(validated.payments.map(({ amount, status }) => [amount, status])).toEqual([
      [100_000, 'void'],
      [80_000, 'confirmed'],
    ])
  })

  it('books cash without a support', async () => {
    const order = await checkedOut(app, shop, { payment_method: CASH })
    const validated = await step(app, 'accounting_manager', order.id, { step: 'validate_payment' })
    expect(validated.payments).toMatchObject([{ amount: PRICE, status: 'confirmed' }])
    expect(validated.total_balance).toBe(0)
  })

  it('asks for the support of an advance by transfer where the rest is paid in cash', async () => {
    const built = await anOrder(app, shop)
    const reserve = { step: 'reserve', total_first_payment: 50_000, payment_method: NEQUI }
    await step(app, 'online_seller', built.id, reserve)
    const { id } = await step(app, 'online_seller', built.id, { ...CHECKOUT, payment_method: CASH })
    const offered = async () => {
      const { next } = await app.ok('accounting_manager', getOrder, { params: { id } })
      const names = ['validate_payment', 'request_support']
      return next.filter((offer) => names.includes(offer.step) && offer.allowed).map((offer) => offer.step)
    }
    expect(await offered()).toEqual(['request_support'])
    await upload(id)
    expect(await offered()).toEqual(['validate_payment'])
    await step(app, 'accounting_manager', id, { step: 'validate_payment', balance_reason: 'En la entrega' })
    await app.ok('two', undoStep, { params: { id }, body: { reason: 'Otra cuenta' } })
    const { paid_to_prove } = await app.db('orders.orders').where({ id }).first<OrderRecord>()
    expect(paid_to_prove).toBe(50_000)
  })

  it('requires no balance reason and books nothing for cash on delivery', async () => {
    const order = await checkedOut(app, shop, { payment_method: 7 })
    const validated = await step(app, 'accounting_manager', order.id, { step: 'validate_payment' })
    expect(validated).toMatchObject({ payments: [], total_balance: PRICE })
  })

  it('confirms an advance of cash on delivery against its support, and is not offered without it', async () => {
    const built = await anOrder(app, shop)
    const reserve = { step: 'reserve', total_first_payment: 50_000, payment_method: NEQUI }
    await step(app, 'online_seller', built.id, reserve)
    const { id } = await step(app, 'online_seller', built.id, { ...CHECKOUT, payment_method: 7 })
    const offerOf = async () => {
      const { next } = await app.ok('accounting_manager', getOrder, { params: { id } })
      return next.find((offer) => offer.step === 'validate_payment')
    }
    const reason_key = 'order.refused.needs_payment_support'
    expect(await offerOf()).toMatchObject({ allowed: false, reason_key })
    const refused = await refusedStep('accounting_manager', id, { step: 'validate_payment' })
    expect(refused.message_key).toBe(reason_key)
    await upload(id)
    expect(await offerOf()).toMatchObject({ allowed: true })
    const validated = await step(app, 'accounting_manager', id, { step: 'validate_payment' })
    expect(validated.payments).toMatchObject([{ amount: 50_000, status: 'confirmed' }])
    expect(validated.total_balance).toBe(PRICE - 50_000)
  })

  it('voids the reported payments when accounting rejects them, and only they were the first payment', async () => {
    const built = await anOrder(app, shop)
    const cash = { amount: 10_000, payment_method: CASH, cashier_id: shop.cashier_id }
    await app.ok('two', recordPayment, { params: { id: built.id }, body: cash })
    const order = await step(app, 'online_seller', built.id, {
      ...CHECKOUT,
      total_first_payment: PRICE - 10_000,
    })
    const rejected = await step(app, 'two', order.id, { step: 'reject_payment', reason: 'Falso' })
    expect(rejected).toMatchObject({
      total_balance: PRICE - 10_000,
      total_first_payment: 0,
      payments: [{ status: 'confirmed' }, { status: 'void', reason: 'Falso' }],
    })
  })
})

describe('the client of an order', () => {
  it('cannot be changed once money is on it, also after that money became a voucher', async () => {
    const order = await anOrder(app, shop)
    const client_id = await addClient(app)
    const change = { params: { id: order.id }, body: { client_id } }
    await reservedAndPaid(app, 'online_seller', order.id, 10_000)
    const refused = await app.refused('two', changeOrder, change)
    expect(refused).toMatchObject({
      code: 400,
      message: 'El cliente no se puede cambiar: el pedido ya tiene pagos o un bono.',
    })
    await step(app, 'online_seller', order.id, { step: 'release' })
    expect((await app.refused('two', changeOrder, change)).code).toBe(400)
  })

  it('may change while only a void payment is on it', async () => {
    const order = await anOrder(app, shop)
    const reserve = { step: 'reserve', total_first_payment: 10, payment_method: CASH }
    const reserved = await step(app, 'two', order.id, reserve)
    await reject(reserved)
    const client_id = await addClient(app)
    const changed = await step(app, 'two', order.id, { client_id })
    expect(changed.client_id).toBe(client_id)
  })
})

describe('goods', () => {
  it('do not leave for unconfirmed money: counter and courier settle certain amounts', async () => {
    const order = await anOrder(app, shop, { seller: 'two', type_order: 'local' })
    const reserve = { step: 'reserve', total_first_payment: PRICE, payment_method: NEQUI }
    await step(app, 'two', order.id, reserve)
    const refused = await refusedStep('two', order.id, {
      state_id: 'sold_local',
      cashier_id: shop.cashier_id,
    })
    expect(refused).toMatchObject({
      code: 400,
      message: 'El pedido tiene pagos sin confirmar: confírmelos o rechácelos primero.',
    })
  })

  it('of a smaller total than what was paid are not checked out', async () => {
    const order = await anOrder(app, shop, { quantity: 2 })
    await reservedAndPaid(app, 'online_seller', order.id, 2 * PRICE)
    await app.ok('online_seller', removeLines, {
      params: { saleId: order.id },
      body: { lines: order.products.map(({ id }) => id) },
    })
    const overpaid = await anOrder(app, shop)
    expect(overpaid.units).toBe(1)
    expect((await refusedStep('online_seller', order.id, CHECKOUT)).code).toBe(400)
  })
})
