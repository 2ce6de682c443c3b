import { openShift, openShiftOf } from '@deportivo/contracts/finance/cashiers'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { addLine, groupLines, removeLines } from '@deportivo/contracts/orders/lines'
import type { Order } from '@deportivo/contracts/orders/order'
import { cancelOrder, changeOrder, orderHistory, undoStep } from '@deportivo/contracts/orders/orders'
import { confirmPayment, rejectPayment } from '@deportivo/contracts/orders/payments'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, checkedOut, DELIVERY, present, step } from '@deportivo/testkit/order'
import { addClient, openShop, PRICE, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expireHolds } from './expire-holds.ts'

let app: TestApp
let shop: Shop
let passed = 0
const clock = { now: () => new Date(Date.now() + passed) }

beforeAll(async () => {
  app = await startTestApp({ clock })
  shop = await openShop(app)
})
beforeEach(() => {
  passed = 0
})
afterAll(() => app.stop())

const CHECKOUT = { ...DELIVERY, step: 'check_out', payment_method: 2, city_id: 11_001 }

const undo = (person: Parameters<TestApp['ok']>[0], id: number, body = {}) =>
  app.ok(person, undoStep, { params: { id }, body })

describe('undoing a step', () => {
  it('is allowed to its author within ten seconds, and to no user without permission afterwards', async () => {
    const order = await checkedOut(app, shop)
    passed = 11_000
    expect(await app.refused('online_seller', undoStep, { params: { id: order.id } })).toMatchObject({
      code: 400,
      message: 'Este paso ya no se puede deshacer.',
    })
    expect((await present(app, order.id)).state_id).toBe('validating_payment')
  })

  it('is, later, allowed to users who may reverse orders, with a reason', async () => {
    const order = await checkedOut(app, shop)
    passed = 60_000
    const without = await app.refused('head_dispatch', undoStep, { params: { id: order.id } })
    expect(without.errors).toEqual({ reason: ['Este campo es obligatorio.'] })
    expect((await undo('head_dispatch', order.id, { reason: 'Dirección equivocada' })).state_id).toBe(
      'pre_orden',
    )
  })

  it('is offered in the history, on the newest step only', async () => {
    const { id } = await checkedOut(app, shop)
    const offered = async (person: 'head_dispatch' | 'online_seller') =>
      (await app.ok(person, orderHistory, { params: { id } })).map(({ step, can_reverse }) => [
        step,
        can_reverse,
      ])
    expect(await offered('head_dispatch')).toEqual([
      ['check_out', true],
      ['create', false],
    ])
    expect(await offered('online_seller')).toContainEqual(['check_out', false])
    await undo('head_dispatch', id, { reason: 'Dirección equivocada' })
    expect((await offered('head_dispatch')).map(([, isOffered]) => isOffered)).toEqual([false, false, false])
  })

  it('is not allowed to another user, however fast', async () => {
    const order = await checkedOut(app, shop)
    expect(await app.refused('accounting_manager', undoStep, { params: { id: order.id } })).toMatchObject({
      code: 403,
    })
  })
})

describe('a label and a field', () => {
  it('that change after a step do not end its undo', async () => {
    const { id, products } = await anOrder(app, shop)
    await step(app, 'online_seller', id, { step: 'reserve' })
    await app.ok('online_seller', changeOrder, { params: { id }, body: { notes: 'Llamar antes' } })
    const label = { group_id: 7, lines: products.map((line) => line.id) }
    const changed = await app.ok('online_seller', groupLines, { params: { id }, body: label })
    expect(changed.undo_until).not.toBeNull()
    expect(await undo('online_seller', id)).toMatchObject({
      state_id: 'pre_orden',
      notes: 'Llamar antes',
      products: [{ group_id: 7 }],
    })
  })
})

const daysLater = async (days: number) => {
  const now = new Date(Date.now() + days * 86_400_000)
  const actor = { id: 0, name: 'clock', email: '', profile: 'two', profiles: [], grants: {}, code_ids: [] }
  const settings = app.deps.settings.current()
  const by = { ...actor, language: 'es' as const, session_id: '' }
  await expireHolds(app.db, { actor: by, now, requestId: null, settings })
}

