import { saveBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import type { UsesContract } from '@deportivo/contracts/catalogue/catalogue-list'
import { deleteProduct } from '@deportivo/contracts/catalogue/products'
import { countStock } from '@deportivo/contracts/catalogue/inventory'
import {
  brands,
  cashiers,
  categories,
  colors,
  INTERNATIONAL_SIZE_ID,
  sizes,
  stores,
} from '@deportivo/contracts/catalogue/lists'
import { openShift } from '@deportivo/contracts/finance/cashiers'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { openShop, setUnits, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let app: TestApp
let shop: Shop
let product: number
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  shop = await openShop(app)
  product = await stockProduct(app, shop, 2, [38, 39])
})
afterAll(() => app.stop())

const counted = (store_id: number, size_id: number, quantity: number) =>
  setUnits(app, product, store_id, size_id, quantity)

test.each([
  ['a store changes its type', 'inventory.stores', { type: 'international' }],
  ['a category gives up a size', 'catalogue.categories', { size_ids: [38] }],
  ['its product gets another category', 'catalogue.products', null],
] as const)('units are not counted while %s', async (_, table, change) => {
  const ids = {
    'inventory.stores': shop.stores[1],
    'catalogue.categories': shop.category_id,
    'catalogue.products': product,
  }
  const other = await openShop(app)
  await app
    .db('catalogue.categories')
    .where('id', other.category_id)
    .update({ size_ids: [38, 39] })
  const changing = await app.db.transaction()
  await changing<object>(table)
    .where({ id: ids[table] })
    .update(change ?? other.lists)
  let isDone = false
  const counting = app
    .refused('two', countStock, {
      params: { id: product },
      body: { stores: [{ store_id: shop.stores[1], sizes: [{ size_id: 40, quantity: 1 }] }] },
    })
    .finally(() => (isDone = true))
  const isWaiting = async () => (await app.db('pg_locks').where('granted', false)).length > 0
  await expect.poll(async () => isDone || (await isWaiting())).toBe(true)
  await changing.commit()
  expect((await counting).errors).toEqual({ size_id: ['La talla no es de la categoría del producto.'] })
})

test('a store with units, a register or a history is not deleted; an unused one goes with its quarantine', async () => {
  const [full, empty] = shop.stores
  const refused = async (id: number) => (await app.refused('two', stores.remove, { params: { id } })).message
  expect(await refused(full)).toBe(
    'No se puede eliminar. Productos con existencias que lo usan: 1 (Zancada 1042).',
  )
  await app
    .db('inventory.stores')
    .insert({ name: 'Otra', type: 'virtual', purpose: 'quarantine', of_store_id: empty })
  await app.ok('two', stores.change, { params: { id: empty }, body: { name: `Bodega Sur ${empty}` } })
  const virtual = () => app.db('inventory.stores').where('of_store_id', empty).pluck('name')
  expect(await virtual()).toEqual([`Cuarentena Bodega Sur ${empty}`])
  const register = await app.ok('two', cashiers.create, { body: { name: `Caja ${empty}`, store_id: empty } })
  expect(await refused(empty)).toBe(`No se puede eliminar. Cajas que lo usan: 1 (Caja ${empty}).`)
  await app.ok('two', cashiers.remove, { params: { id: register.id } })
  await app.ok('two', stores.remove, { params: { id: empty } })
  expect(await virtual()).toEqual([])
  await counted(full, 38, 0)
  await counted(full, 39, 0)
  const cashier = { params: { id: shop.cashier_id } }
  await app.ok('two', cashiers.remove, cashier)
  expect(await refused(full)).toBe(
    'No se puede eliminar. Productos con movimientos que lo usan: 1 (Zancada 1042).',
  )
  const [transit] = await app
    .db('inventory.stores')
    .insert({ name: 'Vendedor', type: 'virtual', purpose: 'seller', owner_user_id: product })
    .returning<{ id: number }[]>('id')
  expect(await app.refused('two', stores.remove, { params: { id: transit?.id ?? 0 } })).toMatchObject({
    code: 404,
  })
})

