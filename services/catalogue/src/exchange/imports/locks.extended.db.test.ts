import { applyImport, cancelImport } from '@deportivo/contracts/catalogue/imports'
import { addLine } from '@deportivo/contracts/orders/lines'
import { createPreOrder } from '@deportivo/contracts/orders/orders'
import { prove } from '@deportivo/inventory/prove'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { checkTable, untilIdle } from '@deportivo/testkit/imports'
import { addClient, openShop, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
let shop: Shop
let store: string
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  store = (await app.db('inventory.stores').where('id', shop.stores[0]).first('name'))?.name ?? ''
})
afterAll(() => app.stop())

const SIZE = 38
const HEAD =
  'Clave;Nombre;Marca;Referencia;Color;Categoría;Subcategoría;Precio público;Precio mínimo;Bodega;Talla;Cantidad'

const priceOf = async (id: number) =>
  (await app.db('catalogue.products').where({ id }).first('price'))?.price ?? 0

/** Two products that are sold; more new ones than are written at once stand between them in the file. */
async function fileOf(counted: number, sold: number): Promise<string> {
  const keyOf = async (id: number) => {
    const product = await app.db('catalogue.products').where({ id }).first('handle', 'name')
    return `${product?.handle};${product?.name}`
  }
  const changed = async (id: number, quantity: number) =>
    `${await keyOf(id)};;;;;;199900;150000;${store};${SIZE};${quantity}`
  const fillers = Array.from(
    { length: 250 },
    (_, at) => `${counted}-${at};Relleno ${at};Marca;R-${at};Azul;Botas;Altas;199900;150000;;;`,
  )
  return [HEAD, await changed(sold, 2), ...fillers, await changed(counted, 9)].join('\n')
}

// A wait for another transaction names no database itself.
const WAITING = `
  select count(*)::integer as waiting from pg_locks join pg_stat_activity using (pid)
  where not granted and datname = current_database()`

// Of this database's transactions that have written something.
const WRITING = `
  select count(*)::integer as active from pg_stat_activity
  where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()`

/** Waits until a statement waits for a lock. */
const untilBlocked = () =>
  expect
    .poll(async () => (await queryRows<{ waiting: number }>(app.db, WAITING))[0]?.waiting, {
      timeout: 30_000,
    })
    .toBeGreaterThan(0)

/** Sells some units of the second product while the import waits for the units of the first. */
async function sellMeanwhile(quantity: number) {
  const counted = await stockProduct(app, shop, 5, [SIZE], 'Contado')
  const sold = await stockProduct(app, shop, 5, [SIZE], 'Vendido')
  const { id, version, faults } = await checkTable(app, 'two', await fileOf(counted, sold))
  expect(faults).toEqual([])
  const client_id = await addClient(app)
  const order = await app.ok('online_seller', createPreOrder, { body: { client_id, type_order: 'online' } })
  await app.db.transaction(async (trx) => {
    await trx('inventory.levels').where({ product_id: counted }).forUpdate().select('product_id')
    await app.ok('two', applyImport, { params: { id }, body: { version } })
    await untilBlocked()
    const line = { product_id: sold, size_id: SIZE, quantity, code_id: PUBLIC_CODE }
    await app.ok('online_seller', addLine, { params: { saleId: order.id }, body: line })
  })
  return { ended: await untilIdle(app, 'two', id), counted, sold }
}

test('a product that gets another category while an import is written has no units counted into a size it lacks', async () => {
  const blocked = await stockProduct(app, shop, 5, [SIZE], 'Bloqueado')
  const changed = await stockProduct(app, shop, 0, [SIZE], 'Mudado')
  const rows = await app.db('catalogue.products').whereIn('id', [blocked, changed]).orderBy('id')
  const lines = rows.map(({ handle, name }) => `${handle};${name};;;;;;;;${store};${SIZE};7`)
  const { id, version, faults } = await checkTable(app, 'two', [HEAD, ...lines].join('\n'))
  expect(faults).toEqual([])
  const { lists, category_id } = await openShop(app)
  await app
    .db('catalogue.categories')
    .where('id', category_id)
    .update({ size_ids: [40] })
  // Locked as a change of the product does it, before the import counts.
  await app.db.transaction(async (trx) => {
    await trx('catalogue.products').where('id', changed).update(lists)
    await app.ok('two', applyImport, { params: { id }, body: { version } })
    await untilBlocked()
  })
  const ended = await untilIdle(app, 'two', id)
  expect(ended).toMatchObject({ state: 'checked', faults_total: 1 })
  expect(ended.faults).toMatchObject([
    { row: 3, field: 'size', value: String(SIZE), message_key: 'product.size_not_of_category' },
  ])
  expect((await prove(app.db)).differences).toEqual([])
}, 120_000)

test('a sale of a product in the file does not wait while an import writes products', async () => {
  const { ended, sold, counted } = await sellMeanwhile(2)
  expect(ended.state).toBe('applied')
  const levels = await app.db('inventory.levels').whereIn('product_id', [sold, counted]).orderBy('product_id')
  expect(levels.map(({ on_hand, held }) => [on_hand, held])).toEqual([
    [9, 0],
    [2, 2],
  ])
  expect((await prove(app.db)).differences).toEqual([])
}, 120_000)

test('units that are sold while products are written become a fault of their row, and nothing is written', async () => {
  const { ended, sold } = await sellMeanwhile(4)
  expect(ended).toMatchObject({ state: 'checked', faults_total: 1 })
  expect(ended.faults.map(({ row, field, value, message_key }) => [row, field, value, message_key])).toEqual([
    [2, 'quantity', '2', 'product.below_held'],
  ])
  expect(await priceOf(sold)).toBe(189_900)
  expect((await prove(app.db)).differences).toEqual([])
}, 120_000)

test('an import that is cancelled while it is written leaves nothing', async () => {
  const counted = await stockProduct(app, shop, 5, [SIZE], 'Cancelado')
  const other = await stockProduct(app, shop, 5, [SIZE], 'Sin cambio')
  const { id, version } = await checkTable(app, 'two', await fileOf(counted, other))
  await app.db.transaction(async (trx) => {
    await trx('inventory.levels').where({ product_id: counted }).forUpdate().select('product_id')
    await app.ok('two', applyImport, { params: { id }, body: { version } })
    await untilBlocked()
    expect((await app.ok('two', cancelImport, { params: { id } })).state).toBe('cancelled')
  })
  // The work ends with the lock, and has written nothing.
  await expect
    .poll(async () => (await queryRows<{ active: number }>(app.db, WRITING))[0]?.active, { timeout: 30_000 })
    .toBe(0)
  expect((await untilIdle(app, 'two', id)).state).toBe('cancelled')
  expect(await priceOf(counted)).toBe(189_900)
  expect(await app.db('catalogue.products').whereLike('handle', `${counted}-%`)).toEqual([])
  expect((await prove(app.db)).differences).toEqual([])
}, 120_000)
