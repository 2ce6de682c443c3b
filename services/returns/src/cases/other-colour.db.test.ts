import { updateProduct } from '@deportivo/contracts/catalogue/products'
import type { Order } from '@deportivo/contracts/orders/order'
import { getReturn, listReturnableLines, requestReturn } from '@deportivo/contracts/returns/returns'
import { present as orderOf } from '@deportivo/testkit/order'
import { deliveredOrder, moveCase, received, requested, requestOf } from '@deportivo/testkit/returns/case'
import { openReturns } from '@deportivo/testkit/returns/open'
import { proveAfterEach } from '@deportivo/testkit/returns/proofs'
import {
  otherColour,
  otherReference,
  PRICE,
  PUBLIC_CODE,
  stockProduct,
  type Shop,
} from '@deportivo/testkit/shop'
import { describe, expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()
proveAfterEach(app)

const DEARER = 20_000

/** A product that costs another price today. */
async function costing(price: number, where: Shop): Promise<number> {
  const id = await stockProduct(app, where, 5, [40, 41])
  const codes = [{ id: PUBLIC_CODE, value: price }]
  await app.ok('two', updateProduct, { params: { id }, body: { codes, price } })
  return id
}

const colourFor = async (price: number) => costing(price, await otherColour(app, shop))

const changed = (order: Order, replacement_product_id: number, more: object = {}) => ({
  params: { saleId: order.id },
  body: {
    ...requestOf(order, lists),
    replacement_product_id,
    replacement_size_id: 41,
    hand_over: true,
    ...more,
  },
})

const vouchersOf = ({ client_id }: Order) =>
  app.db('money.vouchers').where({ client_id }).orderBy('id').pluck('value')

describe('another colour of the same reference', () => {
  it.each([PRICE + DEARER, PRICE - DEARER])(
    'costs what was paid, while it costs %i today, and leaves nothing to pay or to credit',
    async (today) => {
      const order = await deliveredOrder(app, shop)
      const { id } = await app.ok(
        'local_administrative',
        requestReturn,
        changed(order, await colourFor(today)),
      )
      await app.settled()
      expect(await app.ok('two', getReturn, { params: { id } })).toMatchObject({
        state_id: 'return_delivered',
        price_difference: 0,
        difference: null,
        credited_value: PRICE,
        replacement: { price: PRICE, size_id: 41 },
      })
      expect(await orderOf(app, order.id)).toMatchObject({ total_balance: 0, refund_owed: 0 })
      expect(await vouchersOf(order)).toEqual([])
    },
  )

  it('is charged by the rate of its case, as another size is', async () => {
    const half = { exchange_rate: lists.half }
    const [order, other] = [await deliveredOrder(app, shop), await deliveredOrder(app, shop)]
    const one = await received(app, shop, await requested(app, order, lists, half))
    const product_id = await colourFor(PRICE + DEARER)
    const colour = await moveCase(app, one, { step: 'exchange_available', product_id, size_id: 41 })
    const size = await received(app, shop, await requested(app, other, lists, half))
    const held = await moveCase(app, size, { step: 'exchange_available', size_id: 41 })
    expect([colour.price_difference, held.price_difference]).toEqual([PRICE / 2, PRICE / 2])
    await app.settled()
    expect(await orderOf(app, order.id)).toMatchObject({ total_balance: PRICE / 2 })
  })

  it('came back too: it is worth what was paid for the first one', async () => {
    const order = await deliveredOrder(app, shop)
    const colour = await colourFor(PRICE + DEARER)
    await app.ok('local_administrative', requestReturn, changed(order, colour))
    const lines = await app.ok('two', listReturnableLines, { params: { id: order.id } })
    expect(lines.find(({ product_id }) => product_id === colour)).toMatchObject({ unit_price: PRICE })
    const body = { reason: lists.reason, product_id: colour, size_id: 41, quantity: 1 }
    const asked = { params: { saleId: order.id }, body: { ...body, exchange_rate: lists.whole } }
    const again = await received(app, shop, await app.ok('two', requestReturn, asked))
    await moveCase(app, again, { step: 'voucher' })
    await app.settled()
    expect(await vouchersOf(order)).toEqual([PRICE])
  })

  it('is what the catalogue has today; a product of another reference costs its price of today', async () => {
    const order = await deliveredOrder(app, shop)
    const other = await costing(PRICE + DEARER, await otherReference(app, shop))
    const refused = await app.refused('local_administrative', requestReturn, changed(order, other))
    expect(refused.message).toBe('Falta el pago confirmado de la diferencia del cambio.')
    const held = await app.ok('two', requestReturn, changed(order, other, { hand_over: false }))
    expect(held).toMatchObject({
      price_difference: DEARER,
      sale_product: { reference_id: shop.lists.reference_id },
    })
    await app.settled()
    expect(await orderOf(app, order.id)).toMatchObject({ total_balance: DEARER })
  })
})
