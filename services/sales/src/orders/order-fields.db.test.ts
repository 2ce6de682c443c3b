import { getSettings, saveSettings } from '@deportivo/contracts/admin/settings'
import { openShift } from '@deportivo/contracts/finance/cashiers'
import { addLine, groupLines } from '@deportivo/contracts/orders/lines'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { OrderRow } from '@deportivo/contracts/orders/order-list'
import {
  changeOrder,
  createLocalOrder,
  createManyLocalOrders,
  createPreOrder,
  getOrder,
  listOrders,
  undoStep,
} from '@deportivo/contracts/orders/orders'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import {
  anOrder,
  CASH_ON_DELIVERY,
  DELIVERY,
  orderAt,
  present,
  reservedAndPaid,
  step,
  TRANSFER,
} from '@deportivo/testkit/order'
import {
  addClient,
  MEDELLIN,
  openShop,
  PRICE,
  PUBLIC_CODE,
  stockProduct,
  type Shop,
} from '@deportivo/testkit/shop'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { idOf } from '@deportivo/testkit/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  const { carriers } = await app.ok('two', getSettings)
  const known = carriers.map((carrier) =>
    carrier.name === 'TCC' ? { ...carrier, tracking_url: 'https://tcc.example/guia/{guide}' } : carrier,
  )
  await app.ok('two', saveSettings, { body: { carriers: known } })
  await app.deps.settings.refresh()
})
afterAll(() => app.stop())

const rowOf = async (id: number): Promise<OrderRow | undefined> =>
  (await app.ok('two', listOrders, { query: { filter: `id:${id}` } }))[0]

const fields = (person: Person, id: number, body: object) =>
  [person, changeOrder, { params: { id }, body }] as const

it('an order has its way of delivery, and the supports that were uploaded for it', async () => {
  const { id, client, seller_id, seller_name } = await orderAt(app, shop, 'packing_up', {
    city_id: MEDELLIN,
  })
  expect(await present(app, id)).toMatchObject({ send: true, information_send: null, support_guide: null })
  await uploadPhoto(app, 'head_dispatch', id, ATTACHMENT_TYPES.guide)
  const sent = await step(app, 'head_dispatch', id, {
    step: 'upload_guide',
    carrier: 'TCC',
    guide_number: 'A-7781',
  })
  const shipment = {
    send: true,
    information_send: {
      carrier: 'TCC',
      guide_number: 'A-7781',
      tracking_url: 'https://tcc.example/guia/A-7781',
      shipped_at: expect.stringMatching(/Z$/) as string,
    },
  }
  const fields = {
    type_sale: 'wholesale',
    city: 'Medellín',
    user_name: seller_name,
    user_seller_id: seller_id,
    profile: { id: 'online_seller', name: 'Vendedor online' },
    identification_number: client.identification_number,
    voucher: null,
    voucher_value: 0,
    group_id: null,
    invoice: null,
    observation: null,
  }
  expect(sent).toMatchObject({ ...shipment, ...fields })
  expect(sent).toMatchObject({
    support_guide: { type: ATTACHMENT_TYPES.guide },
    payment_support: { type: ATTACHMENT_TYPES.payment_support },
    ct_payment_support: null,
    cashier_info: null,
    cash_payment: 0,
    payment_by_transfer: PRICE,
  })
  expect(await rowOf(id)).toMatchObject({ ...shipment, ...fields })
})

it('an order of Bogotá has no carrier, and one paid to the carrier has its support as a CT one', async () => {
  const { id } = await orderAt(app, shop, 'packing_up', { payment_method: CASH_ON_DELIVERY })
  await uploadPhoto(app, 'two', id, ATTACHMENT_TYPES.payment_support)
  const { send, payment_support, ct_payment_support } = await present(app, id)
  expect(send).toBe(false)
  expect(ct_payment_support).toMatchObject({ id: payment_support?.id })
})

it('a counter sale has the register of its payment, and the payment method', async () => {
  await app.ok('local_administrative', openShift, {
    body: { cashier_id: shop.cashier_id, base_amount: 0 },
  })
  const order = await app.ok('local_seller', createLocalOrder, { body: { client_id: await addClient(app) } })
  const product_id = await stockProduct(app, shop, 3)
  await app.ok('local_seller', addLine, {
    params: { saleId: order.id },
    body: { product_id, code_id: PUBLIC_CODE, size_id: 40, quantity: 1 },
  })
  const paid = { cash_payment: PRICE - 50_000, payment_by_transfer: 50_000 }
  const body = { step: 'check_out', cashier_id: shop.cashier_id, ...paid }
  const sold = await step(app, 'local_seller', order.id, body)
  const shift_id = sold.payments[0]?.shift_id
  expect(sold).toMatchObject({
    ...paid,
    send: false,
    profile: { id: 'local_administrative' },
    cashier_info: { id: shop.cashier_id, shift_id, name: expect.stringMatching(/^Caja /) as string },
  })
})

it('its invoice and note change at any time with "update sales", and nothing else does with them', async () => {
  const { id } = await orderAt(app, shop, 'packing_up')
  const noted = await app.ok(...fields('two', id, { invoice: ' FE-1042 ', observation: 'Llama a las 5' }))
  expect(noted).toMatchObject({ invoice: 'FE-1042', observation: 'Llama a las 5' })
  expect(await rowOf(id)).toMatchObject({ invoice: 'FE-1042', observation: 'Llama a las 5' })
  expect(await app.ok(...fields('two', id, { observation: ' ' }))).toMatchObject({
    invoice: 'FE-1042',
    observation: null,
  })
  const both = { invoice: 'FE-1', address: 'Cl. 1 # 2-3' }
  expect(await app.refused(...fields('two', id, both))).toMatchObject({ code: 400 })
  expect(await app.refused(...fields('winery_manager', id, { invoice: 'FE-1' }))).toMatchObject({ code: 403 })
  expect(await app.ok('two', getOrder, { params: { id } })).toMatchObject({ invoice: 'FE-1042' })
})

