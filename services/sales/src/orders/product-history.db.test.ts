import { listReturnsOfProduct, listSalesOfProduct } from '@deportivo/contracts/orders/product-history'
import { addLine } from '@deportivo/contracts/orders/lines'
import { listOrdersOfProduct } from '@deportivo/contracts/orders/orders'
import type { Person } from '@deportivo/testkit/app'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { anOrder, checkedOut, orderAt, step } from '@deportivo/testkit/order'
import { PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { expect, test } from 'vitest'

const { app, shop } = await openCatalogue()

const salesOf = (person: Person, id: number, query: Record<string, string> = {}) =>
  app.ok(person, listSalesOfProduct, { params: { id }, query })
const ordersOf = async (person: Person, id: number, query: Record<string, string> = {}) =>
  (await salesOf(person, id, query)).map(({ order_id }) => order_id)

test('the sales of a product are its lines in orders that count as sold, newest first', async () => {
  const product_id = await stockProduct(app, shop, 9)
  const first = await checkedOut(app, shop, { product_id, size_id: 38, quantity: 2 })
  const second = await checkedOut(app, shop, { product_id, size_id: 39 })
  await anOrder(app, shop, { product_id })
  const cancelled = await checkedOut(app, shop, { product_id })
  await step(app, 'two', cancelled.id, { step: 'cancel', reason: 'El cliente desistió' })
  await checkedOut(app, shop)
  expect(await salesOf('two', product_id)).toMatchObject([
    { order_id: second.id, size_name: '39', quantity: 1, price: PRICE },
    {
      order_id: first.id,
      size_name: '38',
      quantity: 2,
      price: 2 * PRICE,
      state_id: 'validating_payment',
      client_name: first.client_name,
      seller_name: first.seller_name,
      type_order: 'online',
    },
  ])
  expect(await ordersOf('two', product_id, { filter: 'size_id:38' })).toEqual([first.id])
  expect(await ordersOf('two', product_id, { filter: `store_id:${shop.stores[1]}` })).toEqual([])
  expect(await ordersOf('two', product_id, { orderBy: 'id', top: '1' })).toEqual([first.id])
})

test('sellers read the sales of a product in their own orders, assistants in those assigned to them', async () => {
  const product_id = await stockProduct(app, shop, 9)
  const mine = await orderAt(app, shop, 'assign_dispatch_assistant', { product_id })
  const other = await checkedOut(app, shop, { product_id, seller: 'online_seller_2' })
  expect(await ordersOf('online_seller', product_id)).toEqual([mine.id])
  expect(await ordersOf('online_seller_2', product_id)).toEqual([other.id])
  expect(await ordersOf('dispatch_assistant', product_id)).toEqual([mine.id])
  expect(await ordersOf('dispatch_assistant_2', product_id)).toEqual([])
  expect(await ordersOf('two', product_id)).toEqual([other.id, mine.id])
})

test('the orders that hold a product are listed in whatever state, each once, by the grammar of lists', async () => {
  const product_id = await stockProduct(app, shop, 9)
  const sold = await orderAt(app, shop, 'assign_dispatch_assistant', { product_id })
  const open = await anOrder(app, shop, { product_id, size_id: 38 })
  await app.ok('online_seller', addLine, {
    params: { saleId: open.id },
    body: { product_id, code_id: PUBLIC_CODE, size_id: 39, quantity: 1 },
  })
  const other = await checkedOut(app, shop, { product_id, seller: 'online_seller_2' })
  await checkedOut(app, shop)
  const listed = async (person: Person, query: Record<string, string> = {}) =>
    (await app.ok(person, listOrdersOfProduct, { params: { id: product_id }, query })).map(({ id }) => id)
  expect(await listed('two')).toEqual([other.id, open.id, sold.id])
  expect(await listed('two', { filter: 'state_id:pre_orden' })).toEqual([open.id])
  expect(await listed('two', { orderBy: 'id', top: '1' })).toEqual([sold.id])
  expect(await listed('online_seller')).toEqual([open.id, sold.id])
  expect(await listed('dispatch_assistant')).toEqual([sold.id])
})

test('nothing of a product was returned yet', async () => {
  const product_id = await stockProduct(app, shop, 9)
  await checkedOut(app, shop, { product_id })
  expect(await app.ok('two', listReturnsOfProduct, { params: { id: product_id } })).toEqual([])
})
