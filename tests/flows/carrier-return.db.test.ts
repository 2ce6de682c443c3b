import { countStock } from '@deportivo/contracts/catalogue/inventory'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import {
  cancelOrder,
  changeOrder,
  getOrder,
  orderHistory,
  undoStep,
} from '@deportivo/contracts/orders/orders'
import { prove } from '@deportivo/inventory/prove'
import { proveQuarantine } from '@deportivo/inventory/prove-quarantine'
import { waitForReferrers } from '@deportivo/platform/records/referrers'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { orderAt, present, step } from '@deportivo/testkit/order'
import {
  PARCEL_GUIDE as GUIDE,
  PARCEL_UNITS as UNITS,
  returnedByCarrier,
} from '@deportivo/testkit/returns/parcel'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { OTHER_PIXEL, uploadPhoto } from '@deportivo/testkit/files/upload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterEach(async () => {
  expect((await prove(app.db)).differences).toEqual([])
  expect((await proveQuarantine(app.db)).differences).toEqual([])
})
afterAll(() => app.stop())

const otherStore = async (order: Order): Promise<number> => {
  const store = await app
    .db('inventory.stores')
    .whereNot('id', order.products[0]?.store_id ?? 0)
    .andWhere('type', 'national')
    .first('id')
  return store?.id ?? 0
}

const count = (order: Order, store_id: number, quantity = UNITS) => ({
  step: 'received_back',
  store_id,
  lines: order.products.map((line) => ({ line_id: line.id, quantity })),
})

const levels = async (order: Order) => {
  const rows = await app
    .db('inventory.levels as l')
    .join('inventory.stores as s', 's.id', 'l.store_id')
    .where({ product_id: order.products[0]?.product_id, size_id: order.products[0]?.size_id })
    .andWhere('l.on_hand', '>', 0)
    .orderBy('s.id')
    .select<{ store: number | null; purpose: string | null; on_hand: number; held: number }[]>(
      app.db.raw('coalesce(s.of_store_id, s.id) as store'),
      's.purpose',
      'l.on_hand',
      'l.held',
    )
  return rows
}

const newestNote = async ({ id }: Order) =>
  (await app.ok('head_dispatch', orderHistory, { params: { id } }))[0]?.note

const stepsOf = (order: Order) => order.next.filter(({ allowed }) => allowed).map((offer) => offer.step)

