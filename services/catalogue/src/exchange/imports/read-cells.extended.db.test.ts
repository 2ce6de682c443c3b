import { sizes } from '@deportivo/contracts/catalogue/lists'
import { listProducts } from '@deportivo/contracts/catalogue/products'
import { workbookOf } from '@deportivo/testkit/files/workbook'
import { applyChecked, checkTable } from '@deportivo/testkit/imports'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { expect, test } from 'vitest'

const { app, shop } = await openCatalogue()
const store = (await app.db('inventory.stores').where('id', shop.stores[0]).first('name'))?.name ?? ''

const HEAD =
  'Nombre;Marca;Referencia;Color;Categoría;Subcategoría;Precio público;Precio mínimo;Bodega;Talla;Cantidad;Códigos de barras;Descripción'

const line = (name: string, size: string, quantity: string, codes = '', price = '189900', about = '') =>
  `${name};Cumbre;R-${name};Azul;Botas ${name};Altas;${price};100000;${store};${size};${quantity};${codes};${about}`

const check = (lines: readonly string[], choice = {}) =>
  checkTable(app, 'two', [HEAD, ...lines].join('\n'), choice)

const faultsOf = ({ faults }: Awaited<ReturnType<typeof check>>) =>
  faults.map(({ row, column, value, message_key }) => [row, column, value, message_key])

const unitsOf = async (name: string) => {
  const products = await app.ok('two', listProducts, { query: { search: name } })
  return products.flatMap(({ sizes: all }) =>
    all.filter(({ quantity }) => quantity > 0).map((one) => `${one.name}: ${one.quantity}`),
  )
}

test('one number that can only be a decimal decides for its column, and else the check shows how it was read', async () => {
  const proven = await check([
    line('Alba', '38', '4.000'),
    line('Alba', '39', '0.500'),
    line('Alba', '40', '12.000'),
  ])
  // Not five hundred.
  expect(faultsOf(proven)).toEqual([[3, 'Cantidad', '0.500', 'field.integer']])
  expect(proven.open_amounts).toEqual([])
  const whole = await check([line('Alba', '38', '4.000'), line('Alba', '39', '2.0')])
  expect(whole.faults).toEqual([])
  expect((await applyChecked(app, 'two', whole)).state).toBe('applied')
  expect(await unitsOf('Alba')).toEqual(['38: 4', '39: 2'])
  const open = await check([line('Brisa', '38', '4.000'), line('Brisa', '39', '2', '', '189.900')])
  expect(open.open_amounts).toEqual([
    { field: 'price_four', row: 3, written: '189.900', value: 189_900 },
    { field: 'quantity', row: 2, written: '4.000', value: 4_000 },
  ])
  const mixed = await check([
    line('Brisa', '38', '4.000'),
    line('Brisa', '39', '1.000,0'),
    line('Brisa', '40', '2.0'),
  ])
  expect(faultsOf(mixed)).toEqual([[2, 'Cantidad', '4.000', 'import.unclear_amount']])
}, 240_000)

test('a number of a workbook is never taken for grouped thousands', async () => {
  const cells = ['Duna', 'Cumbre', 'R-Duna', 'Azul', 'Botas', 'Altas', 118.881, 100_000, store, '38', 4]
  const checked = await checkTable(app, 'two', await workbookOf([HEAD.split(';').slice(0, 11), cells]))
  expect(faultsOf(checked)).toEqual([[2, 'Precio público', '118.881', 'field.integer']])
}, 120_000)

test('cells with an error are faults of their columns, and no text is made of them', async () => {
  const checked = await check([line('Eco', '#N/A', '4'), line('Eco', '38', '4').replace('Cumbre', '#REF!')])
  expect(faultsOf(checked)).toEqual([
    [2, 'Talla', '#N/A', 'import.error_cell'],
    [3, 'Marca', '#REF!', 'import.error_cell'],
  ])
}, 120_000)

test.each([
  ['38,5', 'Faro'],
  ['38.5', 'Gema'],
  ['38½', 'Heno'],
  ['38 1/2', 'Isla'],
])(
  'the size %s is the one that the shop has',
  async (size, name) => {
    const known = await app.db('catalogue.sizes').where('name', '38½').first('id')
    if (!known) await app.ok('two', sizes.create, { body: { name: '38½' } })
    const checked = await check([line(name, `"${size}"`, '3')])
    expect(checked.faults).toEqual([])
    expect((await applyChecked(app, 'two', checked)).state).toBe('applied')
    expect(await unitsOf(name)).toEqual(['38½: 3'])
  },
  120_000,
)

