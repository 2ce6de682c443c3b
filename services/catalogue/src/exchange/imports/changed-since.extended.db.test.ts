import { applyImport, checkImport, type ProductImport } from '@deportivo/contracts/catalogue/imports'
import { countStock, moveStock } from '@deportivo/contracts/catalogue/inventory'
import { deleteProduct, updateProduct } from '@deportivo/contracts/catalogue/products'
import { openShift } from '@deportivo/contracts/finance/cashiers'
import { prove } from '@deportivo/inventory/prove'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { applyChecked, checkTable, exported, untilIdle } from '@deportivo/testkit/imports'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { anOrder, step } from '@deportivo/testkit/order'
import { PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { pesosIn } from '@deportivo/texts/figures'
import { expect, test } from 'vitest'

const { app, shop } = await openCatalogue()
await app.ok('local_administrative', openShift, { body: { cashier_id: shop.cashier_id, base_amount: 1_000 } })

const SIZE = 38

/** The file of one exported product, with its lines changed. */
async function fileOf(id: number, change: (line: string) => string = (line) => line): Promise<string> {
  const [head = '', ...lines] = (await exported(app, 'two', 'csv')).toString('utf8').trim().split('\r\n')
  const handle = (await app.db('catalogue.products').where({ id }).first('handle'))?.handle ?? ''
  return [head, ...lines.filter((line) => line.includes(handle)).map(change)].join('\r\n')
}

const raised = (line: string) => line.replaceAll(String(PRICE), '199900')
const counted = (from: number, to: number) => (line: string) => line.replace(`;${from};`, `;${to};`)

const sell = async (product_id: number) => {
  const wanted = { seller: 'two', type_order: 'local', product_id, size_id: SIZE } as const
  const { id } = await anOrder(app, shop, wanted)
  await step(app, 'two', id, {
    state_id: 'sold_local',
    cashier_id: shop.cashier_id,
    cash_payment: PRICE,
  })
}

const unitsOf = async (product_id: number) =>
  (await app.db('inventory.levels').where({ product_id }).orderBy('store_id'))
    .map(({ on_hand }) => on_hand)
    .filter((on_hand) => on_hand > 0)

const priceOf = async (id: number) => (await app.db('catalogue.products').where({ id }).first())?.price

const faultsOf = ({ faults }: ProductImport) =>
  faults.map(({ row, column, value, message }) => [row, column, value, message])

const wasPrice = (then: string, now: string) =>
  `Cambió desde la revisión: era ${then}, es ${now}. Revise el archivo otra vez.`
const since = (then: string | number, now: string | number) =>
  `Cambió desde la revisión: había ${then}, hay ${now}. Revise el archivo otra vez.`

test('a pair that is sold after the dry run does not come back, and the fault states what there was and is', async () => {
  const id = await stockProduct(app, shop, 1, [SIZE], 'Último par')
  const checked = await checkTable(app, 'two', await fileOf(id, raised))
  expect(checked.counts).toMatchObject({ changed: 1, levels: 0 })
  await sell(id)
  const ended = await applyChecked(app, 'two', checked)
  expect(ended.state).toBe('checked')
  expect(faultsOf(ended)).toEqual([[2, 'Cantidad', '1', since(1, 0)]])
  expect(await unitsOf(id)).toEqual([])
  expect(await priceOf(id)).toBe(PRICE)
  // The file as it is refused again, until it is checked again and shows what it would do now.
  const { version, mapping, make_missing } = ended
  const refused = await app.refused('two', applyImport, { params: { id: ended.id }, body: { version } })
  expect(refused.message_key).toBe('import.has_faults')
  await app.ok('two', checkImport, { params: { id: ended.id }, body: { version, mapping, make_missing } })
  const again = await untilIdle(app, 'two', ended.id)
  expect(again).toMatchObject({ faults: [], counts: { changed: 1, levels: 1 } })
  expect((await applyChecked(app, 'two', again)).state).toBe('applied')
  expect(await unitsOf(id)).toEqual([1])
  expect((await prove(app.db)).differences).toEqual([])
}, 120_000)

test('pairs that are moved after the dry run are not counted into their old store as well', async () => {
  const id = await stockProduct(app, shop, 5, [SIZE], 'Trasladado')
  const checked = await checkTable(app, 'two', await fileOf(id))
  expect(checked.counts).toMatchObject({ changed: 0, levels: 0 })
  const [from_store, to_store] = shop.stores
  const moved = { from_store, to_store, size_id: SIZE, quantity: 4 }
  await app.ok('two', moveStock, { params: { id }, body: moved })
  const ended = await applyChecked(app, 'two', checked)
  expect(faultsOf(ended)).toEqual([[2, 'Cantidad', '5', since(5, 1)]])
  expect(await unitsOf(id)).toEqual([1, 4])
}, 120_000)

test('a price that is set after the dry run stays, and other fields may change meanwhile', async () => {
  const id = await stockProduct(app, shop, 1, [SIZE], 'Reajustado')
  const checked = await checkTable(app, 'two', await fileOf(id))
  const body = { price: 199_000, codes: [{ id: PUBLIC_CODE, value: 199_000 }] }
  await app.ok('two', updateProduct, { params: { id }, body })
  const ended = await applyChecked(app, 'two', checked)
  const shown = [pesosIn('es', PRICE), pesosIn('es', 199_000)] as const
  const column = (name: string) => expect.stringContaining(name) as string
  expect(faultsOf(ended).map(([row, , value, message]) => [row, value, message])).toEqual([
    [2, String(PRICE), wasPrice(...shown)],
    [2, String(PRICE), wasPrice(...shown)],
  ])
  expect(ended.faults.map(({ field }) => field).toSorted()).toEqual(['price', 'price_four'])
  expect(ended.faults.map((fault) => fault.column)).toEqual([column('Precio'), column('Precio')])
  expect(await priceOf(id)).toBe(199_000)
  const part = 'Clave;Bodega;Talla;Cantidad'
  const handle = (await app.db('catalogue.products').where({ id }).first())?.handle ?? ''
  const store = (await app.db('inventory.stores').where('id', shop.stores[0]).first())?.name ?? ''
  const units = await checkTable(app, 'two', [part, `${handle};${store};${SIZE};3`].join('\n'))
  await app.ok('two', updateProduct, { params: { id }, body: { description: 'Suela nueva' } })
  expect((await applyChecked(app, 'two', units)).state).toBe('applied')
  expect(await unitsOf(id)).toEqual([3])
}, 120_000)

test('a product that is deleted after the dry run is not made again, nor one that was made meanwhile changed', async () => {
  const id = await stockProduct(app, shop, 0, [SIZE], 'Retirado')
  const checked = await checkTable(app, 'two', await fileOf(id, raised))
  await app.ok('two', deleteProduct, { params: { id } })
  const ended = await applyChecked(app, 'two', checked)
  const changed = 'Cambió desde la revisión. Revise el archivo otra vez.'
  expect(ended.faults.map(({ row, field, message }) => [row, field, message])).toEqual([[2, 'name', changed]])
  expect(await app.db('catalogue.products').where('name', 'Retirado')).toHaveLength(1)
  const file = await fileOf(await stockProduct(app, shop, 0, [SIZE], 'Gemelo'))
  const fresh = file.replaceAll(/;Gemelo;/g, ';Gemelo nuevo;').replaceAll(/^[0-9A-F]{12};/gm, 'CLAVE-NUEVA;')
  const first = await checkTable(app, 'two', fresh)
  const second = await checkTable(app, 'two', fresh.replaceAll(String(PRICE), '159900'))
  expect((await applyChecked(app, 'two', first)).state).toBe('applied')
  const late = await applyChecked(app, 'two', second)
  expect(late.faults.map(({ row, field, message }) => [row, field, message])).toEqual([[2, 'name', changed]])
}, 120_000)

const WAITING = `
  select count(*)::integer as waiting from pg_locks join pg_stat_activity using (pid)
  where not granted and datname = current_database()`

test('a sale that ends while the import waits for its sizes is not undone by the count', async () => {
  const id = await stockProduct(app, shop, 5, [SIZE], 'En carrera')
  const checked = await checkTable(app, 'two', await fileOf(id, counted(5, 9)))
  expect(checked.counts).toMatchObject({ levels: 1 })
  // As a sale does it: the level is locked before the import counts, and has fewer units afterwards.
  await app.db.transaction(async (trx) => {
    await trx('inventory.levels').where({ product_id: id }).forUpdate().select('product_id')
    await app.ok('two', applyImport, { params: { id: checked.id }, body: { version: checked.version } })
    const waiting = async () => (await queryRows<{ waiting: number }>(app.db, WAITING))[0]?.waiting
    await expect.poll(waiting, { timeout: 30_000 }).toBeGreaterThan(0)
    await trx('inventory.levels').where({ product_id: id, size_id: SIZE }).update({ on_hand: 4 })
  })
  const ended = await untilIdle(app, 'two', checked.id)
  expect(faultsOf(ended)).toEqual([[2, 'Cantidad', '9', since(5, 4)]])
  expect(await unitsOf(id)).toEqual([4])
  await app.db('inventory.levels').where({ product_id: id, size_id: SIZE }).update({ on_hand: 5 })
}, 120_000)

test('sales while many rows are applied end in what was sold or in a fault, never in units that come back', async () => {
  const sold = await stockProduct(app, shop, 6, [SIZE], 'Muy vendido')
  const lines = await fileOf(sold, counted(6, 8))
  const checked = await checkTable(app, 'two', lines)
  await app.ok('two', applyImport, { params: { id: checked.id }, body: { version: checked.version } })
  for (let pairs = 0; pairs < 3; pairs++) await sell(sold)
  const { state } = await untilIdle(app, 'two', checked.id)
  expect(await unitsOf(sold)).toEqual([state === 'applied' ? 5 : 3])
  expect((await prove(app.db)).differences).toEqual([])
  const recount = { stores: [{ store_id: shop.stores[0], sizes: [{ size_id: SIZE, quantity: 6 }] }] }
  await app.ok('two', countStock, { params: { id: sold }, body: recount })
}, 120_000)