describe('a returned parcel', () => {
  it('enters the quarantine of the store that counted it, and can then be sent again or cancelled', async () => {
    const order = await returnedByCarrier(app, shop)
    expect(stepsOf(await present(app, order.id))).toEqual(['received_back', 'resume'])
    const store = await otherStore(order)
    await step(app, 'winery_manager', order.id, count(order, store))
    const received = await present(app, order.id)
    expect(received).toMatchObject({ state_id: 'return_to_news' })
    expect(stepsOf(received)).toEqual(['cancel', 'resend'])
    expect(await newestNote(order)).toBe('Volvió todo: 2 unidades')
    expect(await levels(order)).toEqual([{ store, purpose: 'quarantine', on_hand: UNITS, held: 0 }])
  })

  it('is counted line by line, in a store of the shop, with a reason where units are missing', async () => {
    const order = await returnedByCarrier(app, shop)
    const store_id = await otherStore(order)
    const refused = async (body: object) =>
      (await app.refused('head_dispatch', changeOrder, { params: { id: order.id }, body })).errors
    expect(await refused({ ...count(order, store_id), lines: [{ line_id: 1, quantity: 1 }] })).toEqual({
      lines: ['Cuente cada línea del pedido una vez.'],
    })
    expect(await refused(count(order, store_id, UNITS + 1))).toEqual({
      lines: ['Se enviaron 2; no pueden volver más.'],
    })
    expect(await refused(count(order, 99_999))).toHaveProperty('store_id')
    expect(await refused(count(order, store_id, 1))).toEqual({
      reason: ['Diga por qué faltan unidades.'],
    })
  })

  it('is not counted into an international store, which keeps no ordinary size', async () => {
    const order = await returnedByCarrier(app, shop)
    const [abroad] = await app
      .db('inventory.stores')
      .insert({ name: 'Internacional', type: 'international', orden: 9 })
      .returning('id')
    const refused = await app.refused('head_dispatch', changeOrder, {
      params: { id: order.id },
      body: count(order, abroad?.id ?? 0),
    })
    expect(refused).toMatchObject({
      code: 422,
      errors: {
        store_id: ['En las bodegas internacionales solo va la talla internacional, y en las demás no va.'],
      },
    })
  })

  it('is not counted into a store that becomes international meanwhile', async () => {
    const order = await returnedByCarrier(app, shop)
    const id = await otherStore(order)
    const changing = await app.db.transaction()
    await waitForReferrers(changing, 'store', id)
    await changing('inventory.stores').where({ id }).update({ type: 'international' })
    let isDone = false
    const counting = app
      .refused('head_dispatch', changeOrder, { params: { id: order.id }, body: count(order, id) })
      .finally(() => (isDone = true))
    const isWaiting = async () => (await app.db('pg_locks').where('granted', false)).length > 0
    await expect.poll(async () => isDone || (await isWaiting())).toBe(true)
    await changing.commit()
    expect((await counting).errors).toHaveProperty('store_id')
    await app.db('inventory.stores').where({ id }).update({ type: 'national' })
  })

  it('with a missing unit is not sent again; cancelling it leaves the rest in quarantine', async () => {
    const order = await returnedByCarrier(app, shop)
    const store = await otherStore(order)
    await step(app, 'head_dispatch', order.id, { ...count(order, store, 1), reason: 'Caja abierta' })
    expect(await newestNote(order)).toBe('Unidades que volvieron: 1 de 2 · Caja abierta')
    const { next } = await present(app, order.id)
    expect(next.find((offer) => offer.step === 'resend')).toMatchObject({
      allowed: false,
      reason: 'Faltan unidades del paquete devuelto; el pedido no se puede reenviar.',
    })
    const cancelled = await app.ok('operating_officer', cancelOrder, {
      params: { id: order.id },
      body: { reason: 'El cliente desistió' },
    })
    expect(cancelled).toMatchObject({ state_id: 'cancelled', total_balance: 0 })
    expect(await levels(order)).toEqual([{ store, purpose: 'quarantine', on_hand: 1, held: 0 }])
  })

  it('is sent again once every line is inspected, from its store and with a new guide', async () => {
    const order = await returnedByCarrier(app, shop)
    const store = await otherStore(order)
    await step(app, 'head_dispatch', order.id, count(order, store))
    const inspected = order.products.map((line) => line.id)
    const unseen = { params: { id: order.id }, body: { step: 'resend', inspected: [] } }
    expect((await app.refused('head_dispatch', changeOrder, unseen)).errors).toEqual({
      inspected: ['Revise cada línea antes de reenviar.'],
    })
    const again = await step(app, 'head_dispatch', order.id, { step: 'resend', inspected })
    expect(again).toMatchObject({ state_id: 'packing_up', carrier: null, guide_number: null })
    expect(again.products).toMatchObject([{ store_id: store, held: UNITS }])
    const guide = { params: { id: order.id }, body: GUIDE }
    expect((await app.refused('head_dispatch', changeOrder, guide)).errors).toHaveProperty('file')
    await uploadPhoto(app, 'head_dispatch', order.id, ATTACHMENT_TYPES.guide)
    expect((await app.refused('head_dispatch', changeOrder, guide)).errors).toEqual({
      guide_number: ['Esta guía es de un envío anterior; use una nueva.'],
      file: ['Este archivo es de la guía anterior; suba la nueva.'],
    })
    await uploadPhoto(app, 'head_dispatch', order.id, ATTACHMENT_TYPES.guide, OTHER_PIXEL)
    expect(Object.keys((await app.refused('head_dispatch', changeOrder, guide)).errors ?? {})).toEqual([
      'guide_number',
    ])
    await step(app, 'head_dispatch', order.id, { ...GUIDE, guide_number: '999777888' })
    expect(await levels(order)).toEqual([])
  })

  const undo = ({ id }: Order) => app.ok('head_dispatch', undoStep, { params: { id }, body: {} })

  it('is outside again when its receipt is undone', async () => {
    const order = await returnedByCarrier(app, shop)
    await step(app, 'head_dispatch', order.id, count(order, await otherStore(order)))
    expect(stepsOf(await undo(order))).toEqual(['received_back', 'resume'])
    expect(await levels(order)).toEqual([])
  })

  it('is in quarantine again when sending it again is undone', async () => {
    const order = await returnedByCarrier(app, shop)
    const store = await otherStore(order)
    const received = await step(app, 'head_dispatch', order.id, count(order, store))
    const inspected = order.products.map((line) => line.id)
    await step(app, 'head_dispatch', order.id, { step: 'resend', inspected })
    expect(await undo(order)).toMatchObject({ products: received.products, carrier: received.carrier })
    expect(stepsOf(await present(app, order.id))).toEqual(['cancel', 'resend'])
    expect(await levels(order)).toEqual([{ store, purpose: 'quarantine', on_hand: UNITS, held: 0 }])
  })

  it('has the cost of its first departure again when the second one is undone', async () => {
    const product_id = await stockProduct(app, shop, UNITS)
    const order = await returnedByCarrier(app, shop, product_id)
    const costs = () => app.db('orders.order_lines').where('order_id', order.id).pluck<number[]>('unit_cost')
    const first = await costs()
    expect(first).toEqual([90_000])
    await step(app, 'head_dispatch', order.id, count(order, await otherStore(order)))
    const inspected = order.products.map((line) => line.id)
    await step(app, 'head_dispatch', order.id, { step: 'resend', inspected })
    const dearer = [{ size_id: 38, quantity: 2 * UNITS, unit_cost: 120_000 }]
    const stores = [{ store_id: shop.stores[0], sizes: dearer }]
    await app.ok('two', countStock, { params: { id: product_id }, body: { stores } })
    await uploadPhoto(app, 'head_dispatch', order.id, ATTACHMENT_TYPES.guide, OTHER_PIXEL)
    await step(app, 'head_dispatch', order.id, { ...GUIDE, guide_number: '999777999' })
    expect((await costs())[0]).toBeGreaterThan(90_000)
    await undo(order)
    expect(await costs()).toEqual(first)
  })
})

