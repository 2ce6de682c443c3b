import { explainLevel } from '@deportivo/contracts/catalogue/inventory'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import {
  cancelReturn,
  changeReturn,
  getReturn,
  listReturns,
  requestReturn,
  undoReturnStep,
} from '@deportivo/contracts/returns/returns'
import { openReturns } from '@deportivo/testkit/returns/open'
import {
  deliveredOrder,
  moveCase,
  received,
  requested,
  requestOf,
  sentPicture,
} from '@deportivo/testkit/returns/case'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import { PRICE, stockProduct } from '@deportivo/testkit/shop'
import { formOf, PIXEL } from '@deportivo/testkit/files/upload'
import { describe, expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()
proveAfterEach(app)

const present = (id: number) => app.ok('two', getReturn, { params: { id } })

const vouchersOf = async ({ client_id }: Order) => {
  await app.settled()
  return app.ok('two', listVouchers, { query: { filter: `client_id:${client_id}` } })
}

const level = async (order: Order, size_id = 40) => {
  const product_id = order.products[0]?.product_id ?? 0
  const query = { product_id, size_id, store_id: shop.stores[0] }
  const { on_hand, held, available } = await app.ok('two', explainLevel, { query })
  return { on_hand, held, available }
}

const arrived = async (more: { quantity?: number; exchange_rate?: number } = {}) => {
  const order = await deliveredOrder(app, shop)
  return { order, one: await received(app, shop, await requested(app, order, lists, more)) }
}

const refusedStep = ({ id }: ReturnCase, body: object) =>
  app.refused('head_dispatch', changeReturn, { params: { id }, body })

describe('requesting a return', () => {
  it('opens a pending case of a delivered order, with the photo of the client', async () => {
    const order = await deliveredOrder(app, shop)
    const body = { ...requestOf(order, lists), observation: 'Se despegó' }
    const fields = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]))
    const photo = { name: 'suela.png', type: 'image/png', bytes: PIXEL, field: 'attachment' }
    const one = await app.ok('online_seller', requestReturn, {
      params: { saleId: order.id },
      form: formOf(fields, photo),
    })
    expect(one).toMatchObject({
      state_id: 'return_pending',
      sale_id: order.id,
      client_name: 'Calzado El Paso S.A.S.',
      quantity: 1,
      quantity_available: 1,
      observation: 'Se despegó',
      goods: null,
      attachments: [{ type: ATTACHMENT_TYPES.client }],
      history: [{ step: 'request', step_name: 'Solicitud', to_state: 'return_pending' }],
    })
    const reply = await app.reply('head_dispatch', requestReturn, {
      params: { saleId: order.id },
      body: requestOf(order, lists),
    })
    expect(reply).toMatchObject({ code: 200, message: 'Producto enviado a garantía satisfactoriamente' })
  })

  it('is refused for more than is left, for what was not sold, and before the delivery', async () => {
    const order = await deliveredOrder(app, shop)
    await requested(app, order, lists)
    const ask = (body: object) =>
      app.refused('head_dispatch', requestReturn, {
        params: { saleId: order.id },
        body: { ...requestOf(order, lists), ...body },
      })
    expect((await ask({ quantity: 2 })).errors).toEqual({
      quantity: ['La cantidad supera lo disponible (1).'],
    })
    expect((await ask({ size_id: 41 })).errors).toEqual({
      product_id: ['El pedido no tiene esa talla del producto.'],
    })
    expect((await ask({ reason: 2_000_000 })).errors).toHaveProperty('reason')
  })

  it('never returns more than was sold, of 32 requests at once', async () => {
    const order = await deliveredOrder(app, shop)
    const tries = await Promise.allSettled(Array.from({ length: 32 }, () => requested(app, order, lists)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })

  it('of an order that the seller may not see is refused like a missing one', async () => {
    const order = await deliveredOrder(app, shop)
    const ask = { params: { saleId: order.id }, body: requestOf(order, lists) }
    expect(await app.refused('freelance_seller', requestReturn, ask)).toMatchObject({ code: 404 })
    const one = await requested(app, order, lists)
    const read = { params: { id: one.id } }
    expect(await app.refused('freelance_seller', getReturn, read)).toMatchObject({ code: 404 })
    expect(await app.ok('online_seller', getReturn, read)).toMatchObject({ id: one.id })
    const change = { ...read, body: { step: 'received_in_store', entrance_store: shop.stores[0] } }
    expect(await app.refused('dispatch_assistant_3', changeReturn, change)).toMatchObject({ code: 404 })
    expect(await app.refused('dispatch_assistant', changeReturn, change)).toMatchObject({
      code: 403,
      message: 'Su perfil no puede dar este paso.',
    })
  })
})

