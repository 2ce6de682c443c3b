import { openShift } from '@deportivo/contracts/finance/cashiers'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { changeOrder } from '@deportivo/contracts/orders/orders'
import { confirmPayment, recordPayment, rejectPayment } from '@deportivo/contracts/orders/payments'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { anOrder, orderAt, present, reservedAndPaid, step } from '@deportivo/testkit/order'
import { openShop, PRICE, type Shop } from '@deportivo/testkit/shop'
import { formOf, OTHER_PIXEL, PIXEL, uploadPhoto } from '@deportivo/testkit/files/upload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const { payment_support } = ATTACHMENT_TYPES
const SUPPORT = { name: 'soporte.png', type: 'image/png', bytes: PIXEL }
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

const refusedStep = (person: Person, id: number, body: object) =>
  app.refused(person, changeOrder, { params: { id }, body })
const upload = (id: number) => uploadPhoto(app, 'online_seller', id, payment_support)
const lastPayment = ({ payments }: Order) => payments.at(-1)?.id ?? 0
const decide = (contract: typeof confirmPayment | typeof rejectPayment, order: Order, body: object = {}) => ({
  params: { id: order.id, paymentId: lastPayment(order) },
  body: contract === rejectPayment ? { reason: 'No llegó', ...body } : body,
})
const confirm = (order: Order) => app.ok('accounting_manager', confirmPayment, decide(confirmPayment, order))
const pay = (person: Person, id: number, body: object) =>
  app.refused(person, recordPayment, { params: { id }, body })

describe('the first payment of a reservation', () => {
  it('names its method and waits for accounting', async () => {
    const order = await anOrder(app, shop)
    const unnamed = await refusedStep('online_seller', order.id, { step: 'reserve', total_first_payment: 9 })
    expect(Object.keys(unnamed.errors ?? {})).toEqual(['payment_method'])
    const reserved = await step(app, 'online_seller', order.id, {
      step: 'reserve',
      total_first_payment: 50_000,
      payment_method: NEQUI,
    })
    expect(reserved).toMatchObject({ state_id: 'reserved', paid_confirmed: 0, total_balance: PRICE - 50_000 })
    expect(reserved.payments).toMatchObject([
      { kind: 'first', amount: 50_000, payment_method: NEQUI, status: 'unconfirmed', confirmed_by: null },
    ])
  })

  it.each([7, 99])('cannot be made by method %i', async (payment_method) => {
    const order = await anOrder(app, shop)
    const body = { step: 'reserve', total_first_payment: 9, payment_method }
    expect(Object.keys((await refusedStep('online_seller', order.id, body)).errors ?? {})).toEqual([
      'payment_method',
    ])
  })

  it('is confirmed at once when a cashier counts it into an open register, and by no other user', async () => {
    const order = await anOrder(app, shop)
    const cash = {
      step: 'reserve',
      total_first_payment: 40_000,
      payment_method: CASH,
      cashier_id: shop.cashier_id,
    }
    const refused = await refusedStep('online_seller', order.id, cash)
    expect(refused.errors).toEqual({
      cashier_id: ['Solo quien maneja una caja puede recibir efectivo en ella.'],
    })
    const reserved = await step(app, 'local_administrative', order.id, cash)
    expect(reserved.paid_confirmed).toBe(40_000)
    expect(reserved.payments[0]).toMatchObject({ status: 'confirmed', cashier_id: shop.cashier_id })
  })

  it('becomes a voucher on release only as far as it is confirmed', async () => {
    const order = await anOrder(app, shop)
    await reservedAndPaid(app, 'online_seller', order.id, 30_000)
    const more = { amount: 20_000, payment_method: CASH }
    await app.ok('online_seller', recordPayment, { params: { id: order.id }, body: more })
    const released = await step(app, 'online_seller', order.id, { step: 'release' })
    expect(released.payments.map(({ amount, status }) => [amount, status])).toEqual([
      [30_000, 'confirmed'],
      [20_000, 'void'],
      [-30_000, 'confirmed'],
    ])
    expect(await app.db('money.vouchers').where('client_id', order.client_id).select('value')).toEqual([
      { value: 30_000 },
    ])
  })

  it('is no longer a first payment once accounting has rejected it', async () => {
    const order = await anOrder(app, shop)
    const body = { step: 'reserve', total_first_payment: 80_000, payment_method: NEQUI }
    const reserved = await step(app, 'online_seller', order.id, body)
    const rejected = await app.ok('two', rejectPayment, decide(rejectPayment, reserved))
    expect(rejected.total_first_payment).toBe(0)
  })

  it('makes no voucher without confirmation by accounting', async () => {
    const order = await anOrder(app, shop)
    const body = { step: 'reserve', total_first_payment: PRICE, payment_method: NEQUI }
    await step(app, 'online_seller', order.id, body)
    const released = await step(app, 'online_seller', order.id, { step: 'release' })
    expect(released).toMatchObject({ total_balance: PRICE, payments: [{ status: 'void' }] })
    expect(await app.db('money.vouchers').where('client_id', order.client_id)).toEqual([])
  })
})