describe('a request that is sent twice without a key', () => {
  it('is refused with the present state, and never becomes another step of that state', async () => {
    const order = await orderAt(app, shop, 'validating_payment', { payment_method: 7 })
    const body = {
      state_id: 'validating_payment',
      payment_method: 7,
      city_id: 11_001,
      address: 'Cl. 1',
      phone: '3005550101',
    }
    const refused = await app.refused('two', changeOrder, { params: { id: order.id }, body })
    expect(refused).toMatchObject({ code: 400, data: { state_id: 'validating_payment' } })
    expect((await app.ok('two', getOrder, { params: { id: order.id } })).payment_validated_at).toBeNull()
  })
})

describe('a final step', () => {
  it('offers no quick undo, and is reversed with a reason', async () => {
    const { id } = await orderAt(app, shop, 'packing_up')
    await step(app, 'head_dispatch', id, { step: 'delivered_locally', receiver_name: 'Marta' })
    const delivered = await step(app, 'head_dispatch', id, { step: 'delivered_to_customer' })
    expect(delivered.undo_until).toBeNull()
    const refused = await app.refused('head_dispatch', undoStep, { params: { id } })
    expect(refused.errors).toEqual({ reason: ['Este campo es obligatorio.'] })
    const body = { reason: 'No lo recibió' }
    expect(await app.ok('head_dispatch', undoStep, { params: { id }, body })).toMatchObject({
      state_id: 'delivered_local',
    })
  })
})