test('a size stays in its category while there are units of it, and its run has no other sizes', async () => {
  const at = { params: { id: shop.category_id } }
  const errorsOf = async (body: object) =>
    (await app.refused('two', categories.change, { ...at, body })).errors
  expect(await errorsOf({ size_ids: [40, 41] })).toEqual({
    size_ids: ['Todavía hay existencias de las tallas: 38, 39.'],
  })
  await app.ok('two', categories.change, {
    ...at,
    body: { size_ids: [38, 39, 40], curve: [{ size_id: 38, quantity: 2 }] },
  })
  const entry = await app
    .db('audit.entries')
    .where({ subject: 'category' })
    .orderBy('id', 'desc')
    .first('changes')
  expect(entry).toMatchObject({
    changes: [
      { field: 'size_ids', from: '38, 39, 40, 41', to: '38, 39, 40' },
      { field: 'curve', from: null, to: '38: 2' },
    ],
  })
  const outside = { curve: ['La curva tiene una talla que no es de la categoría.'] }
  expect(await errorsOf({ curve: [{ size_id: 41, quantity: 1 }] })).toEqual(outside)
  expect(await errorsOf({ size_ids: [39] })).toEqual(outside)
  expect(await errorsOf({ size_ids: [38, 38, 39] })).toEqual({ size_ids: ['Una talla está dos veces.'] })
  expect(await errorsOf({ size_ids: [38, 39, 999_999] })).toHaveProperty('size_ids')
})

test('a category does not get the international size, and gives it up where it has it', async () => {
  const at = { params: { id: shop.category_id } }
  const errorsOf = async (body: object) =>
    (await app.refused('two', categories.change, { ...at, body })).errors
  const ofNone = [
    'La talla internacional no es de ninguna categoría: todo producto la tiene en las bodegas internacionales.',
  ]
  const run = [{ size_id: INTERNATIONAL_SIZE_ID, quantity: 1 }]
  const size_ids = [38, 39, INTERNATIONAL_SIZE_ID]
  expect(await errorsOf({ size_ids })).toEqual({ size_ids: ofNone })
  expect(await errorsOf({ curve: run, runs: [{ name: 'Dama', sizes: run }] })).toEqual({
    curve: ofNone,
    'runs.0.sizes': ofNone,
  })
  await app.db('catalogue.categories').where('id', shop.category_id).update({ size_ids })
  const abroad = { name: `Miami ${shop.category_id}`, type: 'international' } as const
  const store = await app.ok('two', stores.create, { body: abroad })
  await counted(store.id, INTERNATIONAL_SIZE_ID, 1)
  const given = await app.ok('two', categories.change, { ...at, body: { size_ids: [38, 39] } })
  expect(given.size_ids).toEqual([38, 39])
})

test('a category has further runs by name, of its own sizes and each name once', async () => {
  const at = { params: { id: shop.category_id } }
  const run = (name: string, size_id = 39, quantity = 3) => ({ name, sizes: [{ size_id, quantity }] })
  const errorsOf = async (...runs: object[]) =>
    (await app.refused('two', categories.change, { ...at, body: { runs } })).errors
  const runs = [
    run('Dama'),
    { name: 'Caballero', sizes: [run('', 38, 1), run('', 40, 2)].flatMap((one) => one.sizes) },
  ]
  expect(await app.ok('two', categories.change, { ...at, body: { runs } })).toMatchObject({ runs })
  const entries = app.db('audit.entries').where({ subject: 'category' }).orderBy('id', 'desc')
  expect(await entries.first('changes')).toMatchObject({
    changes: [{ field: 'runs', from: null, to: 'Caballero: (38 × 1, 40 × 2), Dama: (39 × 3)' }],
  })
  const outside = ['La curva tiene una talla que no es de la categoría.']
  expect(await errorsOf(run('Dama'), run('Niño', 45))).toEqual({ 'runs.1.sizes': outside })
  expect(await errorsOf(run('Dama'), run(' dama'))).toEqual({
    'runs.1.name': ['Ya hay una curva con ese nombre.'],
  })
  // A size that is in a run stays in the category.
  const sizes = await app.refused('two', categories.change, { ...at, body: { size_ids: [38, 39] } })
  expect(sizes.errors).toEqual({ 'runs.1.sizes': outside })
  await app.ok('two', categories.change, { ...at, body: { runs: [] } })
})

