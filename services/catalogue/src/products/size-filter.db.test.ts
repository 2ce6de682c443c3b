import { countStock } from '@deportivo/contracts/catalogue/inventory'
import { searchProducts } from '@deportivo/contracts/catalogue/products'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { stockProduct } from '@deportivo/testkit/shop'
import { beforeAll, expect, test } from 'vitest'

const { app, shop } = await openCatalogue()

let first: number
let other: number
let last: number
beforeAll(async () => {
  first = await stockProduct(app, shop, 3, [38, 39], 'Botín Cumbre')
  other = await stockProduct(app, shop, 5, [40], 'Botín Andino')
  last = await stockProduct(app, shop, 2, [38, 39, 40], 'Botín Altura')
  const sizes = [{ size_id: 38, quantity: 4, unit_cost: 90_000 }]
  await app.ok('two', countStock, {
    params: { id: first },
    body: { stores: [{ store_id: shop.stores[1], sizes }] },
  })
})

/** A page of the products of the brand, with the totals of all pages. */
async function page(filter: string, rest: { orderBy?: string; top?: number; page?: number } = {}) {
  const query = { filter: `brand_id:${shop.lists.brand_id},${filter}`, ...rest }
  const { data, total, sum_quantity } = await app.reply('two', searchProducts, { query })
  return { ids: data.map(({ id }) => id), total, sum_quantity }
}

test('products of a brand with a size, whatever their order, and the units in that size alone', async () => {
  const totals = { total: 2, sum_quantity: 9 }
  expect(await page('size_id:38')).toEqual({ ids: [last, first], ...totals })
  expect(await page('size_id:38', { orderBy: 'id' })).toEqual({ ids: [first, last], ...totals })
  expect(await page('size_id:38', { orderBy: 'name' })).toEqual({ ids: [last, first], ...totals })
  expect(await page('size_id:38|40')).toEqual({
    ids: [last, other, first],
    total: 3,
    sum_quantity: 16,
  })
})

test('each page of them, and none after the last', async () => {
  const totals = { total: 2, sum_quantity: 9 }
  expect(await page('size_id:38', { top: 1 })).toEqual({ ids: [last], ...totals })
  expect(await page('size_id:38', { top: 1, page: 2 })).toEqual({ ids: [first], ...totals })
  expect((await page('size_id:38', { top: 1, page: 3 })).ids).toEqual([])
})

test('in the stores of the search, and without those that have no unit', async () => {
  const [, second] = shop.stores
  expect(await page(`size_id:38,store:${second}`)).toEqual({ ids: [first], total: 1, sum_quantity: 4 })
  const stores = [{ store_id: shop.stores[0], sizes: [{ size_id: 38, quantity: 0 }] }]
  await app.ok('two', countStock, { params: { id: last }, body: { stores } })
  expect(await page('size_id:38')).toEqual({ ids: [first], total: 1, sum_quantity: 7 })
  expect(await page('size_id:38,without_stock:1')).toMatchObject({ ids: [last, other] })
})
