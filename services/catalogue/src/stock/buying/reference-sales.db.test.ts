import { listReferenceSales, listSizeSales } from '@deportivo/contracts/catalogue/size-sales'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, DELIVERY, step, TRANSFER } from '@deportivo/testkit/order'
import {
  openShop,
  otherColour,
  otherReference,
  setUnits,
  stockProduct,
  type Shop,
} from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let shop: Shop
let sellingOut: number
let other: number

async function sell(product_id: number, size_id: number, quantity: number): Promise<void> {
  const order = await anOrder(app, shop, { product_id, size_id, quantity })
  const body = { ...DELIVERY, step: 'check_out', payment_method: TRANSFER, city_id: 11_001 }
  await step(app, 'online_seller', order.id, body)
}

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  sellingOut = await stockProduct(app, shop, 4, [39, 40, 41])
  // Another colour of it, which sells nothing.
  await stockProduct(app, await otherColour(app, shop), 10, [40])
  other = await stockProduct(app, await otherReference(app, shop), 30, [38, 40], 'Cumbre 7')
  await setUnits(app, sellingOut, shop.stores[1], 41, 2)
  await sell(sellingOut, 40, 4)
  await sell(sellingOut, 39, 1)
  await sell(other, 38, 2)
  await app.settled()
})
afterAll(() => app.stop())

const list = (filter?: string, query: Record<string, string | number> = {}) =>
  app.reply('two', listReferenceSales, { query: { ...(filter && { filter }), ...query } })

const productOf = async (id: number) => {
  const row: unknown = await app.db('catalogue.products').where({ id }).first()
  return row as { reference_id: number; brand_id: number; category_id: number }
}

it('a reference has the sales of its sizes, and the stock of those that sold nothing too', async () => {
  const { data } = await list()
  const [first, second] = data
  expect(data).toHaveLength(2)
  expect(first).toMatchObject({
    reference_id: (await productOf(sellingOut)).reference_id,
    sold: 5,
    returned: 0,
    replaced: 0,
    net: 5,
    sizes: 2,
    // 3 of size 39, 4 + 2 of size 41, which did not sell, and 10 of the other colour.
    available: 19,
    missing_sizes: ['40'],
    days_of_stock: Math.floor((19 * 28) / 5),
  })
  expect(first?.sell_through).toBeCloseTo(5 / 24, 10)
  expect(second).toMatchObject({ net: 2, available: 58, missing_sizes: [] })
})

it('its sums are those of the list by size', async () => {
  const { totals } = await list()
  const bySize = await app.reply('two', listSizeSales, { query: { top: 200 } })
  expect({ ...totals, available: 0 }).toEqual({ ...bySize.totals, available: 0 })
  const { data } = await list()
  expect(data.reduce((sum, { value }) => sum + value, 0)).toBe(bySize.totals.value)
})

it('narrowed to a store, figures and stock are of that store alone', async () => {
  const [central, north] = shop.stores
  const { data } = await list(`store_id:${central}`)
  expect(data[0]).toMatchObject({ net: 5, available: 17, missing_sizes: ['40'] })
  expect((await list(`store_id:${north}`)).data).toEqual([])
})

it('is found by words, and narrowed to a brand and a category', async () => {
  const { reference_id, brand_id, category_id } = await productOf(other)
  const ids = async (filter?: string, query = {}) =>
    (await list(filter, query)).data.map((row) => row.reference_id)
  expect(await ids(undefined, { search: 'Cumbre 7' })).toEqual([reference_id])
  expect(await ids(`brand_id:${brand_id},category_id:${category_id}`)).toContain(reference_id)
  expect(await ids(`brand_id:${brand_id + 1000}`)).toEqual([])
  expect(await ids(`category_id:${category_id + 1000}`)).toEqual([])
})

it('the ones that last longest come first when asked for', async () => {
  const { data } = await list(undefined, { orderByDesc: 'days_of_stock' })
  const days = data.map(({ days_of_stock }) => days_of_stock ?? 0)
  expect(days).toEqual(days.toSorted((a, b) => b - a))
  expect(days[0]).toBeGreaterThan(days[1] ?? 0)
})
