import type { Order } from '@deportivo/contracts/orders/order'
import { getReturn, listReturnableLines, requestReturn } from '@deportivo/contracts/returns/returns'
import { openReturns } from '@deportivo/testkit/returns/open'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import { anOrder, step } from '@deportivo/testkit/order'
import { moveCase, received, requested, requestOf, sentPicture } from '@deportivo/testkit/returns/case'
import { PRICE } from '@deportivo/testkit/shop'
import { expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()
proveAfterEach(app)

/** An order of two pairs that its seller has, and takes to the client. */
async function withSeller(): Promise<Order> {
  const { id } = await anOrder(app, shop, { type_order: 'seller', quantity: 2 })
  await step(app, 'online_seller', id, { step: 'order_from_warehouse' })
  for (const name of ['in_process', 'received', 'send_to_seller'])
    await step(app, 'winery_manager', id, { step: name })
  return step(app, 'online_seller', id, { step: 'delivered_to_seller' })
}

async function soldBySeller(): Promise<Order> {
  const { id } = await withSeller()
  const sold = await step(app, 'online_seller', id, { step: 'finalize', cash_payment: 2 * PRICE })
  await app.settled()
  return sold
}

/** Units by the kind of their store: a shop's, or one made by the system. */
async function unitsOf({ products: [line] }: Order) {
  const rows = await app
    .db('inventory.published_levels as l')
    .join('inventory.published_stores as s', 's.id', 'l.store_id')
    .where('l.product_id', line?.product_id ?? 0)
    .groupBy('s.purpose')
    .select<{ purpose: string | null; units: number }[]>('s.purpose')
    .select(app.db.raw('sum(l.on_hand)::integer as units'))
  return Object.fromEntries<number>(
    rows.filter(({ units }) => units > 0).map(({ purpose, units }) => [purpose ?? 'shop', units]),
  )
}

it('goods that a seller still has are no return: they go back to the warehouse with their order', async () => {
  const order = await withSeller()
  await app.settled()
  const ask = { params: { saleId: order.id }, body: requestOf(order, lists) }
  expect(await app.refused('online_seller', requestReturn, ask)).toMatchObject({ code: 400 })
  const before = await unitsOf(order)
  await step(app, 'online_seller', order.id, { step: 'return', reason: 'No se vendió' })
  expect(Object.keys(before).toSorted()).not.toEqual(['shop'])
  expect(await unitsOf(order)).toMatchObject({ shop: 20 })
})

it('what a seller sold is returned to the store that receives it, never to the store of the seller', async () => {
  const order = await soldBySeller()
  const sold = await unitsOf(order)
  expect(Object.keys(sold)).toEqual(['shop'])
  const [line] = await app.ok('online_seller', listReturnableLines, { params: { id: order.id } })
  expect(line).toMatchObject({ quantity: 2, quantity_available: 2, unit_price: PRICE })
  const one = await received(app, shop, await requested(app, order, lists, { exchange_rate: lists.whole }))
  expect(one).toMatchObject({ entrance_store: shop.stores[0], goods: 'quarantine' })
  expect(await unitsOf(order)).toEqual({ ...sold, quarantine: 1 })
  await moveCase(app, one, { step: 'return_to_store' })
  expect(await unitsOf(order)).toEqual({ shop: (sold['shop'] ?? 0) + 1 })
  await moveCase(app, one, { step: 'exchange_available', size_id: 41 })
  await sentPicture(app, one)
  await moveCase(app, one, { step: 'enlist' })
  await moveCase(app, one, { step: 'delivered' })
  expect(await unitsOf(order)).toEqual(sold)
  expect(await app.ok('online_seller', getReturn, { params: { id: one.id } })).toMatchObject({
    seller_name: line && order.seller_name,
  })
})