describe('an order whose holds time had freed', () => {
  const isMarked = async (id: number) =>
    (await app.db('orders.orders').where({ id }).first<{ has_expired_holds: boolean }>()).has_expired_holds

  it.each([{ step: 'reserve' }, CHECKOUT])('keeps its units when $step is undone', async (body) => {
    const product_id = await stockProduct(app, shop, 1, [40])
    const { id } = await anOrder(app, shop, { product_id })
    await daysLater(4)
    expect(await isMarked(id)).toBe(true)
    await step(app, 'online_seller', id, body)
    const undone = await undo('online_seller', id)
    expect(undone).toMatchObject({ state_id: 'pre_orden', products: [{ held: 1 }] })
    expect(await isMarked(id)).toBe(false)
    expect(undone.products[0]?.hold_expires_at).not.toBeNull()
  })

  it('is without them again when its cancellation is undone', async () => {
    const { id } = await anOrder(app, shop)
    await daysLater(4)
    await app.ok('two', cancelOrder, { params: { id }, body: { reason: 'Se arrepintió' } })
    expect(await undo('two', id)).toMatchObject({ state_id: 'pre_orden', products: [{ held: 0 }] })
    expect(await isMarked(id)).toBe(true)
  })
})

describe('a checkout whose earlier payment accounting rejected', () => {
  it('leaves no first payment when it is reversed', async () => {
    const { id } = await anOrder(app, shop)
    await step(app, 'online_seller', id, { step: 'reserve', total_first_payment: 50_000, payment_method: 2 })
    const { payments } = await step(app, 'online_seller', id, { ...CHECKOUT, total_first_payment: 30_000 })
    const params = { id, paymentId: payments[0]?.id ?? 0 }
    await app.ok('accounting_manager', rejectPayment, { params, body: { reason: 'No llegó' } })
    expect(await undo('two', id, { reason: 'Dirección equivocada' })).toMatchObject({
      state_id: 'reserved',
      total_first_payment: 0,
      total_balance: PRICE,
      payments: [{ status: 'void' }, { status: 'void' }],
    })
  })
})

describe('a payment that a step made void', () => {
  it('does not return to the order of another client when the step is undone', async () => {
    const { id, client_id } = await anOrder(app, shop)
    await step(app, 'online_seller', id, { step: 'reserve', total_first_payment: 50_000, payment_method: 2 })
    await step(app, 'online_seller', id, { step: 'release' })
    await step(app, 'online_seller', id, { client_id: await addClient(app) })
    expect(await app.refused('online_seller', undoStep, { params: { id }, body: {} })).toMatchObject({
      code: 400,
      message: 'El cliente del pedido cambió desde entonces; sus pagos no se pueden recuperar.',
    })
    await step(app, 'online_seller', id, { client_id })
    expect(await undo('online_seller', id)).toMatchObject({
      state_id: 'reserved',
      payments: [{ status: 'unconfirmed' }],
    })
  })
})

