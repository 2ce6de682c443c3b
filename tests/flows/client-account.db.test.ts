import { getClientAccount } from '@deportivo/contracts/orders/client-account'
import type { Order } from '@deportivo/contracts/orders/order'
import { listOrders } from '@deportivo/contracts/orders/orders'
import type { Person } from '@deportivo/testkit/app'
import { recordPayment } from '@deportivo/contracts/orders/payments'
import { formOf, PIXEL } from '@deportivo/testkit/files/upload'
import { anOrder, CASH_ON_DELIVERY, checkedOut, step, TRANSFER } from '@deportivo/testkit/order'
import {
  dearerExchange,
  deliveredOrder,
  moveCase,
  received,
  requested,
} from '@deportivo/testkit/returns/case'
import { openReturns } from '@deportivo/testkit/returns/open'
import { addClient, PRICE } from '@deportivo/testkit/shop'
import { expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()

const NOTHING = { owed: 0, owing_orders: 0, unsold: 0, bought: 0, bought_orders: 0 }

async function accountFor(person: Person, id: number) {
  await app.settled()
  return app.ok(person, getClientAccount, { params: { id } })
}

/** What the list that the sum leads to adds up to. */
async function listed(person: Person, client_id: number) {
  const query = { filter: `client_id:${client_id},has_balance:1` }
  const rows = await app.ok(person, listOrders, { query })
  return { owed: rows.reduce((sum, row) => sum + row.total_balance, 0), owing_orders: rows.length }
}

/** Two pairs that our messenger brought, of which nothing is paid yet. */
const unpaid = (client_id?: number) =>
  deliveredOrder(app, shop, {
    payment_method: CASH_ON_DELIVERY,
    ...(client_id === undefined ? {} : { client_id }),
  })

const returnOne = async (order: Order) => {
  const asked = await requested(app, order, lists, { exchange_rate: lists.whole })
  await moveCase(app, await received(app, shop, asked), { step: 'voucher' })
}

it('goods that came back are neither owed nor bought any longer', async () => {
  const order = await unpaid()
  const all = { ...NOTHING, owing_orders: 1, bought_orders: 1 }
  expect(await accountFor('two', order.client_id)).toEqual({ ...all, owed: 2 * PRICE, bought: 2 * PRICE })
  await returnOne(order)
  expect(await accountFor('two', order.client_id)).toEqual({ ...all, owed: PRICE, bought: PRICE })
  await returnOne(order)
  expect(await accountFor('two', order.client_id)).toEqual({ ...NOTHING, bought_orders: 1 })
})

it('a voucher for goods that came back is no purchase, and a dearer replacement is one', async () => {
  const paid = await deliveredOrder(app, shop)
  await returnOne(paid)
  expect(await accountFor('two', paid.client_id)).toMatchObject({ owed: 0, bought: PRICE })
  await dearerExchange(app, shop, paid, lists)
  expect(await accountFor('two', paid.client_id)).toMatchObject({
    owed: PRICE / 2,
    bought: PRICE + PRICE / 2,
  })
})

it('a cart is owed but not sold yet, a sent order not bought yet, and a cancelled order neither', async () => {
  const client_id = await addClient(app)
  await anOrder(app, shop, { client_id })
  const sent = await checkedOut(app, shop, { client_id, quantity: 2 })
  const expected = { ...NOTHING, owed: 3 * PRICE, owing_orders: 2, unsold: PRICE }
  expect(await accountFor('two', client_id)).toEqual(expected)
  expect(expected).toMatchObject(await listed('two', client_id))
  await step(app, 'two', sent.id, { step: 'cancel', reason: 'Se arrepintió' })
  expect(await accountFor('two', client_id)).toEqual({ ...expected, owed: PRICE, owing_orders: 1 })
})

it('what one order got too much does not lower what another owes', async () => {
  const order = await unpaid()
  const form = formOf(
    { amount: String(PRICE), payment_method: String(TRANSFER) },
    { name: 'soporte.png', type: 'image/png', bytes: PIXEL },
  )
  await app.ok('online_seller', recordPayment, { params: { id: order.id }, form })
  await returnOne(order)
  await returnOne(order)
  await anOrder(app, shop, { client_id: order.client_id })
  expect(await accountFor('two', order.client_id)).toMatchObject({ owed: PRICE, owing_orders: 1 })
})

it('a seller gets the sums of their own orders only, and of an unknown client nothing', async () => {
  const { client_id } = await unpaid()
  await anOrder(app, shop, { client_id, seller: 'online_seller_2' })
  expect(await accountFor('two', client_id)).toMatchObject({ owed: 3 * PRICE, bought: 2 * PRICE })
  const own = { ...NOTHING, owed: 2 * PRICE, owing_orders: 1, bought: 2 * PRICE, bought_orders: 1 }
  expect(await accountFor('online_seller', client_id)).toEqual(own)
  expect(await accountFor('online_seller_2', client_id)).toEqual({
    ...NOTHING,
    owed: PRICE,
    owing_orders: 1,
    unsold: PRICE,
  })
  for (const person of ['online_seller', 'online_seller_2'] as const)
    expect(await accountFor(person, client_id)).toMatchObject(await listed(person, client_id))
  expect(await accountFor('local_seller', client_id)).toEqual(NOTHING)
  expect(await accountFor('two', 2_000_000_000)).toEqual(NOTHING)
})