describe('the goods of a return', () => {
  it('enter the quarantine of the receiving store, and go out again when it was a mistake', async () => {
    const order = await deliveredOrder(app, shop)
    const pending = await requested(app, order, lists)
    const reply = await app.reply('head_dispatch', changeReturn, {
      params: { id: pending.id },
      body: { step: 'received_in_store', entrance_store: shop.stores[0] },
    })
    expect(reply).toMatchObject({ message: 'Garantía en recibida en bodega' })
    expect(await present(pending.id)).toMatchObject({ goods: 'quarantine', entrance_store: shop.stores[0] })
    const back = await app.reply('head_dispatch', changeReturn, {
      params: { id: pending.id },
      body: { state_id: 'return_pending' },
    })
    expect(back).toMatchObject({ message: 'Garantía en pendiente', data: { goods: null } })
  })

  it('are sellable once they are returned to the store', async () => {
    const { order, one } = await arrived()
    const { available } = await level(order)
    const stored = await moveCase(app, one, { request_action: 'returned_to_store' })
    expect(stored).toMatchObject({ state_id: 'returned_to_store', goods: 'sellable' })
    expect((await level(order)).available).toBe(available + 1)
  })

  it('need a store that exists', async () => {
    const one = await requested(app, await deliveredOrder(app, shop), lists)
    const step = { step: 'received_in_store' }
    expect(Object.keys((await refusedStep(one, step)).errors ?? {})).toEqual(['entrance_store'])
    const unknown = await refusedStep(one, { ...step, entrance_store: 2_000_000 })
    expect(Object.keys(unknown.errors ?? {})).toEqual(['entrance_store'])
  })
})

describe('a voucher', () => {
  it('is issued once, of the recognised share of what was paid, and named by the case', async () => {
    const { order, one } = await arrived({ quantity: 2, exchange_rate: lists.half })
    const settled = await moveCase(app, one, { request_action: 'voucher' })
    expect(settled).toMatchObject({
      state_id: 'return_voucher',
      settlement: 'voucher',
      credited_value: PRICE,
    })
    const [voucher, ...others] = await vouchersOf(order)
    expect(voucher).toMatchObject({ value: PRICE, origin: 'return', order_id: order.id, return_id: one.id })
    expect(others).toEqual([])
    expect(await present(one.id)).toMatchObject({ voucher: voucher?.id, goods: 'quarantine' })
    expect(
      await app.refused('two', undoReturnStep, { params: { id: one.id }, body: { reason: 'x' } }),
    ).toMatchObject({ code: 400 })
  })

  it('needs an exchange rate, which the step may choose', async () => {
    const { one } = await arrived()
    expect(await refusedStep(one, { step: 'voucher' })).toMatchObject({
      code: 400,
      message: 'Falta elegir qué parte de lo pagado se reconoce.',
    })
    const settled = await moveCase(app, one, { step: 'voucher', exchange_rate: lists.whole })
    expect(settled.credited_value).toBe(PRICE)
  })
})

describe('an exchange', () => {
  const exchange = { step: 'exchange_available', size_id: 41 }

  it('holds another size for the same price, and sends it with a picture of the parcel', async () => {
    const { order, one } = await arrived()
    const before = await level(order, 41)
    const held = await moveCase(app, one, exchange)
    expect(held).toMatchObject({
      state_id: 'available_to_enlisting',
      settlement: 'exchange',
      price_difference: 0,
      replacement: { size_id: 41, quantity: 1, outlet_store: shop.stores[0], price: PRICE },
    })
    expect((await level(order, 41)).held).toBe(before.held + 1)
    await moveCase(app, one, { state_id: 'return_enlisting' })
    const send = { step: 'delivered', conveyor: 'Servientrega', guide_number: '999123' }
    expect((await refusedStep(one, send)).errors).toEqual({
      file: ['Falta la guía o la foto del envío.'],
    })
    await sentPicture(app, one)
    const halves = [
      [{ guide_number: '' }, { guide_number: ['Escriba el número de la guía.'] }],
      [{ conveyor: ' ' }, { conveyor: ['Escriba la transportadora que lleva el cambio.'] }],
    ] as const
    for (const [blank, errors] of halves)
      expect((await refusedStep(one, { ...send, ...blank })).errors).toEqual(errors)
    const delivered = await moveCase(app, one, send)
    expect(delivered).toMatchObject({ state_id: 'return_delivered', guide_number: '999123' })
    expect(await level(order, 41)).toMatchObject({ on_hand: before.on_hand - 1, held: before.held })
    expect(await vouchersOf(order)).toEqual([])
  })

  it('names what there is instead when the size is gone', async () => {
    const { order, one } = await arrived()
    const refused = await refusedStep(one, { ...exchange, size_id: 38, outlet_store: shop.stores[1] })
    expect(refused.errors).toEqual({ size_id: ['No hay suficiente de la talla 38: quedan 0.'] })
    const { alternatives } = refused.data as { alternatives: { store_id: number; size_id: number }[] }
    expect(alternatives.map(({ store_id, size_id }) => [store_id, size_id])).toEqual(
      [38, 39, 40, 41].map((size) => [shop.stores[0], size]),
    )
    expect(alternatives[0]).toMatchObject({ available: (await level(order, 38)).available })
  })

  it('for a cheaper product leaves a voucher of the difference', async () => {
    const { order, one } = await arrived({ quantity: 2 })
    const product_id = await stockProduct(app, shop, 3, [40], 'Trocha 7')
    const cheaper = { step: 'exchange_available', product_id, size_id: 40, quantity: 1 }
    await moveCase(app, one, { exchange_rate: lists.whole })
    expect(await moveCase(app, one, cheaper)).toMatchObject({ price_difference: -PRICE })
    await moveCase(app, one, { step: 'enlist' })
    await sentPicture(app, one)
    await moveCase(app, one, { step: 'delivered' })
    expect(await vouchersOf(order)).toMatchObject([{ value: PRICE, return_id: one.id }])
  })
})

