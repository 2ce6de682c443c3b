import { checkImport, type ProductImport } from '@deportivo/contracts/catalogue/imports'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { applyChecked, checkTable, untilIdle, uploadTable } from '@deportivo/testkit/imports'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { expect, test } from 'vitest'

const { app, shop } = await openCatalogue()

const storeNamed = async (at: 0 | 1) =>
  (await app.db('inventory.stores').where('id', shop.stores[at]).first('name'))?.name ?? ''
const main = await storeNamed(0)
const north = await storeNamed(1)

/** The units of a product by store and size. */
async function unitsOf(name: string): Promise<string[]> {
  const rows = await queryRows<{ store: string; size: string; on_hand: number }>(
    app.db,
    `select s.name as store, z.name as size, l.on_hand from inventory.published_levels l
     join catalogue.products p on p.id = l.product_id
     join inventory.stores s on s.id = l.store_id
     join catalogue.sizes z on z.id = l.size_id
     where p.name = ? and l.on_hand > 0`,
    [name],
  )
  return rows.map(({ store, size, on_hand }) => `${store} ${size}: ${on_hand}`).toSorted()
}

/** A file with its suggested columns, the brand as a text besides. */
async function checkWithBrand(file: string, brand: string): Promise<ProductImport> {
  const { data } = await uploadTable(app, 'two', file)
  const { version, mapping, make_missing } = await untilIdle(app, 'two', data.id)
  // What was chosen for an earlier file with these columns is remembered.
  const others = mapping.filter(({ field }) => field !== 'brand')
  const body = { version, make_missing, mapping: [...others, { field: 'brand', text: brand } as const] }
  await app.ok('two', checkImport, { params: { id: data.id }, body })
  return untilIdle(app, 'two', data.id)
}

const HEAD = (...stores: string[]) =>
  [
    'Handle,SKU,Name,Category,Option 1 name,Option 1 value,Track stock',
    ...stores.map((name) => `Price [${name}],In stock [${name}],Low stock [${name}]`),
  ].join(',')

test('units of two shops of Loyverse are counted into the stores of their names', async () => {
  const file = [
    HEAD(main, north.toUpperCase()),
    'marea,M-38,Marea,Sandalias,Talla,38,Y,89900.00,4.000,2,89900.00,3.000,1',
    'marea,M-39,,,,39,,89900.00,,,89900.00,2.000,',
  ].join('\n')
  const checked = await checkWithBrand(file, 'Litoral')
  expect(checked).toMatchObject({
    format: 'loyverse',
    rows: 2,
    faults: [],
    counts: { created: 1, levels: 3 },
  })
  expect((await applyChecked(app, 'two', checked)).state).toBe('applied')
  expect(await unitsOf('Marea')).toEqual([`${main} 38: 4`, `${north} 38: 3`, `${north} 39: 2`].toSorted())
  const again = await checkWithBrand(file, 'Litoral')
  expect(again).toMatchObject({ done: 2, counts: { changed: 0, unchanged: 1, levels: 0 } })
  // What it has read of each shop is what is compared when it is applied.
  const other = await checkWithBrand(file.replace('3.000,1', '5.000,1'), 'Litoral')
  expect((await applyChecked(app, 'two', other)).state).toBe('applied')
  expect(await unitsOf('Marea')).toContain(`${north} 38: 5`)
}, 120_000)

test('a shop that no store is called like is a fault with its name', async () => {
  const file = [HEAD(main, 'Kiosco'), 'ola,O-38,Ola,Sandalias,Talla,38,Y,89900,4,,89900,3,'].join('\n')
  const { faults } = await checkWithBrand(file, 'Litoral')
  expect(faults).toMatchObject([
    { row: 2, field: 'store', value: 'Kiosco', message_key: 'import.unknown_name' },
  ])
}, 120_000)

test('the only shop of a file is the store of its name, and without one the first that sells', async () => {
  for (const [name, store, at] of [
    ['Duna', north, 'Norte'],
    ['Roca', 'Kiosco', 'Otro'],
  ] as const) {
    const file = [HEAD(store), `${at},${at}-1,${name},Sandalias,Talla,38,Y,89900,4,`].join('\n')
    expect((await applyChecked(app, 'two', await checkWithBrand(file, 'Litoral'))).state).toBe('applied')
  }
  expect(await unitsOf('Duna')).toEqual([`${north} 38: 4`])
  expect(await unitsOf('Roca')).toEqual([`${main} 38: 4`])
}, 120_000)

test('files of Alegra and of Siigo are imported as they are suggested', async () => {
  const alegra = [
    `Codigo;Nombre;Referencia;Categoria;Marca;Precio: General;Cantidad inicial en bodega: ${main}`,
    '1;Bota A;BA-1;Botas;Cimera;189900;',
    '2;Bota A / 38 / Rojo;BA-1-38;;;189900;4',
    '3;Bota A / 39 / Rojo;BA-1-39;;;189900;2',
  ].join('\n')
  const checked = await checkTable(app, 'two', alegra)
  expect(checked).toMatchObject({ format: 'alegra', faults: [], counts: { created: 1, levels: 2 } })
  expect((await applyChecked(app, 'two', checked)).state).toBe('applied')
  expect(await unitsOf('Bota A')).toEqual([`${main} 38: 4`, `${main} 39: 2`])
  const siigo = [
    'Tipo;Código;Nombre;Grupo de inventario;Inventariable;Marca;Saldo cantidades;Precio de venta 1',
    'Producto;GOR-1;Gorra S;1-Gorras;Sí;Cimera;7;49900',
  ].join('\n')
  const second = await checkTable(app, 'two', siigo)
  expect(second).toMatchObject({ format: 'siigo', faults: [], counts: { created: 1, levels: 1 } })
  expect((await applyChecked(app, 'two', second)).state).toBe('applied')
  expect(await unitsOf('Gorra S')).toEqual([`${main} Única: 7`])
}, 120_000)
