import { listProducts } from '@deportivo/contracts/catalogue/products'
import { applyChecked, checkTable } from '@deportivo/testkit/imports'
import { openCatalogue } from '@deportivo/testkit/open-catalogue'
import { expect, test } from 'vitest'

const { app } = await openCatalogue()

const productsOf = async (brand: string) => {
  const products = await app.ok('two', listProducts, { query: { search: brand } })
  return products
    .map(({ name, color_name, subcategory_name, price, sizes: all }) => [
      name,
      color_name,
      subcategory_name,
      price,
      all
        .filter(({ quantity }) => quantity > 0)
        .map((one) => `${one.name}: ${one.quantity}`)
        .join(),
    ])
    .toSorted()
}

test('a file of Shopify with options, with one of two and without any is imported as it is suggested', async () => {
  const file = [
    'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price',
    'alba,Alba,Cimera,Zapatos,Talla,38,Color,Rojo,A-38,4,189900.00',
    'alba,,,,,39,,Rojo,A-39,2,199900.00',
    'brisa,Brisa,Cimera,Zapatos,Size,38,,,B-38,3,99900.00',
    'gorra,Gorra,Cimera,Gorras,Title,Default Title,,,G-1,7,49900.00',
  ]
  const checked = await checkTable(app, 'two', file.join('\n'))
  expect(checked).toMatchObject({ format: 'shopify', faults: [], counts: { created: 4, levels: 4 } })
  expect((await applyChecked(app, 'two', checked)).state).toBe('applied')
  const stored = [
    ['Alba', 'Rojo', 'General', 189_900, '38: 4'],
    ['Alba', 'Rojo', 'General', 199_900, '39: 2'],
    ['Brisa', 'Único', 'General', 99_900, '38: 3'],
    ['Gorra', 'Único', 'General', 49_900, 'Única: 7'],
  ]
  expect(await productsOf('Cimera')).toEqual(stored)
  expect(await checkTable(app, 'two', file.join('\n'))).toMatchObject({
    counts: { changed: 0, unchanged: 4 },
  })
}, 120_000)

test.each([
  ['first', ['<p>Suela</p>', '']],
  ['last', ['', '<p>Suela</p>']],
])(
  'with the code of each variant as its key, every product has the description of the %s line',
  async (place, [first, second]) => {
    const file = [
      'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price',
      `cierzo,Cierzo ${place},${first},Ponto,Zapatos,Talla,38,${place}-38,4,189900.00`,
      `cierzo,,${second},,,,39,${place}-39,2,189900.00`,
    ].join('\n')
    const { columns, mapping } = await checkTable(app, 'two', file)
    const column = columns.indexOf('Variant SKU')
    const bySku = mapping.map((one) => (one.field === 'handle' ? { field: one.field, column } : one))
    const checked = await checkTable(app, 'two', file, { mapping: bySku })
    expect(checked).toMatchObject({ faults: [], counts: { created: 2, levels: 2 } })
    await applyChecked(app, 'two', checked)
    const stored = app.db('catalogue.products').where('name', `Cierzo ${place}`)
    expect(await stored.pluck('description')).toEqual(['Suela', 'Suela'])
  },
  120_000,
)

test('units below none are named as what they are', async () => {
  const file = [
    'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price',
    'menos,Menos,Cimera,Zapatos,Talla,38,-3,189900.00',
  ]
  const { faults } = await checkTable(app, 'two', file.join('\n'))
  expect(faults).toMatchObject([
    { row: 2, column: 'Variant Inventory Qty', value: '-3', message_key: 'import.units_below_none' },
  ])
}, 120_000)

test('simple products of WooCommerce are imported beside variations', async () => {
  const file = [
    'ID,Type,SKU,Name,Regular price,Stock,Categories,Parent,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
    '10,variable,DUNA,Duna,,,Sandalias > Playa,,Ribera,Talla,"38, 39",Color,Azul',
    '11,variation,DUNA-38,Duna - 38,89900,4,,DUNA,,Talla,38,,',
    '13,simple,MALETA,Maleta,149900,2,Maletas,,Ribera,,,,',
  ]
  const checked = await checkTable(app, 'two', file.join('\n'))
  expect(checked).toMatchObject({ format: 'woocommerce', faults: [], counts: { created: 2, levels: 2 } })
  expect((await applyChecked(app, 'two', checked)).state).toBe('applied')
  expect(await productsOf('Ribera')).toEqual([
    ['Duna', 'Azul', 'Playa', 89_900, '38: 4'],
    ['Maleta', 'Único', 'General', 149_900, 'Única: 2'],
  ])
}, 120_000)

test('without a brand, a product of WooCommerce lacks that alone: no reference is missing within none', async () => {
  const file = [
    'ID,Type,SKU,Name,Regular price,Stock,Categories,Parent,Brands,Attribute 1 name,Attribute 1 value(s)',
    '21,simple,BALON-W,Balón W,59900,2,Balones,,,,',
  ]
  const checked = await checkTable(app, 'two', file.join('\n'))
  expect(checked.faults.map(({ column, value }) => [column, value])).toEqual([['Brands', '']])
  expect(checked.missing.filter(({ within }) => within === '')).toEqual([])
}, 120_000)