describe('an order whose payment was rejected', () => {
  const rejected = async (product_id: number) => {
    const { id } = await checkedOut(app, shop, { product_id })
    return step(app, 'accounting_manager', id, { step: 'reject_payment', reason: 'No llegó' })
  }
  const reverse = { reason: 'Sí llegó' }

  it('does not return to accounting with other lines than it was checked out with', async () => {
    const product_id = await stockProduct(app, shop, 3)
    const { id } = await rejected(product_id)
    const body = { product_id, code_id: PUBLIC_CODE, size_id: 40, quantity: 1 }
    await app.ok('online_seller', addLine, { params: { saleId: id }, body })
    expect(await app.refused('two', undoStep, { params: { id }, body: reverse })).toMatchObject({
      code: 400,
      message: 'Los productos del pedido cambiaron desde entonces; este paso ya no se puede deshacer.',
    })
  })

  it('does not return to accounting with another product of the same price', async () => {
    const [product_id, other] = [await stockProduct(app, shop, 3), await stockProduct(app, shop, 3)]
    const { id } = await rejected(product_id)
    const params = { saleId: id }
    await app.ok('online_seller', removeLines, { params, body: { product_id } })
    const line = { code_id: PUBLIC_CODE, size_id: 40, quantity: 1 }
    await app.ok('online_seller', addLine, { params, body: { ...line, product_id: other } })
    const refused = await app.refused('two', undoStep, { params: { id }, body: reverse })
    expect(refused.message_key).toBe('order.refused.lines_changed')
    await app.ok('online_seller', removeLines, { params, body: { product_id: other } })
    await app.ok('online_seller', addLine, { params, body: { ...line, product_id } })
    expect(await undo('two', id, reverse)).toMatchObject({ state_id: 'validating_payment' })
  })

  it('returns to accounting with its units, or not at all once time has freed them', async () => {
    const product_id = await stockProduct(app, shop, 1, [40])
    const { id } = await rejected(product_id)
    await daysLater(4)
    expect((await present(app, id)).products).toMatchObject([{ held: 0 }])
    const other = await anOrder(app, shop, { product_id })
    const short = await app.refused('two', undoStep, { params: { id }, body: reverse })
    expect(short.message).toBe('No hay existencias suficientes para completar el pedido.')
    const params = { id: other.id }
    await app.ok('two', cancelOrder, { params, body: { reason: 'Se arrepintió' } })
    expect(await undo('two', id, reverse)).toMatchObject({
      state_id: 'validating_payment',
      products: [{ held: 1, hold_expires_at: null }],
    })
  })
})

describe('a sale over the counter, reversed after accounting decided about its transfer', () => {
  const CASH = 50_000
  const reverse = { reason: 'Se equivocó de talla' }

  async function soldWithTransfer(): Promise<Order> {
    const own = await openShop(app)
    shop = { ...shop, cashier_id: own.cashier_id }
    await app.ok('two', openShift, { body: { cashier_id: shop.cashier_id, base_amount: 0 } })
    const { id } = await anOrder(app, shop, { seller: 'two', type_order: 'local' })
    await uploadPhoto(app, 'two', id, ATTACHMENT_TYPES.payment_support)
    const money = { cash_payment: CASH, payment_by_transfer: PRICE - CASH }
    return step(app, 'two', id, { step: 'check_out', cashier_id: shop.cashier_id, ...money })
  }
  const transferOf = ({ id, payments }: Order) => ({ id, paymentId: payments.at(-1)?.id ?? 0 })
  const drawer = async () => {
    const shift = await app.ok('two', openShiftOf, { query: { cashier_id: shop.cashier_id } })
    return shift && 'expected_amount' in shift ? shift.expected_amount : null
  }

  it('gives the cash back and keeps what was confirmed as the client’s, who is owed it on cancelling', async () => {
    const sold = await soldWithTransfer()
    await app.ok('two', confirmPayment, { params: transferOf(sold), body: {} })
    const [, checkout] = await app.ok('two', orderHistory, { params: { id: sold.id } })
    expect(checkout).toMatchObject({ step: 'check_out', can_reverse: true })
    const unnamed = await app.refused('two', undoStep, { params: { id: sold.id } })
    expect(unnamed.errors).toEqual({ reason: ['Este campo es obligatorio.'] })
    const reversed = await undo('two', sold.id, reverse)
    const left = PRICE - CASH
    expect(reversed).toMatchObject({
      state_id: 'pre_orden',
      paid_confirmed: left,
      total_balance: CASH,
    })
    expect(reversed.products).toMatchObject([{ held: 1 }])
    expect(await drawer()).toBe(0)
    const cancelled = await app.ok('two', cancelOrder, { params: { id: sold.id }, body: reverse })
    expect(cancelled.refund_owed).toBe(left)
  })

  it('leaves nothing of a transfer that never came', async () => {
    const sold = await soldWithTransfer()
    const body = { reason: 'No llegó' }
    await app.ok('two', rejectPayment, { params: transferOf(sold), body })
    expect(await undo('two', sold.id, reverse)).toMatchObject({
      paid_confirmed: 0,
      total_balance: PRICE,
    })
    expect(await drawer()).toBe(0)
    const cancelled = await app.ok('two', cancelOrder, { params: { id: sold.id }, body: reverse })
    expect(cancelled.refund_owed).toBe(0)
  })
})