describe('a later payment', () => {
  it('is recorded with its support and waits for accounting, which confirms it once', async () => {
    const { id } = await orderAt(app, shop, 'packing_up', { payment_method: 7 })
    const body = { amount: 60_000, payment_method: NEQUI, note: 'Segundo pago' }
    expect((await pay('online_seller', id, body)).errors).toEqual({
      file: ['Falta el archivo del soporte de pago.'],
    })
    const url = { ...recordPayment, path: `/sale/${id}/payments` } as const
    const form = formOf({ amount: '60000', payment_method: String(NEQUI) }, SUPPORT)
    const recorded = await app.send('online_seller', url, id, form)
    expect(recorded.payments).toMatchObject([{ kind: 'transfer', amount: 60_000, status: 'unconfirmed' }])
    expect(recorded.payments[0]?.attachment_id).toBe(recorded.attachments.at(-1)?.id)
    const confirmed = await confirm(recorded)
    expect(confirmed).toMatchObject({ paid_confirmed: 60_000, total_balance: PRICE - 60_000 })
    const again = await app.refused('two', confirmPayment, decide(confirmPayment, confirmed))
    expect(again).toMatchObject({ code: 400, message: 'Este pago ya fue confirmado o rechazado.' })
  })

  it('is void once accounting rejects it, with the reason', async () => {
    const order = await anOrder(app, shop)
    await upload(order.id)
    const body = { amount: 60_000, payment_method: NEQUI }
    const recorded = await app.ok('online_seller', recordPayment, { params: { id: order.id }, body })
    const blank = await app.refused('two', rejectPayment, decide(rejectPayment, recorded, { reason: ' ' }))
    expect(Object.keys(blank.errors ?? {})).toEqual(['reason'])
    const rejected = await app.ok('two', rejectPayment, decide(rejectPayment, recorded))
    expect(rejected).toMatchObject({
      total_balance: PRICE,
      payments: [{ status: 'void', reason: 'No llegó' }],
    })
  })

  it('is not proved by the support of another payment', async () => {
    const order = await anOrder(app, shop)
    await reservedAndPaid(app, 'online_seller', order.id, 30_000)
    const second = await pay('online_seller', order.id, { amount: 30_000, payment_method: NEQUI })
    expect(Object.keys(second.errors ?? {})).toEqual(['file'])
  })

  it('is not proved by the same picture uploaded again', async () => {
    const order = await anOrder(app, shop)
    await reservedAndPaid(app, 'online_seller', order.id, 30_000)
    await upload(order.id)
    const second = await pay('online_seller', order.id, { amount: 30_000, payment_method: NEQUI })
    expect(second.errors).toEqual({
      file: ['Este soporte ya prueba otro pago del pedido; suba el de este pago.'],
    })
    await uploadPhoto(app, 'online_seller', order.id, payment_support, OTHER_PIXEL)
    const params = { id: order.id }
    const paid = await app.ok('online_seller', recordPayment, {
      params,
      body: { amount: 30_000, payment_method: NEQUI },
    })
    expect(paid.payments).toMatchObject([{ status: 'confirmed' }, { status: 'unconfirmed' }])
  })

  it.each([-1, 0, 0.5, 100_000_000_001, 2 ** 53, 1e300])('is never of %d pesos', async (amount) => {
    const order = await anOrder(app, shop)
    const refused = await pay('two', order.id, { amount, payment_method: CASH, cashier_id: shop.cashier_id })
    expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual([422, ['amount']])
  })

  it('is never more than the balance, also when two are recorded at once', async () => {
    const order = await anOrder(app, shop)
    const body = { amount: PRICE, payment_method: CASH, cashier_id: shop.cashier_id }
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => app.ok('two', recordPayment, { params: { id: order.id }, body })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await present(app, order.id)).toMatchObject({ paid_confirmed: PRICE, total_balance: 0 })
  })

  it('is not accepted for a cancelled order', async () => {
    const order = await anOrder(app, shop)
    await step(app, 'two', order.id, { step: 'cancel', reason: 'Se arrepintió' })
    const refused = await pay('two', order.id, {
      amount: 1,
      payment_method: CASH,
      cashier_id: shop.cashier_id,
    })
    expect(refused.code).toBe(400)
  })

  it('is confirmed by accounting only, never by the seller who recorded it', async () => {
    const order = await anOrder(app, shop)
    const reserved = await step(app, 'online_seller', order.id, {
      step: 'reserve',
      total_first_payment: 1_000,
      payment_method: NEQUI,
    })
    for (const person of ['online_seller', 'online_seller_admin', 'local_administrative'] as const)
      expect((await app.refused(person, confirmPayment, decide(confirmPayment, reserved))).code).toBe(403)
    const unproved = await app.refused('accounting_manager', confirmPayment, decide(confirmPayment, reserved))
    expect(unproved.errors).toEqual({ file: ['Falta el archivo del soporte de pago.'] })
    expect((await pay('online_seller_2', order.id, { amount: 1, payment_method: CASH })).code).toBe(404)
  })

  it('is recorded and confirmed with a message of its order and its amount', async () => {
    const { id } = await anOrder(app, shop)
    await upload(id)
    const body = { amount: 30_000, payment_method: NEQUI }
    const recorded = await app.reply('online_seller', recordPayment, { params: { id }, body })
    expect(recorded.message).toBe(`Pago de $ 30.000 registrado en el pedido #${id}`)
    const given = decide(confirmPayment, recorded.data)
    const confirmed = await app.reply('accounting_manager', confirmPayment, given)
    expect(confirmed.message).toBe(`Pago de $ 30.000 del pedido #${id} confirmado`)
  })

  it('is confirmed once by two users at once', async () => {
    const order = await anOrder(app, shop)
    await upload(order.id)
    const body = { step: 'reserve', total_first_payment: 5_000, payment_method: NEQUI }
    const reserved = await step(app, 'online_seller', order.id, body)
    const tries = await Promise.allSettled(
      (['two', 'accounting_manager'] as const).map((person) =>
        app.ok(person, confirmPayment, decide(confirmPayment, reserved)),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await present(app, order.id)).paid_confirmed).toBe(5_000)
  })

  it('of another order cannot be decided through one’s own', async () => {
    const mine = await anOrder(app, shop)
    const other = await anOrder(app, shop)
    const body = { step: 'reserve', total_first_payment: 5_000, payment_method: CASH }
    const reserved = await step(app, 'online_seller', other.id, body)
    const params = { id: mine.id, paymentId: lastPayment(reserved) }
    expect((await app.refused('two', confirmPayment, { params, body: {} })).code).toBe(404)
  })
})
