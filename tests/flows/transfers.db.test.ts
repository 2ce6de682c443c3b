import { addLine, transferUnits } from '@deportivo/contracts/orders/lines'
import type { Order } from '@deportivo/contracts/orders/order'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { anOrder, present } from '@deportivo/testkit/order'
import { openShop, PRICE, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const MINIMAL = 150_000

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ isMoneyProved: false })
  shop = await openShop(app)
})
afterAll(() => app.stop())

interface Pair {
  from: Order
  to: Order
  product_id: number
}

/** Two orders of one seller; the first holds two pairs. */
async function twoOrders(seller: Person = 'online_seller'): Promise<Pair> {
  const product_id = await stockProduct(app, shop, 9)
  const from = await anOrder(app, shop, { seller, product_id, quantity: 2 })
  return { from, to: await anOrder(app, shop, { seller, product_id, size_id: 39 }), product_id }
}

const moving = ({ from, to, product_id }: Pair, more: object = {}) => ({
  body: { product_id, sale_out: from.id, sale_in: to.id, size_id: 40, quantity: 1, ...more },
})

describe('the price of units that are transferred to another order', () => {
  it('is the unit price of their line by default', async () => {
    const pair = await twoOrders()
    const to = await app.ok('online_seller', transferUnits, moving(pair, { quantity: 2 }))
    expect(to.total_value).toBe(3 * PRICE)
  })

  it('stays on a line of its own, which names the order that it came from', async () => {
    const pair = await twoOrders()
    const size_id = 40
    const to = await app.ok('online_seller', transferUnits, moving(pair))
    const body = { product_id: pair.product_id, code_id: PUBLIC_CODE, size_id, quantity: 1 }
    const { products } = await app.ok('online_seller', addLine, { params: { saleId: to.id }, body })
    const sources = products.filter((line) => line.size_id === size_id).map((line) => line.sale_out_id)
    expect(sources.toSorted()).toEqual([pair.from.id, null])
  })

  it.each([0, 1, MINIMAL, PRICE - 1])('is never %i for a seller without discounts', async (price) => {
    const pair = await twoOrders()
    const refused = await app.refused('online_seller', transferUnits, moving(pair, { price }))
    expect(refused.errors).toEqual({ price: ['El precio por unidad es menor que el permitido ($ 189.900).'] })
    expect((await present(app, pair.from.id)).total_value).toBe(2 * PRICE)
    expect((await present(app, pair.to.id)).total_value).toBe(PRICE)
  })

  it('goes down to the minimal price, and no further, with the discount permission', async () => {
    const pair = await twoOrders('online_seller_admin')
    const below = await app.refused(
      'online_seller_admin',
      transferUnits,
      moving(pair, { price: MINIMAL - 1 }),
    )
    expect(below.errors).toEqual({ price: ['El precio por unidad es menor que el permitido ($ 150.000).'] })
    const to = await app.ok('online_seller_admin', transferUnits, moving(pair, { price: MINIMAL }))
    expect(to.total_value).toBe(PRICE + MINIMAL)
  })

  it('divides evenly among the units', async () => {
    const pair = await twoOrders()
    const uneven = moving(pair, { quantity: 2, price: 2 * PRICE + 1 })
    expect(Object.keys((await app.refused('online_seller', transferUnits, uneven)).errors ?? {})).toEqual([
      'price',
    ])
  })

  it('is not passed on to a seller who may not give its discount', async () => {
    const pair = await twoOrders()
    await app
      .db('orders.order_lines')
      .where('order_id', pair.from.id)
      .update({ price: 2 * MINIMAL })
    const refused = await app.refused('online_seller', transferUnits, moving(pair))
    expect(Object.keys(refused.errors ?? {})).toEqual(['price'])
  })

  it('is refused with a price code that the seller does not have', async () => {
    const pair = await twoOrders()
    await app.db('orders.order_lines').where('order_id', pair.from.id).update({ code_id: 1 })
    const refused = await app.refused('online_seller', transferUnits, moving(pair))
    expect(Object.keys(refused.errors ?? {})).toEqual(['code_id'])
  })
})

describe('a transfer', () => {
  it('of more than the line holds is refused on the order it comes from', async () => {
    const pair = await twoOrders()
    const refused = await app.refused('online_seller', transferUnits, moving(pair, { quantity: 3 }))
    expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual([422, ['sale_out']])
  })

  it.each(['sale_in', 'sale_out'] as const)('refuses a foreign %s like a missing one', async (side) => {
    const pair = await twoOrders()
    const foreign = await anOrder(app, shop, { seller: 'online_seller_2' })
    const refused = await app.refused('online_seller', transferUnits, moving(pair, { [side]: foreign.id }))
    expect(refused.code).toBe(404)
  })

  const SIDES = [
    ['sale_out', (pair: Pair) => ({ version: pair.from.version - 1 })],
    ['sale_in', (pair: Pair) => ({ versions: { [pair.to.id]: pair.to.version - 1 } })],
    ['sale_out', (pair: Pair) => ({ versions: { [pair.from.id]: pair.from.version - 1 } })],
  ] as const

  it.each(SIDES)('on an older version of %s is refused with that order (%#)', async (side, stale) => {
    const pair = await twoOrders()
    const refused = await app.refused('online_seller', transferUnits, moving(pair, stale(pair)))
    const { id, version } = side === 'sale_in' ? pair.to : pair.from
    const text = expect.any(String) as string
    expect(refused).toMatchObject({ code: 409, data: { id, version, by: text, at: text } })
    expect((await present(app, pair.to.id)).units).toBe(1)
    const versions = { [pair.from.id]: pair.from.version, [pair.to.id]: pair.to.version }
    await app.ok('online_seller', transferUnits, moving(pair, { version: pair.from.version, versions }))
  })

  it('of the same units twice at once moves them once', async () => {
    const pair = await twoOrders()
    const tries = await Promise.allSettled([
      app.ok('online_seller', transferUnits, moving(pair, { quantity: 2 })),
      app.ok('online_seller', transferUnits, moving(pair, { quantity: 2 })),
    ])
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect((await present(app, pair.to.id)).units).toBe(3)
  })
})
