import { addLine } from '@deportivo/contracts/orders/lines'
import { cancelOrder, changeOrder, createPreOrder } from '@deportivo/contracts/orders/orders'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { listReturnableLines, requestReturn } from '@deportivo/contracts/returns/returns'
import { DELIVERY } from '@deportivo/testkit/order'
import { openReturns } from '@deportivo/testkit/returns/open'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import { deliveredOrder, moveCase, received, requested, sentPicture } from '@deportivo/testkit/returns/case'
import { PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()
proveAfterEach(app)

async function exchanged(): Promise<ReturnCase> {
  const order = await deliveredOrder(app, shop)
  const one = await received(app, shop, await requested(app, order, lists, { exchange_rate: lists.whole }))
  await moveCase(app, one, { step: 'exchange_available', size_id: 41 })
  await sentPicture(app, one)
  await moveCase(app, one, { step: 'enlist' })
  return moveCase(app, one, { step: 'delivered' })
}

it('a delivered replacement is returned like any line, at the price it was given for, and no more of it', async () => {
  const one = await exchanged()
  const read = { params: { id: one.sale_id } }
  const lines = await app.ok('head_dispatch', listReturnableLines, read)
  expect(lines.map(({ size_id, quantity_available }) => [size_id, quantity_available])).toEqual([
    [40, 1],
    [41, 1],
  ])
  const body = {
    reason: lists.reason,
    product_id: one.sale_product.product_id,
    size_id: 41,
    quantity: 1,
    exchange_rate: lists.whole,
  }
  const ask = { params: { saleId: one.sale_id }, body }
  const again = await app.ok('head_dispatch', requestReturn, ask)
  expect(again.sale_product).toMatchObject({ size_id: 41, unit_price: PRICE })
  expect((await app.refused('head_dispatch', requestReturn, ask)).errors).toHaveProperty('quantity')
  await received(app, shop, again)
  expect(await moveCase(app, again, { step: 'voucher' })).toMatchObject({ credited_value: PRICE })
})

it('a voucher of a return that was used in part is whole again once, when its order is cancelled', async () => {
  const order = await deliveredOrder(app, shop)
  const one = await received(app, shop, await requested(app, order, lists, { exchange_rate: lists.whole }))
  await moveCase(app, one, { step: 'voucher' })
  await app.settled()
  const voucher = await app.db('money.vouchers').where('return_id', one.id).first<{ id: number }>('id')
  const available = async () =>
    (await app.db('money.vouchers').where('id', voucher.id).first<{ available: number }>()).available
  const { id } = await app.ok('online_seller', createPreOrder, { body: { client_id: order.client_id } })
  const product_id = await stockProduct(app, shop, 2)
  const line = { product_id, code_id: PUBLIC_CODE, size_id: 40, quantity: 1 }
  await app.ok('online_seller', addLine, { params: { saleId: id }, body: line })
  const spending = { payment_method: 2, city_id: 11_001, voucher: voucher.id, voucher_value: 60_000 }
  const checkOut = { ...DELIVERY, step: 'check_out', ...spending }
  await app.ok('online_seller', changeOrder, { params: { id }, body: checkOut })
  expect(await available()).toBe(PRICE - 60_000)
  const cancel = () => app.ok('two', cancelOrder, { params: { id }, body: { reason: 'Se arrepintió' } })
  const tries = await Promise.allSettled([cancel(), cancel(), cancel()])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await available()).toBe(PRICE)
  const entries = await app.db('money.voucher_entries').where('voucher_id', voucher.id).orderBy('id')
  expect(entries.map(({ amount }: { amount: number }) => amount)).toEqual([PRICE, -60_000, 60_000])
})
