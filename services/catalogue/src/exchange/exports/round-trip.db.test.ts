import { countStock } from '@deportivo/contracts/catalogue/inventory'
import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { saveBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import { setMinimums } from '@deportivo/contracts/catalogue/minimums'
import { ownBarcode } from '@deportivo/lifecycle/product-barcodes'
import { importTemplate } from '@deportivo/contracts/catalogue/imports'
import { updateProduct } from '@deportivo/contracts/catalogue/products'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { applyChecked, checkTable, exported } from '@deportivo/testkit/imports'
import { openShop, PUBLIC_CODE, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
let empty: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  empty = await startTestApp()
  shop = await openShop(app)
  await fill()
})
afterAll(() => Promise.all([app.stop(), empty.stop()]))

const STORE = { type: 'international', orden: 9 } as const

/** Several of a size with units, one of a size without any. */
const CODED = [
  { size_id: 38, codes: [ownBarcode(1), ownBarcode(2)] },
  { size_id: 39, codes: ['96385074'] },
]

/** Products with all that is difficult in a file, and the same stores in the empty installation. */
async function fill(): Promise<void> {
  await app.db('inventory.stores').insert({ ...STORE, name: 'Bodega Miami' })
  const stores = await app.db('inventory.stores').whereNull('purpose').orderBy('id')
  await empty.db('inventory.stores').insert(stores.map(({ name, type, orden }) => ({ name, type, orden })))
  const ids = [
    await stockProduct(app, shop, 3, [38, 40], '=HYPERLINK("https://vi.example")'),
    await stockProduct(app, shop, 0, [38], '\'+Tenis; de "lona"'),
    await stockProduct(app, shop, 2, [39], 'Tenis doble'),
    await stockProduct(app, shop, 2, [39], 'Tenis doble'),
  ]
  const codes = [1, 2, PUBLIC_CODE].map((id) => ({ id, value: 180_000 + id }))
  const body = {
    description: '-Suela\r\nde goma',
    video_url: 'https://vi.example/1',
    codes,
    curve: true,
    dispatch_time: 3,
  }
  await app.ok('two', updateProduct, { params: { id: ids[0] ?? 0 }, body })
  // The numbers of the own codes: only those that were given may be typed.
  await app.db.raw("select nextval('catalogue.barcode_number') from generate_series(1, 2)")
  await app.ok('two', saveBarcodes, { params: { id: ids[0] ?? 0 }, body: { sizes: CODED } })
  const minimums = {
    sizes: [
      { size_id: 38, minimum: 2 },
      { size_id: 41, minimum: 1 },
    ],
  }
  await app.ok('two', setMinimums, { params: { id: ids[1] ?? 0 }, body: { ...minimums, version: 1 } })
  const abroad = stores.find(({ type }) => type === 'international')?.id ?? 0
  const at = (store_id: number, size_id: number) => ({ store_id, sizes: [{ size_id, quantity: 7 }] })
  await app.ok('two', countStock, {
    params: { id: ids[2] ?? 0 },
    body: { stores: [at(shop.stores[1], 41), at(abroad, INTERNATIONAL_SIZE_ID)] },
  })
}

for (const format of ['csv', 'xlsx'] as const)
  test(`an exported ${format} changes nothing when it is imported`, async () => {
    const checked = await checkTable(app, 'two', await exported(app, 'two', format))
    expect(checked).toMatchObject({
      faults: [],
      missing: [],
      counts: { created: 0, changed: 0, unchanged: 4, levels: 0 },
    })
  })

test('an empty installation that imports an export exports the same bytes', async () => {
  const file = await exported(app, 'two', 'xlsx')
  const checked = await checkTable(empty, 'two', file)
  expect(checked).toMatchObject({ faults: [], counts: { created: 4, changed: 0, unchanged: 0, levels: 6 } })
  expect((await applyChecked(empty, 'two', checked)).state).toBe('applied')
  expect((await exported(empty, 'two', 'csv')).toString()).toBe(
    (await exported(app, 'two', 'csv')).toString(),
  )
  expect((await exported(empty, 'two', 'xlsx')).equals(file)).toBe(true)
})

test('a CSV file is UTF-8 with its mark, and no cell of it is a formula', async () => {
  const csv = (await exported(app, 'two', 'csv')).toString()
  expect(csv.startsWith('\uFEFFClave;Nombre;Marca;')).toBe(true)
  expect(csv).toContain(`;"'=HYPERLINK(""https://vi.example"")";`)
})

test('an export has the products of its filter, and the template an example that can be imported', async () => {
  const id = await stockProduct(app, shop, 1, [38], 'Filtrado')
  const lines = (await exported(app, 'two', 'csv', `id:${id}`)).toString().trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(';Filtrado;')
  const url = `/api/v1${importTemplate.path}?format=xlsx`
  const template = await app.app.inject({ url, headers: await app.as('two') })
  const checked = await checkTable(app, 'two', template.rawPayload)
  expect(checked.faults.map(({ field }) => field)).toEqual(['store'])
})
