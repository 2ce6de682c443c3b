import { getBoard } from '@deportivo/contracts/dispatch/board'
import { listLevels } from '@deportivo/contracts/catalogue/inventory'
import { type Order } from '@deportivo/contracts/orders/order'
import { changeOrder, getOrder, orderHistory } from '@deportivo/contracts/orders/orders'
import { administrative } from '@deportivo/contracts/reports/administrative'
import type { Person, Shopfront } from '@deportivo/testkit/calls'
import {
  anOrder,
  CASH_ON_DELIVERY,
  checkedOut,
  DELIVERY,
  orderAt,
  present,
  step,
  TRANSFER,
} from '@deportivo/testkit/order'
import { MEDELLIN, openShop, PRICE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { idOf } from '@deportivo/testkit/staff'
import { formOf, PIXEL, uploadPhoto } from '@deportivo/testkit/files/upload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

async function cardOf(app: Shopfront, person: Person, id: number) {
  await app.settled()
  return (await app.ok(person, getBoard)).cards.find((card) => card.id === id)
}

async function levelOf(app: Shopfront, product_id: number, size_id: number) {
  const rows = await app.ok('two', listLevels, {
    query: { filter: `product_id:${product_id},size_id:${size_id}` },
  })
  return rows[0]
}

/** The guide and its file in one request, as the console sends it. */
const sendWithCarrier = (app: Shopfront, id: number): Promise<Order> =>
  app.send(
    'head_dispatch',
    changeOrder,
    id,
    formOf(
      { step: 'upload_guide', carrier: 'Coordinadora', guide_number: '999123456789' },
      { name: 'guia.png', type: 'image/png', bytes: PIXEL },
    ),
  )

/** From a validated payment to the packed box. */
async function prepared(app: Shopfront, order: Order): Promise<Order> {
  await step(app, 'head_dispatch', order.id, {
    state_id: 'assign_dispatch_assistant',
    auxiliary_user_id: await idOf(app, 'dispatch_assistant'),
  })
  expect(await cardOf(app, 'dispatch_assistant', order.id)).toMatchObject({
    state_id: 'assign_dispatch_assistant',
  })
  await step(app, 'dispatch_assistant', order.id, { state_id: 'getting_ready' })
  const unpicked = await app.refused('dispatch_assistant', changeOrder, {
    params: { id: order.id },
    body: { state_id: 'packing_up' },
  })
  expect(unpicked.errors).toEqual({ picked: ['Faltan líneas por alistar.'] })
  return step(app, 'dispatch_assistant', order.id, {
    state_id: 'packing_up',
    picked: order.products.map((line) => line.id),
  })
}

async function walkFromClientToCustomer(app: Shopfront, shop: Shop): Promise<void> {
  const product_id = await stockProduct(app, shop, 5)
  const order = await anOrder(app, shop, { product_id, city_id: MEDELLIN, quantity: 2 })
  expect(order).toMatchObject({ state_id: 'pre_orden', total_value: 2 * PRICE, units: 2 })
  expect(order.products[0]?.photo).toBe(`/api/v1/product/${product_id}/picture?v=1`)
  expect(await levelOf(app, product_id, 40)).toMatchObject({ on_hand: 5, held: 2, available: 3 })

  const bought = await app.reply('online_seller', changeOrder, {
    params: { id: order.id },
    body: { ...DELIVERY, state_id: 'validating_payment', payment_method: TRANSFER, city_id: MEDELLIN },
  })
  expect(bought.message).toBe('Se completó tu venta')
  expect(await cardOf(app, 'head_dispatch', order.id)).toMatchObject({
    state_id: 'validating_payment',
    has_payment_support: false,
  })

  const early = await app.refused('accounting_manager', changeOrder, {
    params: { id: order.id },
    body: { step: 'validate_payment' },
  })
  expect(early).toMatchObject({ code: 400, message: 'Falta el soporte de pago para validar.' })

  await uploadPhoto(app, 'online_seller', order.id, 11)
  const validated = await app.reply('accounting_manager', changeOrder, {
    params: { id: order.id },
    body: { step: 'validate_payment' },
  })
  expect(validated.message).toBe('Pago validado satisfactoriamente.')
  expect(validated.data.total_balance).toBe(0)

  const ready = await prepared(app, validated.data)
  const sent = await sendWithCarrier(app, ready.id)
  expect(sent).toMatchObject({ state_id: 'file_guide_sale', carrier: 'Coordinadora' })
  expect(await levelOf(app, product_id, 40)).toMatchObject({ on_hand: 3, held: 0, available: 3 })

  const delivered = await app.reply('head_dispatch', changeOrder, {
    params: { id: order.id },
    body: { state_id: 'delivered_customer' },
  })
  expect(delivered.message).toBe('Guía entregada.')
  expect(await cardOf(app, 'head_dispatch', order.id)).toBeUndefined()

  const history = await app.ok('two', orderHistory, { params: { id: order.id } })
  expect(history.map((entry) => entry.step).reverse()).toEqual([
    'create',
    'check_out',
    'validate_payment',
    'assign_auxiliary',
    'get_ready',
    'pack',
    'upload_guide',
    'delivered_to_customer',
  ])
}

/** One order from a client to delivery, over the calls of the contracts, on any kind of installation. */
export function describeOneOrder(start: () => Promise<Shopfront>): void {
  let app: Shopfront
  let shop: Shop
  beforeAll(async () => {
    app = await start()
    shop = await openShop(app)
  })
  afterAll(() => app.stop())

  describe('the life of an online order', () => {
    it('goes from a client to delivery with its money, its units and its history', () =>
      walkFromClientToCustomer(app, shop))

    it('counts in the day’s report as soon as it is checked out', async () => {
      await app.settled()
      const before = await app.ok('one', administrative.contract)
      await checkedOut(app, shop)
      await app.settled()
      const after = await app.ok('one', administrative.contract)
      expect(after.totals.count).toBe(before.totals.count + 1)
      expect(after.totals.value).toBe(before.totals.value + PRICE)
    })

    it('in Bogotá is delivered by our messenger, without a guide', async () => {
      const packed = await orderAt(app, shop, 'packing_up')
      const delivered = await app.reply('head_dispatch', changeOrder, {
        params: { id: packed.id },
        body: { state_id: 'delivered_local', receiver_name: 'Marta' },
      })
      expect(delivered.message).toBe('Entregado.')
      expect(delivered.data.state_id).toBe('delivered_local')
    })

    it('paid on delivery is closed when the carrier hands the money in', async () => {
      const packed = await orderAt(app, shop, 'packing_up', { payment_method: CASH_ON_DELIVERY })
      await uploadPhoto(app, 'online_seller', packed.id, 11)
      await step(app, 'head_dispatch', packed.id, { step: 'delivered_locally', receiver_name: 'Marta' })
      const wrong = await app.refused('accounting_manager', changeOrder, {
        params: { id: packed.id },
        body: { step: 'full_payment_ct', amount: 1 },
      })
      expect(wrong.errors).toHaveProperty('amount')
      const paid = await step(app, 'accounting_manager', packed.id, {
        step: 'full_payment_ct',
        amount: PRICE,
      })
      expect(paid).toMatchObject({ state_id: 'full_payment_ct', total_balance: 0 })
      // A file of before proves nothing about this money.
      const closing = { params: { id: packed.id }, body: { step: 'upload_payment_support' } }
      const unproved = await app.refused('accounting_manager', changeOrder, closing)
      expect(unproved.errors).toHaveProperty('file')
      await uploadPhoto(app, 'accounting_manager', packed.id, 11)
      const closed = await app.ok('accounting_manager', changeOrder, closing)
      expect(closed.state_id).toBe('file_payment_ct_sale')
    })
  })

  describe('who sees an order', () => {
    it('is its seller and users who see all orders; for another seller it does not exist', async () => {
      const order = await checkedOut(app, shop)
      const asked = { params: { id: order.id } }
      expect((await app.ok('online_seller', getOrder, asked)).id).toBe(order.id)
      expect((await app.ok('head_dispatch', getOrder, asked)).id).toBe(order.id)
      expect(await app.refused('freelance_seller', getOrder, asked)).toMatchObject({ code: 404 })
      expect(await app.refused('dispatch_assistant', getOrder, asked)).toMatchObject({ code: 404 })
      expect(await cardOf(app, 'freelance_seller', order.id)).toBeUndefined()
    })

    it('reads why a step is not allowed to them', async () => {
      const order = await checkedOut(app, shop)
      const { next } = await app.ok('online_seller', getOrder, { params: { id: order.id } })
      expect(next.find((offer) => offer.step === 'validate_payment')).toMatchObject({
        allowed: false,
        reason: 'Su perfil no puede dar este paso.',
        reason_key: 'order.refused.forbidden',
      })
      expect((await present(app, order.id)).version).toBe(order.version)
    })
  })
}
