import { applyImport, checkImport, createImport, getImport } from '@deportivo/contracts/catalogue/imports'
import { listProductPrices, listProducts } from '@deportivo/contracts/catalogue/products'
import { prove } from '@deportivo/inventory/prove'
import { LOCKS } from '@deportivo/platform/db/locks'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { applyChecked, checkTable, untilIdle, uploadTable } from '@deportivo/testkit/imports'
import { openShop, type Shop } from '@deportivo/testkit/shop'
import { formOf } from '@deportivo/testkit/files/upload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workbookOf } from '@deportivo/testkit/files/workbook'

let app: TestApp
let shop: Shop
let store: string
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  store = (await app.db('inventory.stores').where('id', shop.stores[0]).first('name'))?.name ?? ''
})
afterAll(() => app.stop())

const HEAD =
  'Nombre;Marca;Referencia;Color;Categoría;Subcategoría;Precio público;Precio mínimo;Bodega;Talla;Cantidad'

test('a file of three products is checked without writing anything, and applied as a whole', async () => {
  const lines = ['Alba', 'Brisa', 'Cumbre'].flatMap((name) =>
    [38, 39].map(
      (size) =>
        `${name};Nueva Marca;R-${name};Azul;Botas;Altas;$ 189.900;150.000;${store};${size};${size - 30}`,
    ),
  )
  const checked = await checkTable(app, 'two', [HEAD, ...lines].join('\r\n'))
  expect(checked).toMatchObject({
    state: 'checked',
    faults: [],
    counts: { created: 3, changed: 0, unchanged: 0, levels: 6, photos: 0 },
  })
  expect(checked.missing.map(({ list }) => list).toSorted()).toEqual(
    ['brands', 'categories', 'colors', 'references', 'references', 'references', 'subcategories'].toSorted(),
  )
  expect((await app.ok('two', listProducts, {})).length).toBe(0)
  expect((await applyChecked(app, 'two', checked)).state).toBe('applied')
  const products = await app.ok('two', listProducts, {})
  expect(products.map(({ name, total, price }) => [name, total, price])).toEqual([
    ['Cumbre', 17, 189_900],
    ['Brisa', 17, 189_900],
    ['Alba', 17, 189_900],
  ])
  const again = await checkTable(app, 'two', [HEAD, ...lines].join('\n'))
  expect(again).toMatchObject({ missing: [], counts: { created: 0, changed: 0, unchanged: 3, levels: 0 } })
})

const line = (name: string, price: string, rest = '') =>
  `${name};Marca Propia;R-${name};Azul;Botas;Altas;${price};150.000;${rest || ';;'}`

test('every faulty line is named with its row, its column and the text of the form', async () => {
  const file = [
    HEAD,
    line('Correcto', '189.900'),
    line('Barato', '120.000', `${store};38;4`),
    line('', '189.900', `${store};38;x`),
    line('Perdido', '189900', 'Bodega Inexistente;38;2'),
  ].join('\n')
  const checked = await checkTable(app, 'two', file)
  const found = checked.faults.map(({ row, column, value, message }) => [row, column, value, message])
  expect(found).toEqual([
    [3, 'Precio público', '120.000', 'Es menor que el precio mínimo.'],
    [4, 'Nombre', '', 'Este campo es obligatorio.'],
    [4, 'Cantidad', 'x', 'Debe ser un número entero.'],
    [5, 'Bodega', 'Bodega Inexistente', '«Bodega Inexistente» no existe.'],
  ])
  const { id, version } = checked
  const problem = await app.refused('two', applyImport, { params: { id }, body: { version } })
  expect(problem).toMatchObject({ code: 400, message_key: 'import.has_faults' })
  const csv = await app.app.inject({
    url: `/api/v1/product-import/${id}/faults`,
    headers: await app.as('two'),
  })
  expect(csv.body.split('\r\n')[1]).toBe('3;Precio público;120.000;Es menor que el precio mínimo.')
  expect(await app.db('catalogue.products').where('name', 'Correcto')).toEqual([])
})