describe('cancelling and undoing', () => {
  it('gives goods and replacement back, and undoing it restores both', async () => {
    const { order, one } = await arrived()
    const before = await level(order, 41)
    await moveCase(app, one, { step: 'exchange_available', size_id: 41 })
    const params = { id: one.id }
    const reply = await app.reply('head_dispatch', cancelReturn, {
      params,
      body: { reason: 'El cliente desistió' },
    })
    expect(reply).toMatchObject({ message: 'Garantía cancelada' })
    expect(await level(order, 41)).toEqual(before)
    expect(await present(one.id)).toMatchObject({ goods: null, replacement: null, quantity_available: 2 })
    const undone = await app.ok('head_dispatch', undoReturnStep, { params, body: {} })
    expect(undone).toMatchObject({
      state_id: 'available_to_enlisting',
      goods: 'quarantine',
      replacement: { size_id: 41 },
    })
    expect((await level(order, 41)).held).toBe(before.held + 1)
  })

  it('is offered later with a reason, to those who may reverse, but never for a final step', async () => {
    const { one } = await arrived()
    const params = { id: one.id }
    const seen = ({ undo_until, can_reverse }: ReturnCase) => ({ undo_until, can_reverse })
    expect(seen(await present(one.id))).toEqual({ undo_until: null, can_reverse: true })
    expect(await app.ok('online_seller', getReturn, { params })).toMatchObject({ can_reverse: false })
    const missing = await app.refused('two', undoReturnStep, { params, body: {} })
    expect(Object.keys(missing.errors ?? {})).toEqual(['reason'])
    const undone = await app.ok('two', undoReturnStep, { params, body: { reason: 'Otra bodega' } })
    expect(undone).toMatchObject({ state_id: 'return_pending', goods: null, can_reverse: false })
    expect(undone.history[0]).toMatchObject({ step: 'reverse', note: 'Otra bodega' })
    await moveCase(app, await received(app, shop, undone), { step: 'voucher', exchange_rate: lists.whole })
    expect(seen(await present(one.id))).toEqual({ undo_until: null, can_reverse: false })
  })

  it('is not undone once another case returns the units', async () => {
    const order = await deliveredOrder(app, shop)
    const one = await requested(app, order, lists, { quantity: 2 })
    const params = { id: one.id }
    await app.ok('head_dispatch', cancelReturn, { params, body: {} })
    await requested(app, order, lists)
    expect(await app.refused('head_dispatch', undoReturnStep, { params, body: {} })).toMatchObject({
      code: 400,
      message: 'Otra garantía ya usa esas unidades: quedan 1.',
    })
  })
})

describe('the list of returns', () => {
  it('narrows by state and type, counts each state, and finds a scanned code', async () => {
    const { order, one } = await arrived()
    const filter = `state:return_received_store,type:undecided,sale_id:${order.id}`
    const reply = await app.reply('two', listReturns, { query: { filter } })
    expect(reply).toMatchObject({
      data: [{ id: one.id, reason: expect.stringContaining('Defecto') as string }],
    })
    const counted = await app.db('returns.cases').where('state_id', 'return_received_store').select('id')
    expect(reply).toMatchObject({
      by_state: expect.arrayContaining([
        { state_id: 'return_received_store', count: counted.length },
      ]) as object,
    })
    const scanned = await app.ok('two', listReturns, { query: { search: `GAR-${one.id}` } })
    expect(scanned.map(({ id }) => id)).toEqual([one.id])
    expect(await app.ok('freelance_seller', listReturns)).toEqual([])
  })
})
