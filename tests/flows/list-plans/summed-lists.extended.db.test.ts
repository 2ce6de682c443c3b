import { listDeadStock } from '@deportivo/contracts/catalogue/dead-stock'
import { listPurchaseProposals } from '@deportivo/contracts/catalogue/purchase-proposals'
import { listReferenceSales, listSizeSales } from '@deportivo/contracts/catalogue/size-sales'
import type { ListContract } from '@deportivo/contracts/list-route'
import { connect } from '@deportivo/platform/db/connect'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { buffersOfWork } from '@deportivo/testkit/buffers'
import { openShop, stockProduct } from '@deportivo/testkit/shop'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Of each product four sizes, in two stores. */
const PRODUCTS = 1_000
const SIZES = PRODUCTS * 4

let app: TestApp
let owner: Knex
let product: number

const COPY = `
  insert into catalogue.products (name, category_id, subcategory_id, brand_id, reference_id, color_id, price, codes,
    category_name, subcategory_name, brand_name, reference_name, color_name, color, search_text)
  select name || ' ' || n, category_id, subcategory_id, brand_id, reference_id, color_id, price, codes, '', '', '', '', '', '', ''
  from catalogue.products, generate_series(1, ${PRODUCTS}) n where id = :product`

const LEVELS = `
  insert into inventory.levels (product_id, size_id, store_id, on_hand)
  select p.id, z, s, 5
  from catalogue.products p, unnest('{38,39,40,41}'::integer[]) z, unnest(:stores::integer[]) s
  where p.id > :product`

// Half of the sizes never sold.
const SOLD = `
  insert into read.size_days (day, product_id, size_id, store_id, count, sold, returned, replaced, value, credited)
  select current_date - d, product_id, size_id, store_id, 1, 1, 0, 0, 1000, 0
  from inventory.levels, generate_series(:from::integer, :to::integer, 9) d
  where product_id > :product and product_id % 2 = 0`

const LEDGER = `
  insert into inventory.ledger (batch, kind, product_id, size_id, store_id, on_hand_change, held_change, actor_name, at)
  select :to + d, :kind, product_id, size_id, store_id, :change, 0, 'test', now() - d * interval '1 day'
  from generate_series(:from::integer, :to::integer, 9) d, inventory.levels where product_id > :product`

/** What sold and left in these days before today. */
async function addSales(from: number, to: number): Promise<void> {
  await owner.raw(SOLD, { from, to, product })
  await owner.raw(LEDGER, { from, to, kind: 'leave', change: -1, product })
  await owner.raw('vacuum analyze read.size_days')
  await owner.raw('vacuum analyze inventory.ledger')
}

beforeAll(async () => {
  // Its rows are written behind the product.
  app = await startTestApp({ isMoneyProved: false })
  const shop = await openShop(app)
  product = await stockProduct(app, shop, 5)
  await app.settled()
  owner = connect({ url: app.deps.config.databaseOwnerUrl ?? '', as: 'owner', poolMax: 1 })
  await owner.raw(COPY, { product })
  await owner.raw(LEVELS, { product, stores: [...shop.stores] })
  await owner.raw(LEDGER, { from: 400, to: 400, kind: 'count', change: 5, product })
  for (const table of ['catalogue.products', 'inventory.levels'])
    await owner.raw('vacuum analyze ??', [table])
  await addSales(1, 100)
})
afterAll(async () => {
  await owner.destroy()
  await app.stop()
})

async function buffersOf({ path }: ListContract, query: Record<string, string> = {}): Promise<number> {
  const headers = await app.as('two')
  const url = `/api/v1${path}?${new URLSearchParams({ ...query, top: '15' }).toString()}`
  return buffersOfWork(
    app.db,
    (sql) => sql.includes('size_days'),
    async () => expect((await app.app.inject({ url, headers })).statusCode).toBe(200),
  )
}

/** What the page, its count and its sums may cost for each size. */
const LISTS = [
  { name: 'sales by size', list: listSizeSales, query: {}, most: 6 },
  { name: 'sales by reference', list: listReferenceSales, query: {}, most: 12 },
  { name: 'purchase proposals', list: listPurchaseProposals, query: {}, most: 12 },
  { name: 'dead stock', list: listDeadStock, query: {}, most: 25 },
  { name: 'dead stock by age', list: listDeadStock, query: { orderByDesc: 'age' }, most: 25 },
] as const

it('lists of what sold cost a few buffers for each size, and hardly more for what sold before', async () => {
  const costs = async () => {
    const found: Record<string, number> = {}
    for (const { name, list, query } of LISTS) found[name] = (await buffersOf(list, query)) / SIZES
    return found
  }
  const before = await costs()
  for (const { name, most } of LISTS) expect(before[name], name).toBeLessThan(most)
  // Ten times as much: an index is a level higher, and no more.
  await addSales(101, 1_000)
  const after = await costs()
  for (const { name } of LISTS) expect(after[name], name).toBeLessThan((before[name] ?? 0) * 2)
})

it('dead stock of one product reads no other', async () => {
  expect(await buffersOf(listDeadStock, { filter: `product_id:${product + 1}` })).toBeLessThan(700)
})
