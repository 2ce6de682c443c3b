import { countStock } from '@deportivo/contracts/catalogue/inventory'
import { listProducts, updateProduct } from '@deportivo/contracts/catalogue/products'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { beforeAll, expect, it } from 'vitest'

const { app, shop } = await openCatalogue()

let few: number
let none: number
let many: number

const count = (product: number, store_id: number | undefined, size_id: number, quantity: number) =>
  app.ok('two', countStock, {
    params: { id: product },
    body: { stores: [{ store_id: store_id ?? 0, sizes: [{ size_id, quantity, unit_cost: 90_000 }] }] },
  })

beforeAll(async () => {
  few = await stockProduct(app, shop, 5, [38], 'Botín Bajo')
  none = await stockProduct(app, shop, 1, [39], 'Botín Cero')
  many = await stockProduct(app, shop, 4, [38, 39], 'Botín Alto')
  await count(none, shop.stores[0], 39, 0)
  await count(many, shop.stores[1], 40, 4)
})

const idsOf = async (query: {
  filter?: string
  orderBy?: string
  orderByDesc?: string
  top?: number
  page?: number
}) => {
  const filter = [`brand_id:${shop.lists.brand_id}`, query.filter].filter(Boolean).join(',')
  const { data, pagination } = await app.reply('two', listProducts, { query: { ...query, filter } })
  expect(pagination.total).toBeGreaterThanOrEqual(data.length)
  return data.map(({ id }) => id)
}

it('has every product, with and without stock, the newest first', async () => {
  expect(await idsOf({})).toEqual([many, none, few])
})

it('is sorted by name and by the total that each row shows, to either side', async () => {
  expect(await idsOf({ orderBy: 'name' })).toEqual([many, few, none])
  expect(await idsOf({ orderBy: 'total' })).toEqual([none, few, many])
  expect(await idsOf({ orderByDesc: 'total' })).toEqual([many, few, none])
  const { data } = await app.reply('two', listProducts, { query: { orderByDesc: 'total' } })
  expect(data.map(({ total }) => total)).toEqual([12, 5, 0])
  expect(await idsOf({ orderByDesc: 'total', top: 1, page: 2 })).toEqual([few])
})

it('is sorted by the price of the code that is shown', async () => {
  const priced = async (id: number, price: number) => {
    const { version } =
      (await app.reply('two', listProducts, { query: { filter: `id:${id}` } })).data[0] ?? {}
    await app.ok('two', updateProduct, {
      params: { id },
      body: { codes: [{ id: PUBLIC_CODE, value: price }], version: version ?? 0 },
    })
  }
  await priced(few, PRICE + 2_000)
  await priced(none, PRICE + 1_000)
  expect(await idsOf({ orderBy: 'price' })).toEqual([many, none, few])
  expect(await idsOf({ orderByDesc: 'price' })).toEqual([few, none, many])
})

it('has only what is available, or what is not, of a size and in a store', async () => {
  expect(await idsOf({ filter: 'stock:some' })).toEqual([many, few])
  expect(await idsOf({ filter: 'stock:none' })).toEqual([none])
  expect(await idsOf({ filter: 'stock:some|none' })).toEqual([many, none, few])
  expect(await idsOf({ filter: 'size_id:38' })).toEqual([many, few])
  expect(await idsOf({ filter: 'size_id:39' })).toEqual([many])
  expect(await idsOf({ filter: 'size_id:39,stock:none' })).toEqual([none, few])
  const [first, second] = shop.stores
  expect(await idsOf({ filter: `store_id:${second}` })).toEqual([many])
  expect(await idsOf({ filter: `store_id:${second},size_id:38` })).toEqual([])
  expect(await idsOf({ filter: `store_id:${first},size_id:38` })).toEqual([many, few])
})
