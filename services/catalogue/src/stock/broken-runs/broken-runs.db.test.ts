import { listBrokenRuns, mendRun, type BrokenRun } from '@deportivo/contracts/catalogue/broken-runs'
import { countStock, stockByStore } from '@deportivo/contracts/catalogue/inventory'
import { getTransfer } from '@deportivo/contracts/catalogue/transfers'
import { prove } from '@deportivo/inventory/prove'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { openShop, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { refreshBrokenRuns } from './refresh-runs.ts'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterEach(async () => {
  expect((await prove(app.db)).differences).toEqual([])
})
afterAll(() => app.stop())

/** Sets what the second store has of the sizes 38 to 41. */
const countSecond = (id: number, units: readonly number[]) =>
  app.ok('two', countStock, {
    params: { id },
    body: {
      stores: [
        {
          store_id: shop.stores[1],
          sizes: units.map((quantity, at) => ({ size_id: 38 + at, quantity })),
        },
      ],
    },
  })

/** The list as it is once everything that happened is known. */
async function runsOf(product_id: number): Promise<BrokenRun[]> {
  await app.settled()
  await refreshBrokenRuns.run(app.deps)
  return app.ok('two', listBrokenRuns, { query: { filter: `product_id:${product_id}` } })
}

/** A product with 3 of each size in the first store, of which the second lacks both middle sizes. */
async function broken(): Promise<{ product_id: number; run: BrokenRun }> {
  const product_id = await stockProduct(app, shop, 3)
  await countSecond(product_id, [1, 0, 0, 1])
  const [run] = await runsOf(product_id)
  if (!run) throw new Error('the run is not listed')
  return { product_id, run }
}

const mend = ({ product_id, store_id, moves }: BrokenRun, mode: 'instant' | 'transit') => ({
  body: {
    product_id,
    store_id,
    mode,
    moves: moves.map(({ from_store, size_id }) => ({ from_store, size_id })),
  },
})

it('a store that lacks its middle sizes is listed with the move that mends it', async () => {
  const { run } = await broken()
  const [first, second] = shop.stores
  expect(run).toMatchObject({ store_id: second, product_name: 'Zancada 1042' })
  expect(run.missing.map(({ size_id, stores }) => [size_id, stores[0]?.available])).toEqual([
    [39, 3],
    [40, 3],
  ])
  expect(run.moves).toMatchObject([
    { size_id: 39, from_store: first, quantity: 1 },
    { size_id: 40, from_store: first, quantity: 1 },
  ])
})

it('one click moves the pairs at once, and of two clicks only one', async () => {
  const { product_id, run } = await broken()
  const clicks = await Promise.allSettled([
    app.ok('two', mendRun, mend(run, 'instant')),
    app.ok('winery_manager', mendRun, mend(run, 'instant')),
  ])
  expect(clicks.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const stores = await app.ok('two', stockByStore, { params: { id: product_id } })
  const second = stores.find(({ id }) => id === shop.stores[1])
  expect(second?.sizes.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1])
  expect(await app.ok('two', listBrokenRuns, { query: { filter: `product_id:${product_id}` } })).toEqual([])
  expect((await app.refused('two', mendRun, mend(run, 'instant'))).errors).toHaveProperty(['moves.0.size_id'])
})

it('as a transfer the pairs are in a draft, and the store is no longer listed', async () => {
  const { product_id, run } = await broken()
  const { transfer_ids } = await app.ok('two', mendRun, mend(run, 'transit'))
  const draft = await app.ok('two', getTransfer, { params: { id: transfer_ids[0] ?? 0 } })
  expect(draft).toMatchObject({
    state: 'draft',
    from_store: shop.stores[0],
    to_store: shop.stores[1],
    units: 2,
  })
  expect(await runsOf(product_id)).toEqual([])
})

it('stock that changes meanwhile refuses the old proposal by size, and the list follows', async () => {
  const { product_id, run } = await broken()
  await countSecond(product_id, [1, 1, 0, 1])
  expect((await app.refused('two', mendRun, mend(run, 'instant'))).errors).toEqual({
    'moves.0.size_id': ['Talla 39: las existencias cambiaron y este traslado ya no se propone.'],
  })
  expect((await runsOf(product_id)).map(({ moves }) => moves.map(({ size_id }) => size_id))).toEqual([[40]])
})
