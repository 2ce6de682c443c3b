import { categories, listSizes, sizes, stores } from '@deportivo/contracts/catalogue/lists'
import { searchProducts } from '@deportivo/contracts/catalogue/products'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { openShop, stockProduct } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

interface Row {
  id: number
  name: string
  version: number
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)
const versionsOf = (rows: readonly Row[]) => Object.fromEntries(rows.map(({ id, version }) => [id, version]))
const allSizes = () => app.ok('two', sizes.list, { query: { top: 200 } })

function orderOf({ reorder }: Pick<typeof sizes, 'reorder'>) {
  if (!reorder) throw new Error('the list has an order')
  return reorder
}
const reorderSizes = orderOf(sizes)

/** The rows with two of them exchanged. */
function exchanged(rows: readonly Row[], one: number, other: number): number[] {
  const ids = idsOf(rows)
  return ids.map((id, index) => (index === one ? ids[other] : index === other ? ids[one] : id) ?? 0)
}

test('sizes are ordered: only those that moved are changed, with version, audit and event', async () => {
  const before = await allSizes()
  const ids = exchanged(before, 0, 1)
  await app.ok('two', reorderSizes, { body: { ids, versions: versionsOf(before) } })
  const after = await allSizes()
  expect(idsOf(after)).toEqual(ids)
  expect(after.filter(({ version }) => version === 2)).toHaveLength(2)
  const moved = app.db('audit.entries').where({ subject: 'size', act: 'changed' })
  expect(await moved.pluck('changes')).toMatchObject([[{ field: 'order' }], [{ field: 'order' }]])
  await app.settled()
  const events = app
    .db('bus.event_log')
    .where('type', 'catalogue.changed')
    .whereLike('aggregate_id', 'size-%')
  expect(await events.pluck('aggregate_version')).toEqual([2, 2])
  // Who moves nothing changes nothing, and who may not change the catalogue orders nothing.
  await app.ok('two', reorderSizes, { body: { ids } })
  expect(await allSizes()).toEqual(after)
  expect((await app.refused('online_seller', reorderSizes, { body: { ids } })).code).toBe(403)
})

test('of two who order a list at once one wins, and the other learns that it changed', async () => {
  const before = await allSizes()
  const orders = [exchanged(before, 2, 3), exchanged(before, 3, 4)]
  const outcomes = await Promise.allSettled(
    orders.map((ids) => app.ok('two', reorderSizes, { body: { ids, versions: versionsOf(before) } })),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const winner = orders[outcomes.findIndex(({ status }) => status === 'fulfilled')]
  expect(idsOf(await allSizes())).toEqual(winner)
  const late = { ids: exchanged(before, 2, 4), versions: versionsOf(before) }
  expect(await app.refused('two', reorderSizes, { body: late })).toMatchObject({
    code: 409,
    message: 'La lista cambió mientras usted la ordenaba.',
    data: { ids: winner },
  })
})

test('an order without one of the rows, or with one twice, is refused', async () => {
  const ids = idsOf(await allSizes())
  for (const wrong of [ids.slice(1), [...ids, 999_999], [...ids.slice(1), ids[1] ?? 0]])
    expect((await app.refused('two', reorderSizes, { body: { ids: wrong } })).code).toBe(409)
})

test('a new row is the last of its list, and virtual stores have no place among the others', async () => {
  await openShop(app)
  const made = await app.ok('two', stores.create, { body: { name: 'Bodega Última', type: 'exhibition' } })
  const rows = await app.ok('two', stores.list, {})
  expect(rows.at(-1)).toEqual(made)
  await app
    .db('inventory.stores')
    .insert({ name: 'En tránsito', type: 'virtual', purpose: 'transit', orden: 0 })
  const ids = idsOf(rows).toReversed()
  await app.ok('two', orderOf(stores), { body: { ids } })
  expect(idsOf(await app.ok('two', stores.list, {}))).toEqual(ids)
  const category = await app.ok('two', categories.create, { body: { name: 'Ropa' } })
  const all = await app.ok('two', categories.list, {})
  expect(all.at(-1)).toMatchObject({ id: category.id, size_ids: [], curve: [] })
  await app.ok('two', orderOf(categories), { body: { ids: idsOf(all).toReversed() } })
  expect((await app.ok('two', categories.list, {}))[0]?.id).toBe(category.id)
})

test('products show and find the sizes as they are now named and ordered', async () => {
  const shop = await openShop(app)
  const product = await stockProduct(app, shop, 2, [38, 39])
  const shown = async () => {
    const found = await app.ok('two', searchProducts, {
      query: { filter: `category_id:${shop.category_id}` },
    })
    return found[0]?.sizes.map(({ name }) => name)
  }
  const found = async (searchText: string) => {
    const query = { searchText, filter: `category_id:${shop.category_id}` }
    return (await app.ok('two', searchProducts, { query })).map(({ id }) => id)
  }
  expect(await shown()).toEqual(expect.arrayContaining(['38', '39']))
  await app.ok('two', sizes.change, { params: { id: 38 }, body: { name: 'Treintaiocho' } })
  const all = await allSizes()
  const ids = [38, ...idsOf(all).filter((id) => id !== 38)]
  await app.ok('two', reorderSizes, { body: { ids } })
  expect((await shown())?.[0]).toBe('Treintaiocho')
  expect(await found('treintaiocho')).toEqual([product])
  const ofCategory = await app.ok('two', listSizes, { params: { id: shop.category_id } })
  expect(ofCategory[0]?.name).toBe('Treintaiocho')
})
