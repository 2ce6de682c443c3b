import { countUnits, startCount } from '@deportivo/contracts/catalogue/counts'
import { countStock } from '@deportivo/contracts/catalogue/inventory'
import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { getProduct, updateProduct } from '@deportivo/contracts/catalogue/products'
import { createTransfer, prepareTransfer, sendTransfer } from '@deportivo/contracts/catalogue/transfers'
import { count } from '@deportivo/inventory/count'
import { move } from '@deportivo/inventory/move'
import { applyChecked, checkTable, exported } from '@deportivo/testkit/imports'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { anOrder } from '@deportivo/testkit/order'
import { stockProduct } from '@deportivo/testkit/shop'
import { beforeAll, expect, test } from 'vitest'

const { app, shop } = await openCatalogue()
const [first, second] = shop.stores
const ACT = { actor: { id: 1, name: 'Adriana' } }

let other: { category_id: number; subcategory_id: number }
let name: string
beforeAll(async () => {
  name = `Accesorios ${shop.category_id}`
  const [category] = await app
    .db<object>('catalogue.categories')
    .insert({ name, orden: 9, size_ids: [40] })
    .returning<{ id: number }[]>('id')
  const category_id = category?.id ?? 0
  const [subcategory] = await app
    .db<object>('catalogue.subcategories')
    .insert({ name: 'Gorras', category_id })
    .returning<{ id: number }[]>('id')
  other = { category_id, subcategory_id: subcategory?.id ?? 0 }
})

const change = (id: number) => ({ params: { id }, body: other })
const errorsOf = async (id: number) => (await app.refused('two', updateProduct, change(id))).errors
const lacking = (sizes: string) => ({
  category_id: [`Hay existencias del producto en tallas que esta categoría no tiene: ${sizes}.`],
})

const counted = (id: number, size_id: number, quantity: number, store_id = first) =>
  app.ok('two', countStock, {
    params: { id },
    body: { stores: [{ store_id, sizes: [{ size_id, quantity }] }] },
  })

test('a product stays in its category while it has units of sizes that the other one lacks', async () => {
  const id = await stockProduct(app, shop, 2, [38, 39, 40])
  expect(await errorsOf(id)).toEqual(lacking('38, 39'))
  expect((await app.ok('two', getProduct, { params: { id } })).category_id).toBe(shop.category_id)
  await counted(id, 38, 0)
  expect(await errorsOf(id)).toEqual(lacking('39'))
  await counted(id, 39, 0)
  expect(await app.ok('two', updateProduct, change(id))).toMatchObject({ ...other, total: 2 })
})

test('units that are held, on their way, in quarantine or just counted are of it too; international ones are of any', async () => {
  const held = await stockProduct(app, shop, 1, [38])
  await anOrder(app, shop, { product_id: held, quantity: 1, size_id: 38 })
  expect(await errorsOf(held)).toEqual(lacking('38'))

  const sent = await stockProduct(app, shop, 1, [39])
  const lines = [{ product_id: sent, size_id: 39, quantity: 1 }]
  const { id } = await app.ok('two', createTransfer, {
    body: { from_store: first, to_store: second, lines },
  })
  await app.ok('two', prepareTransfer, { params: { id }, body: {} })
  await app.ok('two', sendTransfer, { params: { id }, body: {} })
  expect(await errorsOf(sent)).toEqual(lacking('39'))

  const inspected = await stockProduct(app, shop, 0, [41])
  const [quarantine] = await app
    .db('inventory.stores')
    .insert({ name: 'Cuarentena', type: 'virtual', purpose: 'quarantine', of_store_id: second })
    .returning<{ id: number }[]>('id')
  const key = { product_id: inspected, size_id: 41, store_id: quarantine?.id ?? 0 }
  await app.db.transaction((trx) => count(trx, { ...ACT, counts: [{ ...key, quantity: 1 }] }))
  expect(await errorsOf(inspected)).toEqual(lacking('41'))

  const found = await stockProduct(app, shop, 0, [38])
  const body = { store_id: first, scope: 'products', product_ids: [found] } as const
  const started = await app.ok('two', startCount, { body })
  const entry = { key: 'one', kind: 'add', quantity: 1, product_id: found, size_id: 38 } as const
  await app.ok('two', countUnits, { params: { id: started.id }, body: { entries: [entry] } })
  expect(await errorsOf(found)).toEqual(lacking('38'))

  const abroad = await stockProduct(app, shop, 0, [38])
  const [miami] = await app
    .db('inventory.stores')
    .insert({ name: 'Bodega Miami', type: 'international', orden: 9 })
    .returning<{ id: number }[]>('id')
  await counted(abroad, INTERNATIONAL_SIZE_ID, 3, miami?.id)
  await app.ok('two', updateProduct, change(abroad))
})

const isWaiting = async () => (await app.db('pg_locks').where('granted', false)).length > 0

test('a simultaneous move hides no unit, and units that are being counted are waited for', async () => {
  const moved = await stockProduct(app, shop, 1, [38])
  const moving = await app.db.transaction()
  await move(moving, {
    ...ACT,
    product_id: moved,
    from_store: first,
    to_store: second,
    sizes: [{ size_id: 38, quantity: 1 }],
  })
  expect(await errorsOf(moved)).toEqual(lacking('38'))
  await moving.commit()
  expect(await errorsOf(moved)).toEqual(lacking('38'))

  const found = await stockProduct(app, shop, 0, [38])
  const counting = await app.db.transaction()
  // As a count locks it.
  await counting('catalogue.products').where('id', found).forShare().first('id')
  let isDone = false
  const changing = errorsOf(found).finally(() => (isDone = true))
  await expect.poll(async () => isDone || (await isWaiting())).toBe(true)
  await count(counting, {
    ...ACT,
    counts: [{ product_id: found, size_id: 38, store_id: first, quantity: 1 }],
  })
  await counting.commit()
  expect(await changing).toEqual(lacking('38'))
})

test('an import names the category of such a product, and writes nothing', async () => {
  const id = await stockProduct(app, shop, 2, [38, 40], 'De archivo')
  const own = (await exported(app, 'two', 'csv', `id:${id}`)).toString()
  const category = (await app.db('catalogue.categories').where('id', shop.category_id).first('name'))?.name
  const file = own.replaceAll(`;${category};Running;`, `;${name};Gorras;`)
  expect(file).not.toBe(own)
  const checked = await checkTable(app, 'two', file)
  expect(checked.faults.map(({ row, field, value, message }) => [row, field, value, message])).toContainEqual(
    [2, 'category', name, ...lacking('38').category_id],
  )
  // A category that is made with the file gets the sizes that the product has.
  const made = own.replaceAll(`;${category};Running;`, ';Recién hecha;Altas;')
  const withNew = await checkTable(app, 'two', made)
  expect(withNew.faults).toEqual([])
  expect((await applyChecked(app, 'two', withNew)).state).toBe('applied')
  const after = await app.ok('two', getProduct, { params: { id } })
  expect(after).toMatchObject({ category_name: 'Recién hecha', total: 4 })
}, 120_000)