test('each price below the minimal one is named in a workbook too, whichever code it is of', async () => {
  const described = ['Marca Propia', 'R-9', 'Azul', 'Botas', 'Altas']
  const names = ['Público', 'Revendedor', 'Mayorista', 'Distribuidor', 'Base']
  const head = [
    'Nombre',
    'Marca',
    'Referencia',
    'Color',
    'Categoría',
    'Subcategoría',
    'Precio mínimo',
    ...names.map((name) => `Precio ${name.toLowerCase()}`),
  ]
  const priced = (name: string, prices: readonly (number | null)[]) => [
    name,
    ...described,
    150_000,
    ...prices,
  ]
  const low = names.map((name, at) =>
    priced(
      name,
      names.map((_, other) => (other === at ? 149_999 : 150_000)),
    ),
  )
  // A base price of 0 is that of a product without one; a code of 0 is a price.
  const file = await workbookOf([
    head,
    ...low,
    priced('Dos', [1, 2, null, null, null]),
    priced('Sin base', [150_000, null, null, null, 0]),
    priced('Gratis', [150_000, 0, null, null, null]),
  ])
  const { faults } = await checkTable(app, 'two', file)
  expect(faults.map(({ row, column, value }) => [row, column, value])).toEqual([
    ...names.map((name, at) => [at + 2, `Precio ${name.toLowerCase()}`, '149999']),
    [7, 'Precio revendedor', '2'],
    [7, 'Precio público', '1'],
    [9, 'Precio revendedor', '0'],
  ])
  expect(new Set(faults.map(({ message }) => message))).toEqual(new Set(['Es menor que el precio mínimo.']))
})

test('names that do not exist are made with the products, or are faults', async () => {
  const file = [HEAD, 'Escogido;Sola;S-1;Violeta;Gorras;Planas;189.900;150.000;;;'].join('\n')
  const without = await checkTable(app, 'two', file, { make_missing: false })
  const fields = ['brand', 'reference', 'color', 'category', 'subcategory']
  expect(without.faults.map(({ field }) => field)).toEqual(fields)
  expect(without.faults[0]?.message).toContain('«Sola» no existe.')
  // The choice is stored for files with the same columns.
  const again = await untilIdle(app, 'two', (await uploadTable(app, 'two', file)).data.id)
  expect(again.make_missing).toBe(false)
  // One who may not make rows of lists gets the same faults.
  const other = await checkTable(app, 'local_administrative', file, { make_missing: true })
  expect(other.faults.map(({ field }) => field)).toEqual(fields)
})

test('names that look the same are one, in a file and in the lists', async () => {
  const product = (name: string, brand: string) =>
    `${name};${brand};S-2;Violeta;Gorras;Planas;189.900;150.000;;;`
  const file = [HEAD, product('Uno', 'Dos  Soles'), product('Otro', 'dos\u00a0soles')].join('\n')
  const checked = await checkTable(app, 'two', file, { make_missing: true })
  expect(checked.missing.filter(({ list }) => list === 'brands')).toHaveLength(1)
  await applyChecked(app, 'two', checked)
  expect(await app.db('catalogue.brands').whereILike('name', 'dos%').pluck('name')).toEqual(['Dos Soles'])
  const again = await checkTable(app, 'two', file.replace('Dos  Soles', 'Dos\u200b Soles'))
  expect(again).toMatchObject({ faults: [], missing: [], counts: { unchanged: 2 } })
})

test('a changed price is written to the history, and units to the ledger', async () => {
  const file = [HEAD, line('Historia', '189.900', `${store};38;4`)].join('\n')
  await applyChecked(app, 'two', await checkTable(app, 'two', file, { make_missing: true }))
  const raised = await checkTable(app, 'two', file.replace('189.900', '199.900').replace(';38;4', ';38;6'))
  expect(raised.counts).toEqual({ created: 0, changed: 1, unchanged: 0, levels: 1, photos: 0 })
  await applyChecked(app, 'two', raised)
  await app.settled()
  const [product] = await app.db('catalogue.products').where('name', 'Historia')
  const prices = await app.ok('two', listProductPrices, { query: { filter: `product_id:${product?.id}` } })
  expect(prices.map(({ price, by }) => [price, by !== null])).toEqual([
    [199_900, true],
    [189_900, true],
  ])
  const entries = await app
    .db('inventory.ledger')
    .where('product_id', product?.id ?? 0)
    .orderBy('id')
  expect(entries.map(({ kind, on_hand_change }) => [kind, on_hand_change])).toEqual([
    ['count', 4],
    ['count', 2],
  ])
  expect((await prove(app.db)).differences).toEqual([])
})

test('a request that is repeated imports once, and an import of another user is missing', async () => {
  const file = [HEAD, line('Repetido', '189.900', `${store};38;4`)].join('\n')
  const { id, version } = await checkTable(app, 'two', file, { make_missing: true })
  const given = { params: { id }, body: { version }, headers: { 'idempotency-key': 'import-once' } }
  const [one, other] = await Promise.all([
    app.ok('two', applyImport, given),
    app.ok('two', applyImport, given),
  ])
  expect(one).toEqual(other)
  expect((await untilIdle(app, 'two', id)).state).toBe('applied')
  expect(await app.db('catalogue.products').where('name', 'Repetido')).toHaveLength(1)
  const late = await app.refused('two', applyImport, { params: { id }, body: { version: version + 1 } })
  expect(late.message_key).toBe('import.not_in_state')
  expect((await app.refused('local_administrative', getImport, { params: { id } })).code).toBe(404)
  const stale = { version, mapping: [], make_missing: true }
  expect((await app.refused('two', checkImport, { params: { id }, body: stale })).code).toBe(409)
})

