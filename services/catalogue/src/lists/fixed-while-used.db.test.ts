import { references, subcategories } from '@deportivo/contracts/catalogue/lists'
import { createProduct, deleteProduct, getProduct } from '@deportivo/contracts/catalogue/products'
import { applyChecked, checkTable, exported } from '@deportivo/testkit/imports'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { openShop, stockProduct } from '@deportivo/testkit/shop'
import { expect, test } from 'vitest'

const { app, shop } = await openCatalogue()
const other = await openShop(app)
const { subcategory_id, reference_id } = shop.lists
const { category_id, brand_id } = other.lists

const moveSubcategory = (id = subcategory_id) => ({ params: { id }, body: { category_id } })
const moveReference = (id = reference_id) => ({ params: { id }, body: { brand_id } })
const usedBy = (users: string) => [`No se puede cambiar mientras se use. ${users}.`]

test('a subcategory stays in its category and a reference in its brand while products use them', async () => {
  await app.ok('two', subcategories.change, { params: { id: subcategory_id }, body: { name: 'Trail' } })
  const id = await stockProduct(app, shop, 1, [38])
  const second = await stockProduct(app, shop, 1, [38])
  const refused = async () => [
    (await app.refused('two', subcategories.change, moveSubcategory())).errors,
    (await app.refused('two', references.change, moveReference())).errors,
  ]
  const two = usedBy('Productos que lo usan: 2')
  expect(await refused()).toEqual([{ category_id: two }, { brand_id: two }])
  // Its name may change, with the same category sent again.
  await app.ok('two', subcategories.change, {
    params: { id: subcategory_id },
    body: { name: 'Running', category_id: shop.category_id },
  })
  for (const product of [id, second]) {
    await app.db('inventory.levels').where('product_id', product).update({ on_hand: 0 })
    await app.ok('two', deleteProduct, { params: { id: product } })
  }
  // Orders and reports still show them.
  const deleted = usedBy('Productos eliminados que lo usan: 2')
  expect(await refused()).toEqual([{ category_id: deleted }, { brand_id: deleted }])
  const unused = await app.ok('two', subcategories.create, {
    body: { name: 'Sin uso', category_id: shop.category_id },
  })
  await app.ok('two', subcategories.change, moveSubcategory(unused.id))
})

const isWaiting = async () => (await app.db('pg_locks').where('granted', false)).length > 0

test('a product that is saved while its subcategory moves is refused', async () => {
  const own = await openShop(app)
  const body = { ...own.lists, name: 'A la vez', codes: {}, minimal_price: 0 }
  const moving = await app.db.transaction()
  const moved = { id: own.lists.subcategory_id }
  await moving<object>('catalogue.subcategories').where(moved).update({ category_id, name: 'Movida' })
  let isDone = false
  const saving = app.refused('two', createProduct, { body }).finally(() => (isDone = true))
  await expect.poll(async () => isDone || (await isWaiting())).toBe(true)
  await moving.commit()
  expect((await saving).errors).toEqual({ subcategory_id: ['El registro no existe.'] })
})

test('an import takes what a product has, and makes no second reference of the same name', async () => {
  const id = await stockProduct(app, shop, 1, [38], 'De otra marca')
  const before = await app.ok('two', getProduct, { params: { id } })
  // As they could be moved before.
  await app.db('catalogue.products').where({ id }).update({ brand_id: other.lists.brand_id })
  await app.db('catalogue.products').where({ id }).update({ category_id, subcategory_id })
  const count = async () => [
    (await app.db('catalogue.brand_references').select('id')).length,
    (await app.db('catalogue.subcategories').select('id')).length,
  ]
  await app.db('catalogue.brand_references').where('id', other.lists.reference_id).update({ name: 'Otra' })
  await app.db('catalogue.subcategories').where('id', other.lists.subcategory_id).update({ name: 'Otra' })
  const stored = await count()
  const checked = await checkTable(app, 'two', await exported(app, 'two', 'csv', `id:${id}`))
  expect(checked).toMatchObject({ faults: [], missing: [], counts: { changed: 0, unchanged: 1 } })
  expect((await applyChecked(app, 'two', checked)).counts).toMatchObject({ changed: 0, unchanged: 1 })
  expect(await count()).toEqual(stored)
  const { reference_id: same } = await app.ok('two', getProduct, { params: { id } })
  expect(same).toBe(before.reference_id)
}, 120_000)

test('a check counts the products whose reference is made as changed, like the import itself', async () => {
  const id = await stockProduct(app, shop, 1, [38], 'Con referencia nueva')
  // The id that once stood for rows to be made.
  const [first] = await app.db('catalogue.brand_references').orderBy('id').limit(1).select('id', 'brand_id')
  await app
    .db('catalogue.products')
    .where({ id })
    .update({ reference_id: first?.id ?? 0 })
  const file = (await exported(app, 'two', 'csv', `id:${id}`)).toString().replaceAll('ZAN-1042', 'ZAN-9999')
  const checked = await checkTable(app, 'two', file)
  expect(checked).toMatchObject({
    missing: [{ list: 'references', name: 'ZAN-9999' }],
    counts: { changed: 1, unchanged: 0 },
  })
  expect((await applyChecked(app, 'two', checked)).counts).toMatchObject({ changed: 1, unchanged: 0 })
}, 120_000)
