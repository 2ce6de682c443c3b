import { changeReturn, getReturn } from '@deportivo/contracts/returns/returns'
import { deliveredOrder, moveCase, received, requested } from '@deportivo/testkit/returns/case'
import { pricedProduct } from '@deportivo/testkit/returns/exchange'
import { openReturns } from '@deportivo/testkit/returns/open'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import { PRICE } from '@deportivo/testkit/shop'
import { expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()
proveAfterEach(app)

it('a replacement has no more units than came back', async () => {
  const order = await deliveredOrder(app, shop)
  const one = await received(app, shop, await requested(app, order, lists))
  const params = { id: one.id }
  const body = { step: 'exchange_available', size_id: 41, quantity: 2 }
  expect(await app.refused('head_dispatch', changeReturn, { params, body })).toMatchObject({
    code: 422,
    errors: { quantity: ['La cantidad supera lo disponible (1).'] },
  })
  expect(await app.ok('two', getReturn, { params })).toMatchObject({
    state_id: 'return_received_store',
    replacement: null,
  })
})

it('a delivered exchange recognises what came back, not what its replacement costs', async () => {
  const order = await deliveredOrder(app, shop)
  const asked = { quantity: 2, exchange_rate: lists.half }
  const one = await received(app, shop, await requested(app, order, lists, asked))
  const product_id = await pricedProduct(app, shop, PRICE / 4)
  await moveCase(app, one, { step: 'exchange_available', product_id, size_id: 41, quantity: 1 })
  expect(await moveCase(app, one, { step: 'hand_over' })).toMatchObject({
    credited_value: PRICE,
    price_difference: PRICE / 4 - PRICE,
    replacement: { quantity: 1, price: PRICE / 4 },
  })
  const [left] = await app
    .db('inventory.ledger')
    .where({ return_id: one.id, kind: 'leave' })
    .select<object[]>('on_hand_change', 'unit_cost')
  expect(left).toEqual({ on_hand_change: -1, unit_cost: 90_000 })
})

it('what a held replacement was promised counts for the other cases of its line, to the peso', async () => {
  const price = PRICE + 1
  const order = await deliveredOrder(app, shop, { quantity: 2, price: 2 * price })
  const half = { exchange_rate: lists.half }
  const exchanged = await received(app, shop, await requested(app, order, lists, half))
  const other = await received(app, shop, await requested(app, order, lists, half))
  const held = await moveCase(app, exchanged, { step: 'exchange_available', size_id: 41 })
  const promised = price - held.price_difference
  expect(promised).toBe(Math.round(price / 2))
  const { credited_value } = await moveCase(app, other, { step: 'voucher' })
  expect(promised + credited_value).toBe(price)
})