test('wrong cells of a kind are left out where the user decides so, and the rest is imported', async () => {
  const lines = [
    line('Gala', '38', '4', 'does not apply'),
    line('Gala', '39', '-3', '7701234567897'),
    line('Gala', '40', 'parent', '7701234567897'),
    line('Gala', '41', '2', '17701234567894'),
    line('Halo', '38', '1', '', '189900', 'x'.repeat(2_600)),
  ]
  const found = await check(lines)
  expect(faultsOf(found).map(([row, column]) => [row, column])).toEqual([
    [2, 'Códigos de barras'],
    [3, 'Cantidad'],
    [4, 'Cantidad'],
    [4, 'Códigos de barras'],
    [5, 'Códigos de barras'],
    [6, 'Descripción'],
  ])
  const kinds = [
    { kind: 'barcodes', count: 3 },
    { kind: 'quantities', count: 2 },
    { kind: 'texts', count: 1 },
  ]
  expect(found.wrong_cells.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual(kinds)
  const some = await check(lines, { leave_out: ['barcodes', 'texts'] })
  expect(faultsOf(some).map(([row]) => row)).toEqual([3, 4])
  const all = await check(lines, { leave_out: ['barcodes', 'quantities', 'texts'] })
  expect(all).toMatchObject({ faults: [], counts: { created: 2, levels: 3 } })
  expect(all.wrong_cells.reduce((sum, { count }) => sum + count, 0)).toBe(6)
  expect((await applyChecked(app, 'two', all)).state).toBe('applied')
  expect(await unitsOf('Gala')).toEqual(['38: 4', '41: 2'])
  const codes = await app.db('catalogue.barcodes').pluck('code')
  expect(codes).toEqual(['7701234567897'])
  // The next file with these columns decides anew.
  expect((await check([line('Iris', '38', '1')])).leave_out).toEqual([])
}, 240_000)

const SHOPIFY = 'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price'

test('an option that is not recognised is never one size, until the user chooses which is the size', async () => {
  const file = [
    SHOPIFY,
    'jade,Jade,Cumbre,Zapatos,Horma,38,4,189900.00',
    'jade,,,,,39,2,189900.00',
    'gorra,Gorra,Cumbre,Gorras,Title,Default Title,7,49900.00',
  ].join('\n')
  const found = await checkTable(app, 'two', file)
  expect(faultsOf(found)).toEqual([
    [2, 'Talla (opción)', '38', 'import.unknown_option'],
    [3, 'Talla (opción)', '39', 'import.unknown_option'],
  ])
  expect(found.open_options).toEqual(['Horma'])
  const none = await checkTable(app, 'two', file, { leave_out: ['options'] })
  expect(faultsOf(none)).toMatchObject([[3, 'Talla (opción)', 'Única', 'product.size_counted_twice']])
  const chosen = await checkTable(app, 'two', file, { size_option: 'Horma' })
  expect(chosen).toMatchObject({ faults: [], counts: { created: 2, levels: 3 }, open_options: ['Horma'] })
  expect((await applyChecked(app, 'two', chosen)).state).toBe('applied')
  expect(await unitsOf('Jade')).toEqual(['38: 4', '39: 2'])
}, 240_000)

const WOO =
  'ID,Type,SKU,Name,Regular price,Stock,Categories,Brands,Parent,Attribute 1 name,Attribute 1 value(s)'

test('a variation of a product that is stored counts in it; of one that is nowhere it is a fault with both names', async () => {
  const variation = '11,variation,KIT-38,Kit - 38,189900,4,,,KIT,Talla,38'
  const found = await checkTable(app, 'two', [WOO, variation].join('\n'))
  expect(found.faults).toMatchObject([
    {
      row: 2,
      value: 'KIT-38',
      message_key: 'import.unknown_parent',
      message_values: { parent: 'KIT', variation: 'KIT-38' },
    },
  ])
  const product = '10,variable,KIT,Kit,,,Botas > Altas,Cumbre,,Talla,"38, 39"'
  const whole = await checkTable(app, 'two', [WOO, variation, product].join('\n'))
  expect(whole.faults).toEqual([])
  expect((await applyChecked(app, 'two', whole)).state).toBe('applied')
  const more = await checkTable(app, 'two', [WOO, variation.replace('900,4', '900,6')].join('\n'))
  expect(more).toMatchObject({ faults: [], counts: { created: 0, changed: 1, levels: 1 } })
  expect((await applyChecked(app, 'two', more)).state).toBe('applied')
  expect(await unitsOf('Kit')).toEqual(['38: 6'])
  const [kit] = await app.ok('two', listProducts, { query: { search: 'Kit' } })
  expect(kit).toMatchObject({ name: 'Kit', color_name: 'Único', subcategory_name: 'Altas' })
}, 240_000)