test('a size is not deleted while a category has it or a product had units of it', async () => {
  const size = await app.ok('two', sizes.create, { body: { name: `Talla ${product}` } })
  const refused = async () => (await app.refused('two', sizes.remove, { params: { id: size.id } })).message
  const at = { params: { id: shop.category_id } }
  await app.ok('two', categories.change, { ...at, body: { size_ids: [38, 39, size.id] } })
  expect(await refused()).toMatch(/^No se puede eliminar\. Categorías que lo usan: 1 \(Calzado \w+\)\.$/)
  await counted(shop.stores[0], size.id, 1)
  await counted(shop.stores[0], size.id, 0)
  await app.ok('two', categories.change, { ...at, body: { size_ids: [38, 39] } })
  expect(await refused()).toBe(
    'No se puede eliminar. Productos con movimientos que lo usan: 1 (Zancada 1042).',
  )
})

test('what uses a row is counted by kind, for users who may change it', async () => {
  const { category_id, brand_id, color_id } = shop.lists
  const [full, empty] = shop.stores
  const usesOf = (list: { uses: UsesContract }, id: number) => app.ok('two', list.uses, { params: { id } })
  const products = { kind: 'products', count: 1 }
  expect(await usesOf(categories, category_id)).toEqual([{ kind: 'subcategories', count: 1 }, products])
  expect(await usesOf(brands, brand_id)).toEqual([{ kind: 'references', count: 1 }, products])
  expect(await usesOf(colors, color_id)).toEqual([products])
  const moved = { kind: 'moved_products', count: 1 }
  expect(await usesOf(stores, full)).toEqual([
    { kind: 'stocked_products', count: 1 },
    { kind: 'cashiers', count: 1 },
    moved,
  ])
  expect(await usesOf(stores, empty)).toEqual([])
  const codes = [{ size_id: 38, codes: ['7709990000030'] }]
  await app.ok('two', saveBarcodes, { params: { id: product }, body: { sizes: codes } })
  expect(await usesOf(sizes, 38)).toContainEqual({ kind: 'products_with_barcode', count: 1 })
  await counted(full, 38, 0)
  await counted(full, 39, 0)
  await app.ok('two', deleteProduct, { params: { id: product } })
  expect(await usesOf(colors, color_id)).toEqual([{ kind: 'deleted_products', count: 1 }])
  expect(await app.refused('two', colors.uses, { params: { id: 2_000_000_000 } })).toMatchObject({
    code: 404,
  })
  for (const [person, code] of [
    [null, 401],
    ['online_seller', 403],
  ] as const)
    expect(await app.refused(person, colors.uses, { params: { id: color_id } })).toMatchObject({ code })
})

test('the international size is neither renamed nor deleted', async () => {
  const at = { params: { id: INTERNATIONAL_SIZE_ID } }
  const message =
    'La talla internacional no se puede renombrar ni eliminar: es la de las bodegas internacionales.'
  expect(await app.refused('two', sizes.change, { ...at, body: { name: 'Otra' } })).toMatchObject({
    code: 400,
    message,
  })
  expect(await app.refused('two', sizes.remove, at)).toMatchObject({ code: 400, message })
})

test('a register stands in a store that sells, and stays there with its shifts', async () => {
  const [first, second] = shop.stores
  const [virtual] = await app
    .db('inventory.stores')
    .insert({ name: 'Vendedor', type: 'virtual', purpose: 'seller', owner_user_id: product })
    .returning<{ id: number }[]>('id')
  const body = { name: `Caja nueva ${product}`, store_id: virtual?.id ?? 0 }
  expect((await app.refused('two', cashiers.create, { body })).errors).toHaveProperty('store_id')
  const register = await app.ok('two', cashiers.create, { body: { ...body, store_id: first } })
  expect(register).toMatchObject({ store_id: first, is_open: false })
  const at = { params: { id: register.id } }
  await app.ok('two', cashiers.change, { ...at, body: { store_id: second } })
  await app.ok('local_administrative', openShift, { body: { cashier_id: register.id, base_amount: 0 } })
  const open = await app.ok('two', cashiers.list, { query: { filter: `id:${register.id},is_open:1` } })
  expect(open).toMatchObject([{ store_id: second, is_open: true }])
  expect((await app.refused('two', cashiers.change, { ...at, body: { store_id: first } })).errors).toEqual({
    store_id: ['Ya tiene turnos en su bodega: no se puede pasar a otra.'],
  })
  expect((await app.refused('two', cashiers.remove, at)).message).toMatch(
    /^No se puede eliminar\. Turnos de caja que lo usan: 1 \(\d{4}-\d\d-\d\d\)\.$/,
  )
})