const many = (count: number, name: string) =>
  [HEAD, ...Array.from({ length: count }, (_, at) => line(`${name} ${at}`, '189.900', `${store};38;4`))].join(
    '\n',
  )

const stored = async (name: string) =>
  (await app.db('catalogue.products').whereLike('name', `${name} %`).pluck('id')).length

test('an import that is cut off leaves nothing, and is done again as a whole', async () => {
  const { id, version } = await checkTable(app, 'two', many(250, 'Cortado'), { make_missing: true })
  await app.ok('two', applyImport, { params: { id }, body: { version } })
  for (let done = 0; done === 0;) done = (await app.ok('two', getImport, { params: { id } })).done
  const cut = await app.db.raw<{ rows: unknown[] }>(
    "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ? and granted and database = (select oid from pg_database where datname = current_database())",
    [LOCKS.imports],
  )
  expect(cut.rows).toHaveLength(1)
  expect(await stored('Cortado')).toBe(0)
  expect((await untilIdle(app, 'two', id)).state).toBe('applied')
  expect(await stored('Cortado')).toBe(250)
  expect((await prove(app.db)).differences).toEqual([])
})

test('imports of two people at once are written one after the other', async () => {
  // Has the rows of lists that the officer may not make.
  const lists = many(30, 'Primero').replaceAll(/^Primero/gm, 'Previo')
  await applyChecked(app, 'two', await checkTable(app, 'two', lists))
  const first = await checkTable(app, 'two', many(30, 'Primero'), { make_missing: true })
  const second = await checkTable(app, 'operating_officer', many(30, 'Primero'), { make_missing: true })
  await Promise.all([
    app.ok('two', applyImport, { params: { id: first.id }, body: { version: first.version } }),
    app.ok('operating_officer', applyImport, {
      params: { id: second.id },
      body: { version: second.version },
    }),
  ])
  const ends = [await untilIdle(app, 'two', first.id), await untilIdle(app, 'operating_officer', second.id)]
  // The second finds the products of the first, which its check did not show.
  expect(ends.map(({ state }) => state).toSorted()).toEqual(['applied', 'checked'])
  expect(ends.map(({ faults_total }) => faults_total).toSorted()).toEqual([0, 30])
  expect(await stored('Primero')).toBe(30)
})

test('a file that cannot be read is refused in Spanish, and no one else may send one', async () => {
  const form = (bytes: string) =>
    formOf({}, { name: 'x.csv', type: 'text/csv', bytes: Buffer.from(bytes, 'latin1') })
  const locked = await app.refused('two', createImport, { form: form('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') })
  expect(locked).toMatchObject({ code: 415, message_key: 'import.encrypted_or_old' })
  const { data } = await uploadTable(app, 'two', Buffer.from('504b0304ffffffff', 'hex'))
  const damaged = await untilIdle(app, 'two', data.id)
  expect(damaged).toMatchObject({
    state: 'refused',
    problem: { message: expect.stringContaining('dañado') as string },
  })
  expect((await app.refused('online_seller', createImport, { form: form('a;b') })).code).toBe(403)
})

test('new products that look like another one are named in the check, and may be made', async () => {
  const head = `Clave;${HEAD}`
  const first = await checkTable(app, 'two', [head, `K-1;${line('Gemela', '189.900')}`].join('\n'))
  expect(first.alike).toEqual({ total: 0, first: [] })
  await applyChecked(app, 'two', first)
  const stored = await app.db('catalogue.products').where('name', 'Gemela').first('id')
  const file = [
    head,
    `K-1;${line('Gemela', '199.900')}`,
    `K-2;${line('GEMELA', '189.900').replace('R-GEMELA', 'R-Gemela')}`,
    `K-3;${line('Nueva', '189.900')}`,
    `K-4;${line('Nueva', '189.900').replace(';Azul;', ';azul;')}`,
    `K-5;${line('Nueva', '189.900').replace(';Azul;', ';Rojo;')}`,
  ].join('\n')
  const checked = await checkTable(app, 'two', file)
  expect(checked).toMatchObject({ faults: [], counts: { created: 4, changed: 1 } })
  expect(checked.alike).toEqual({
    total: 2,
    first: [
      { row: 3, name: 'GEMELA', product_id: stored?.id, like_row: null },
      { row: 5, name: 'Nueva', product_id: null, like_row: 4 },
    ],
  })
  expect((await applyChecked(app, 'two', checked)).state).toBe('applied')
})
