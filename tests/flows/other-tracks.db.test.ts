import { listLevels } from '@deportivo/contracts/catalogue/inventory'
import { closeShift, openShift, openShiftOf } from '@deportivo/contracts/finance/cashiers'
import { addLine } from '@deportivo/contracts/orders/lines'
import { changeOrder, createLocalOrder, undoStep } from '@deportivo/contracts/orders/orders'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, orderAt, present, reservedAndPaid, step } from '@deportivo/testkit/order'
import { addClient, openShop, PRICE, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

const levels = (product_id: number) =>
  app.ok('two', listLevels, { query: { filter: `product_id:${product_id},size_id:40` } })
const sellable = async (product_id: number) =>
  (await levels(product_id)).reduce((sum, level) => sum + level.available, 0)

describe('an order from the warehouse, sold over the counter', () => {
  it('is paid in full into an open register, and its goods leave at once', async () => {
    const product_id = await stockProduct(app, shop, 3)
    const order = await app.ok('local_seller', createLocalOrder, {
      body: { clientId: await addClient(app), type_order: 'local' },
    })
    expect(order).toMatchObject({ type_order: 'local', profile_id: 'local_administrative' })
    await app.ok('local_seller', addLine, {
      params: { saleId: order.id },
      body: { product_id, code_id: PUBLIC_CODE, size_id: 40, quantity: 2 },
    })
    const pay = (body: object) => ({
      params: { id: order.id },
      body: { state_id: 'sold_local', cashier_id: shop.cashier_id, ...body },
    })

    const closed = await app.refused('local_seller', changeOrder, pay({ cash_payment: 2 * PRICE }))
    expect(closed).toMatchObject({ code: 400, message: 'La caja no tiene un turno abierto.' })
    await app.ok('local_administrative', openShift, {
      body: { cashier_id: shop.cashier_id, base_amount: 50_000 },
    })
    const short = await app.refused('local_seller', changeOrder, pay({ cash_payment: PRICE }))
    expect(Object.keys(short.errors ?? {})).toEqual(['cash_payment', 'payment_by_transfer'])

    const sold = await app.reply(
      'local_seller',
      changeOrder,
      pay({ cash_payment: PRICE, payment_by_transfer: PRICE }),
    )
    expect(sold).toMatchObject({
      message: 'Se completó tu venta',
      data: { state_id: 'sold_local', total_balance: 0 },
    })
    expect(await sellable(product_id)).toBe(1)

    const shift = await app.ok('local_administrative', openShiftOf, {
      query: { cashier_id: shop.cashier_id },
    })
    expect(shift).toMatchObject({
      expected_amount: 50_000 + PRICE,
      movements: [{ amount: PRICE }, { amount: PRICE }],
    })
    const counted = await app.ok('local_administrative', closeShift, {
      params: { id: shift && 'id' in shift ? shift.id : 0 },
      body: { counted_amount: PRICE + 49_000, note: 'Contado' },
    })
    expect(counted.difference).toBe(-1_000)
  })
})

describe('a seller’s own order', () => {
  const toSeller = async (product_id: number) => {
    const order = await anOrder(app, shop, { type_order: 'seller', product_id, quantity: 2 })
    expect(order.state_id).toBe('reserved_by_seller')
    await step(app, 'online_seller', order.id, { state_id: 'local_order' })
    await step(app, 'winery_manager', order.id, { state_id: 'in_process' })
    await step(app, 'winery_manager', order.id, { state_id: 'received_1' })
    return step(app, 'winery_manager', order.id, { state_id: 'sent_to_seller' })
  }

  it('goes through the warehouse to the seller and is invoiced', async () => {
    const product_id = await stockProduct(app, shop, 5)
    const sent = await toSeller(product_id)
    expect(await sellable(product_id)).toBe(3)
    await step(app, 'online_seller', sent.id, { state_id: 'delivered_to_seller' })
    const done = await app.reply('online_seller', changeOrder, {
      params: { id: sent.id },
      body: { state_id: 'finalized_by_seller', cash_payment: 2 * PRICE },
    })
    expect(done).toMatchObject({ message: 'Pedido finalizado por el vendedor', data: { total_balance: 0 } })
    expect((await levels(product_id)).reduce((sum, level) => sum + level.on_hand, 0)).toBe(3)
  })

  it('returns to its store, sellable again, when the seller returns it; undoing puts it back with the seller', async () => {
    const product_id = await stockProduct(app, shop, 5)
    const sent = await toSeller(product_id)
    await step(app, 'online_seller', sent.id, { state_id: 'returned_by_seller', reason: 'No se vendió' })
    expect(await sellable(product_id)).toBe(5)
    expect((await app.ok('online_seller', undoStep, { params: { id: sent.id }, body: {} })).state_id).toBe(
      'sent_to_seller',
    )
    expect(await sellable(product_id)).toBe(3)
  })

  it('returns to its store when it is cancelled while the seller has it', async () => {
    const product_id = await stockProduct(app, shop, 5)
    const sent = await toSeller(product_id)
    await step(app, 'two', sent.id, { step: 'cancel', reason: 'Se perdió el cliente' })
    expect(await sellable(product_id)).toBe(5)
  })

  it('returns to its store when it is cancelled in news, after it went to the seller', async () => {
    const product_id = await stockProduct(app, shop, 5)
    const sent = await toSeller(product_id)
    await step(app, 'two', sent.id, { step: 'to_news', reason: 'El vendedor no responde' })
    await step(app, 'two', sent.id, { step: 'cancel', reason: 'Se perdió el cliente' })
    expect(await sellable(product_id)).toBe(5)
  })

  it('owes nothing once the seller returned it', async () => {
    const sent = await toSeller(await stockProduct(app, shop, 5))
    const returned = await step(app, 'winery_manager', sent.id, { step: 'return', reason: 'No se vendió' })
    expect(returned).toMatchObject({ state_id: 'returned_by_seller', total_balance: 0 })
  })

  it('is moved by the warehouse, not by the seller', async () => {
    const order = await anOrder(app, shop, { type_order: 'seller' })
    await step(app, 'online_seller', order.id, { step: 'order_from_warehouse' })
    expect(
      await app.refused('online_seller', changeOrder, {
        params: { id: order.id },
        body: { step: 'in_process' },
      }),
    ).toMatchObject({ code: 403 })
  })
})

describe('an order with a problem', () => {
  it('waits in news with its units held and goes back to where it was', async () => {
    const packed = await orderAt(app, shop, 'packing_up')
    await step(app, 'head_dispatch', packed.id, { step: 'to_news', reason: 'Dirección errada' })
    expect(await present(app, packed.id)).toMatchObject({
      state_id: 'return_to_news',
      newness: 'Dirección errada',
    })
    expect((await present(app, packed.id)).products[0]?.held).toBe(1)
    const resumed = await step(app, 'head_dispatch', packed.id, { step: 'resume' })
    expect(resumed.state_id).toBe('packing_up')
  })

  it('is sent back to the seller by accounting, with the reason', async () => {
    const order = await orderAt(app, shop, 'validating_payment')
    const rejected = await step(app, 'accounting_manager', order.id, {
      step: 'reject_payment',
      reason: 'Comprobante de otro pedido',
    })
    expect(rejected.state_id).toBe('pre_orden')
    expect(rejected.products[0]?.hold_expires_at).not.toBeNull()
  })
})

describe('a reservation', () => {
  it('never expires and returns its first payment as credit when it is released', async () => {
    const order = await anOrder(app, shop)
    const reserved = await reservedAndPaid(app, 'online_seller', order.id, 50_000)
    expect(reserved).toMatchObject({ state_id: 'reserved', total_balance: PRICE - 50_000 })
    expect(reserved.products[0]?.hold_expires_at).toBeNull()
    const released = await step(app, 'online_seller', order.id, { step: 'release' })
    expect(released).toMatchObject({ state_id: 'pre_orden', total_balance: PRICE })
    const voucher = await app
      .db('money.vouchers')
      .where('client_id', order.client_id)
      .first<{ id: number; available: number }>('id', 'available')
    expect(voucher?.available).toBe(50_000)
    const checkout = {
      step: 'check_out',
      payment_method: 2,
      city_id: 11_001,
      address: 'Cl. 1',
      phone: '3005550101',
      voucher: voucher?.id,
    }
    const tooMuch = await app.refused('online_seller', changeOrder, {
      params: { id: order.id },
      body: { ...checkout, voucher_value: 60_000 },
    })
    expect(tooMuch.errors).toEqual({ voucher_value: ['El bono solo tiene $ 50.000 disponibles.'] })
    const bought = await step(app, 'online_seller', order.id, { ...checkout, voucher_value: 50_000 })
    expect(bought.total_balance).toBe(PRICE - 50_000)
    await app.ok('online_seller', undoStep, { params: { id: order.id }, body: {} })
    expect(
      (await app.db('money.vouchers').where('id', voucher?.id).first<{ available: number }>('available'))
        .available,
    ).toBe(50_000)
  })
})
