import { searchProducts } from '@deportivo/contracts/catalogue/products'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { orderEvent, publishEvent, type GivenOrder } from '@deportivo/testkit/events'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countSoldLately } from './count-sold-lately.ts'

const DAY_MS = 86_400_000
const LINES = orderEvent({}).payload.order.lines

describe('products that sell most come first', () => {
  let app: TestApp
  let shop: Shop
  let products: number[]
  let next = 0

  beforeAll(async () => {
    app = await startTestApp()
    shop = await openShop(app)
    products = []
    for (const name of ['Bota', 'Guayo', 'Tenis']) products.push(await stockProduct(app, shop, 3, [38], name))
  })
  afterAll(() => app.stop())

  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
  const sold = async (product: number, quantity: number, given: GivenOrder = {}) => {
    const lines = LINES.map((line) => ({ ...line, product_id: products[product] ?? 0, quantity }))
    next += 1
    await publishEvent(
      app.db,
      { id: 1000 + next, version: 1, checked_out_at: daysAgo(1), lines, ...given },
      'order.created',
    )
  }
  const found = async () => {
    app.deps.wake.notify('outbox')
    await app.settled()
    await countSoldLately.run(app.deps)
    const filter = `category_id:${shop.category_id}`
    const { data } = await app.reply('online_seller', searchProducts, {
      query: { filter, orderByDesc: 'sold' },
    })
    return data.map(({ id }) => products.indexOf(id))
  }

  it('counts the units of the last 30 days, also of a broken run, and the newest product leads among equals', async () => {
    expect(await found()).toEqual([2, 1, 0])
    const key = { product_id: products[1] ?? 0, store_id: shop.stores[0] }
    const none = app.db.raw("'[]'::jsonb")
    const run = { ...key, sold_lately: 0, missing: none, moves: none, checked_at: new Date() }
    await app.db('catalogue.broken_runs').insert(run)
    await sold(0, 2)
    await sold(1, 3)
    expect(await found()).toEqual([1, 0, 2])
    expect(await app.db('catalogue.broken_runs').where(key).pluck('sold_lately')).toEqual([3])
    await sold(2, 40, { checked_out_at: daysAgo(31) })
    expect(await found()).toEqual([1, 0, 2])
  })

  it('waits while sales that were made long ago are not yet in the figures', async () => {
    const isReady = () => countSoldLately.isReady?.(app.deps)
    expect(await isReady()).toBe(true)
    await app.db.transaction(async (trx) => {
      await trx('bus.cursors').where({ consumer: 'sales-report' }).forUpdate()
      await sold(0, 1, { state_entered_at: daysAgo(3), checked_out_at: daysAgo(40) })
      app.deps.wake.notify('outbox')
      expect(await isReady()).toBe(false)
    })
    await app.settled()
    expect(await isReady()).toBe(true)
  })

  it('does not count what was cancelled, nor pre-orders', async () => {
    await sold(2, 50, { state_id: 'cancelled' })
    await sold(2, 50, { state_id: 'pre_orden', checked_out_at: null })
    expect(await found()).toEqual([1, 0, 2])
  })

  it('reads the first page along one index', async () => {
    await app.db.raw(
      `insert into catalogue.products (name, category_id, subcategory_id, brand_id, reference_id, color_id)
       select 'Relleno ' || n, category_id, subcategory_id, brand_id, reference_id, color_id
       from catalogue.products, generate_series(1, 3000) n where id = ?`,
      [products[0] ?? 0],
    )
    await app.db.raw('analyze catalogue.products')
    const { rows } = await app.db.raw<{ rows: { 'QUERY PLAN': string }[] }>(
      `explain select id from catalogue.products where is_active order by sold_lately desc, id desc limit 15`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('products_best_sold')
  })
})