it('has the group that all its grouped lines share, and none when they differ', async () => {
  const order = await anOrder(app, shop)
  const product_id = await stockProduct(app, shop, 3)
  const { products } = await app.ok('online_seller', addLine, {
    params: { saleId: order.id },
    body: { product_id, code_id: PUBLIC_CODE, size_id: 40, quantity: 1 },
  })
  const group = (line: number | undefined, group_id: number) =>
    app.ok('online_seller', groupLines, { params: { id: order.id }, body: { group_id, lines: [line ?? 0] } })
  expect(await group(products[0]?.id, 7)).toMatchObject({ group_id: 7 })
  expect(await rowOf(order.id)).toMatchObject({ group_id: 7 })
  expect(await group(products[1]?.id, 8)).toMatchObject({ group_id: null })
  expect(await rowOf(order.id)).toMatchObject({ group_id: null })
})

it('is created under the named profile if it is the caller’s, else under the chosen one', async () => {
  const client_id = await addClient(app)
  const create = (profile_id: string) =>
    app.ok('online_seller', createPreOrder, { body: { client_id, profile_id: profile_id as 'two' } })
  expect((await create('two')).profile.id).toBe('online_seller')
  expect((await create('online_seller')).profile.id).toBe('online_seller')
})

it('is opened for a colleague who sells, and for no other', async () => {
  const client_id = await addClient(app)
  const seller_id = await idOf(app, 'freelance_seller')
  await app.ok('two', createPreOrder, { body: { client_id, seller_id } })
  const body = { client_id, seller_id: await idOf(app, 'dispatch_assistant') }
  for (const create of [createPreOrder, createLocalOrder])
    expect(await app.refused('two', create, { body })).toMatchObject({
      code: 422,
      errors: { seller_id: ['Este usuario no puede vender.'] },
    })
})

it('is found by the register of its payment and by the voucher that it uses', async () => {
  const found = async (filter: string) =>
    (await app.ok('two', listOrders, { query: { filter, top: 200 } })).map(({ id }) => id)
  const store_id = shop.stores[0]
  const [register] = await app
    .db('money.cashiers')
    .insert({ name: 'Caja del filtro', store_id })
    .returning<{ id: number }[]>('id')
  const cashier_id = register?.id ?? 0
  await app.ok('two', openShift, { body: { cashier_id, base_amount: 0 } })
  const other = await anOrder(app, shop, { seller: 'two' })
  const [sold, reversed] = [
    await anOrder(app, shop, { seller: 'two', type_order: 'local' }),
    await anOrder(app, shop, { seller: 'two', type_order: 'local' }),
  ]
  expect(await found(`cashier_id:${cashier_id}`)).toEqual([])
  const money = { cashier_id, cash_payment: PRICE, payment_by_transfer: 0 }
  await step(app, 'two', sold.id, { state_id: 'sold_local', ...money })
  expect(await found(`cashier_id:${cashier_id}`)).toEqual([sold.id])
  expect(await found(`cashier_id:${cashier_id},id:${other.id}`)).toEqual([])
  for (const how of [money, { ...money, cash_payment: 0, payment_by_transfer: PRICE }]) {
    await step(app, 'two', reversed.id, { state_id: 'sold_local', ...how })
    expect(await found(`cashier_id:${cashier_id}`)).toEqual([reversed.id, sold.id])
    await app.ok('two', undoStep, { params: { id: reversed.id }, body: { reason: 'Talla equivocada' } })
    expect(await found(`cashier_id:${cashier_id}`)).toEqual([sold.id])
  }

  const paid = await reservedAndPaid(app, 'two', other.id, PRICE)
  await step(app, 'two', paid.id, { step: 'release' })
  const vouchers = await app.ok('two', listVouchers, { query: { filter: `client_id:${paid.client_id}` } })
  const voucher = vouchers[0]?.id ?? 0
  expect(await found(`voucher:${voucher}`)).toEqual([])
  const using = {
    step: 'check_out',
    payment_method: TRANSFER,
    city_id: 11_001,
    voucher,
    voucher_value: 1_000,
  }
  await step(app, 'two', paid.id, { ...DELIVERY, ...using })
  expect(await found(`voucher:${voucher}`)).toEqual([paid.id])
})

it('an order is refused with the price code of another seller, and takes one of its client', async () => {
  const client_id = await addClient(app)
  const code_id = ['No puede vender con este código de precio.']
  const orders = [PUBLIC_CODE, 1].map((code) => ({ client_id, code_id: code }))
  const online = { body: { client_id, code_id: 1 } }
  expect((await app.refused('online_seller', createPreOrder, online)).errors).toEqual({ code_id })
  const many = await app.refused('local_seller', createManyLocalOrders, { body: { orders } })
  expect(many.errors).toEqual({ 'orders.1.code_id': code_id })
  await app.db('sales.clients').where('id', client_id).update({ code_id: 1 })
  await app.ok('online_seller', createPreOrder, online)
})
