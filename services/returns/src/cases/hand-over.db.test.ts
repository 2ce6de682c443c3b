import { explainLevel } from '@deportivo/contracts/catalogue/inventory'
import { updateProduct } from '@deportivo/contracts/catalogue/products'
import type { Order } from '@deportivo/contracts/orders/order'
import { changeReturn, getReturn, listReturns, requestReturn } from '@deportivo/contracts/returns/returns'
import { prove } from '@deportivo/inventory/prove'
import { deliveredOrder, moveCase, received, requested, requestOf } from '@deportivo/testkit/returns/case'
import { openReturns } from '@deportivo/testkit/returns/open'
import { otherReference, PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { afterEach, describe, expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()
afterEach(async () => expect((await prove(app.db)).differences).toEqual([]))

const levelOf = async ({ products: [line] }: Order, size_id: number, store_id = shop.stores[0]) => {
  const query = { product_id: line?.product_id ?? 0, size_id, store_id }
  const { on_hand, held } = await app.ok('two', explainLevel, { query })
  return { on_hand, held }
}

const ask = (order: Order, more: object, quantity = 1) => ({
  params: { saleId: order.id },
  body: { ...requestOf(order, lists, quantity), replacement_size_id: 41, hand_over: true, ...more },
})

describe('a replacement that the client takes along', () => {
  it('leaves in the call that requests the change, all its units, without a photo', async () => {
    const order = await deliveredOrder(app, shop)
    const before = await levelOf(order, 41)
    const reply = await app.reply('local_administrative', requestReturn, ask(order, {}, 2))
    expect(reply).toMatchObject({
      message: 'Cambio entregado al cliente',
      data: {
        state_id: 'return_delivered',
        goods: 'quarantine',
        entrance_store: shop.stores[0],
        replacement: { size_id: 41, quantity: 2, outlet_store: shop.stores[0] },
        conveyor: null,
        history: [
          { step: 'hand_over' },
          { step: 'exchange_available' },
          { step: 'received_in_store' },
          { step: 'request' },
        ],
      },
    })
    expect(await levelOf(order, 41)).toEqual({ ...before, on_hand: before.on_hand - 2 })
  })

  it('leaves the store where the client stands, or nothing is requested', async () => {
    const order = await deliveredOrder(app, shop)
    const elsewhere = ask(order, { entrance_store: shop.stores[1] })
    const refused = await app.refused('two', requestReturn, elsewhere)
    expect(refused.errors).toEqual({ replacement_size_id: ['No hay suficiente de la talla 41: quedan 0.'] })
    expect(await app.ok('two', listReturns, { query: { filter: `sale_id:${order.id}` } })).toEqual([])
  })

  it('is handed over by name alone, once its difference is paid', async () => {
    const one = await received(app, shop, await requested(app, await deliveredOrder(app, shop), lists))
    const held = await moveCase(app, one, { step: 'exchange_available', size_id: 41 })
    expect(held.next.map(({ step }) => step)).toEqual(['enlist', 'hand_over', 'cancel'])
    const params = { id: one.id }
    const byState = { params, body: { state_id: 'return_delivered' } as const }
    expect(await app.refused('two', changeReturn, byState)).toMatchObject({ code: 400 })
    const seller = { params, body: { step: 'hand_over' } as const }
    expect(await app.refused('online_seller', changeReturn, seller)).toMatchObject({ code: 403 })
    expect(await moveCase(app, one, { step: 'hand_over' }, 'local_administrative')).toMatchObject({
      state_id: 'return_delivered',
      undo_until: null,
      can_reverse: false,
    })
  })

  it('waits for the difference of a dearer one', async () => {
    const order = await deliveredOrder(app, shop)
    const body = ask(order, { exchange_rate: lists.half })
    const refused = await app.refused('two', requestReturn, body)
    expect(refused.message).toBe('Falta el pago confirmado de la diferencia del cambio.')
    expect(await app.ok('two', listReturns, { query: { filter: `sale_id:${order.id}` } })).toEqual([])
  })

  it('credits what a cheaper one leaves', async () => {
    const order = await deliveredOrder(app, shop)
    const cheap = await stockProduct(app, await otherReference(app, shop), 5, [41], 'Zancada Barata 41')
    const codes = [{ id: PUBLIC_CODE, value: PRICE - 10_000 }]
    await app.ok('two', updateProduct, { params: { id: cheap }, body: { codes } })
    const asked = ask(order, { replacement_product_id: cheap })
    const { id } = await app.ok('two', requestReturn, asked)
    await app.settled()
    expect(await app.ok('two', getReturn, { params: { id } })).toMatchObject({
      price_difference: -10_000,
      order_money: { credited: 10_000 },
    })
  })

  it('needs no picture where the client collects what was to be sent', async () => {
    const one = await received(app, shop, await requested(app, await deliveredOrder(app, shop), lists))
    await moveCase(app, one, { step: 'exchange_available', size_id: 41 })
    await moveCase(app, one, { step: 'enlist' })
    const sent = { params: { id: one.id }, body: { step: 'delivered' } as const }
    expect((await app.refused('head_dispatch', changeReturn, sent)).errors).toHaveProperty('file')
    expect(await moveCase(app, one, { step: 'delivered', is_collected: true })).toMatchObject({
      state_id: 'return_delivered',
    })
  })
})
