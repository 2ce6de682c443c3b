import { limitedText } from '@deportivo/platform/tables/limited-text'
import { readTable } from '@deportivo/platform/tables/read-table'
import { expect, test } from 'vitest'
import { amountOf } from '../columns/row-values.ts'
import type { Line } from '../planning/drafts.ts'
import { readLine, type Reading } from '../planning/read-line.ts'
import { productsTable } from '../reading/product-head.ts'
import { readSample } from './read-sample.test-data.ts'

const READING: Reading = { decimals: {}, sizeOption: '' }

/** The lines of a file by the suggested columns. */
async function read(lines: readonly string[], reading = READING) {
  const { format, found } = await readSample(lines, (mapping, row) => [readLine(mapping, row, reading)])
  return { format, lines: found.toSorted((one, other) => one.row - other.row) }
}

const looksOf = ({ lines }: { lines: Line[] }) =>
  lines.map(({ values: { handle, size, color, quantity } }) => [handle, size, color, quantity].join(' '))

const faultsOf = ({ lines }: { lines: Line[] }) =>
  lines.flatMap(({ faults = [] }) =>
    faults.map(({ row, field, value, text }) => [row, field, value, text.key, text.values?.['name']]),
  )

const ROWS = [
  'bota,Bota,Zancada,Botas,B-38,7701234567897,Color,Rojo,Talla,38,189900.00,90000.00,4,https://x/1.jpg',
  'bota,,,,B-39,,,Rojo,,39,189900.00,,2,',
]
const HEADS = {
  earlier:
    'Handle,Title,Vendor,Type,Variant SKU,Variant Barcode,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Cost per item,Variant Inventory Qty,Image Src',
  today:
    'URL handle,Title,Vendor,Type,SKU,Barcode,Option1 name,Option1 value,Option2 name,Option2 value,Price,Cost per item,Inventory quantity,Product image URL',
  mixed:
    'Handle,Title,Vendor,Type,SKU,Barcode,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Price,Cost per item,Inventory quantity,Image Src',
}

test.each([HEADS.today, HEADS.mixed, HEADS.earlier.toLowerCase(), HEADS.today.toUpperCase()])(
  'Shopify with the columns %s is the same file',
  async (head) => {
    const earlier = await read([HEADS.earlier, ...ROWS])
    expect(looksOf(earlier)).toEqual(['bota-rojo 38 Rojo 4', 'bota-rojo 39 Rojo 2'])
    expect(await read([head, ...ROWS])).toEqual(earlier)
    const reversed = [head, ...ROWS].map((line) => line.split(',').toReversed().join(','))
    expect(await read(reversed)).toEqual(earlier)
  },
)

test.each([
  'Handle,Title,Vendor,Product Category,Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price',
  'URL handle,Title,Vendor,Product category,Type,Option1 name,Option1 value,Inventory quantity,Price',
])('a product of Shopify without a type has the last part of its category: %s', async (head) => {
  const { lines } = await read([
    head,
    'bota,Bota,Cimera,Apparel &amp; Accessories > Shoes > Boots,,Talla,38,4,1',
    'bota,,,,,,39,2,1',
    'tenis,Tenis,Cimera,Apparel & Accessories > Shoes > Sneakers,Deportivo,Talla,38,4,1',
    // Its type is on another of its lines.
    'sandalia,Sandalia,Cimera,Shoes > Sandals,,Talla,38,4,1',
    'sandalia,,,,Playa,,39,2,1',
    'gorra,Gorra,Cimera,Hats,,Title,Default Title,7,1',
    'bolso,Bolso,Cimera,aa-5-4,,Title,Default Title,7,1',
    'cinta,Cinta,Cimera,Uncategorized,,Title,Default Title,7,1',
  ])
  const categories = lines.map(({ values }) => values.category)
  expect(categories).toEqual(['Boots', 'Boots', 'Deportivo', 'Playa', 'Playa', 'Hats', '', ''])
})

test.each([
  'Talla del calzado',
  'Talla (EU)',
  'Número de calzado',
  'US Size',
  'EU Size',
  'Shoe size',
  'TALLA',
  'Tamanho',
  'Pointure',
])('the option %s is the size', async (name) => {
  const rows = [`bota,Bota,${name},38,Color principal,Rojo,4,1`, 'bota,,,39,,Azul,2,1']
  const head =
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Qty,Variant Price'
  expect(looksOf(await read([head, ...rows]))).toEqual(['bota-rojo 38 Rojo 4', 'bota-azul 39 Azul 2'])
})

test('of two sizes the one of Colombia is read', async () => {
  const head =
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Qty,Variant Price'
  const found = await read([head, 'bota,Bota,US Size,7,EU Size,38,4,1', 'bota,,,8,,39,1,1'])
  expect(looksOf(found)).toEqual(['bota 38  4', 'bota 39  1'])
})

test('an option that is not recognised is a fault that names it, until it is chosen as the size', async () => {
  const file = [
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Qty,Variant Price',
    'bota,Bota,Horma,38,Suela,Alta,4,1',
    'bota,,,39,,Baja,2,1',
    'gorra,Gorra,Title,Default Title,,,7,1',
  ]
  expect(faultsOf(await read(file))).toEqual([
    [2, 'size', '38 · Alta', 'import.unknown_option', 'Horma, Suela'],
    [3, 'size', '39 · Baja', 'import.unknown_option', 'Horma, Suela'],
  ])
  const chosen = await read(file, { ...READING, sizeOption: 'Horma' })
  expect(faultsOf(chosen)).toEqual([])
  expect(chosen.lines.map(({ values }) => values.size)).toEqual(['38', '39', ''])
})

const WOO = 'ID,Type,SKU,Name,Regular price,Stock,Parent,Attribute 1 name,Attribute 1 value(s)'

test('a variation of any size is no product without sizes, and a list that describes a simple one neither', async () => {
  const found = await read([
    WOO,
    '10,variable,ZAN,Zancada,,,,Talla,"38, 39"',
    '11,variation,Z-1,Zancada,1,4,ZAN,Talla,',
    '12,simple,M-1,Maleta,1,2,,Material,Cuero',
  ])
  expect(faultsOf(found)).toEqual([[3, 'size', '38, 39', 'import.unknown_option', 'Talla']])
  expect(found.lines[1]?.values.size).toBe('')
})

test('a comma within a value of WooCommerce belongs to it', async () => {
  const found = await read([
    WOO,
    '10,variable,ZAN,Zancada,,,,Talla,"38\\,5, 39"',
    '11,variation,ZAN-38,Zancada,189900,4,ZAN,Talla,"38\\,5"',
    '12,variation,ZAN-39,Zancada,189900,2,ZAN,Talla,39',
  ])
  expect(looksOf(found)).toEqual(['ZAN 38,5  4', 'ZAN 39  2'])
})

test('a variation may be above its product; one of an unknown product names both', async () => {
  const found = await read([
    'ID,Type,SKU,Name,Regular price,Stock,Categories,Brands,Parent,Attribute 1 name,Attribute 1 value(s)',
    '11,variation,ZAN-38,Zancada - 38,189900,4,,,ZAN,Talla,38',
    '21,variation,OTRO-38,Otro - 38,189900,4,,,OTRO,Talla,38',
    '10,variable,ZAN,Zancada,,,Botas,Cimera,,Talla,"38, 39"',
  ])
  expect(found.lines[0]?.values).toMatchObject({
    handle: 'ZAN',
    name: 'Zancada',
    size: '38',
    brand: 'Cimera',
    category: 'Botas',
  })
  expect(found.lines[1]).toMatchObject({
    orphan: { parent: 'OTRO', variation: 'OTRO-38' },
    values: { handle: 'OTRO', size: '38', quantity: '4' },
  })
  expect(found.lines[1]?.values).not.toHaveProperty('name')
})

test('lines of one product of Shopify may be apart, its description last, and a picture alone', async () => {
  const found = await read([
    'Handle,Title,Body (HTML),Vendor,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Image Src',
    'bota,,,,,38,4,189900.00,',
    'gorra,Gorra,,Zancada,Title,Default Title,7,49900.00,',
    'bota,Bota,Liviana,Zancada,Talla,39,2,189900.00,https://x/1.jpg',
    'bota,,,,,,,,https://x/2.jpg',
    'bota,,,,,40,1,189900.00,',
  ])
  expect(looksOf(found)).toEqual(['bota 38  4', 'gorra   7', 'bota 39  2', 'bota 40  1'])
  for (const row of [2, 4, 6])
    expect(found.lines.find((line) => line.row === row)?.values).toMatchObject({
      name: 'Bota',
      brand: 'Zancada',
    })
  expect(found.lines.map(({ row, values }) => [row, values.description, values.photos])).toEqual([
    [2, 'Liviana', 'https://x/1.jpg https://x/2.jpg'],
    [3, '', ''],
    [4, '', ''],
    [6, '', ''],
  ])
})

const LANGUAGES = {
  Spanish:
    'ID,Tipo,SKU,"GTIN, UPC, EAN o ISBN",Nombre,Publicado,¿Existencias?,Inventario,Precio rebajado,Precio normal,Categorías,Imágenes,Superior,Marcas,Nombre del atributo 1,Valor(es) del atributo 1',
  'earlier Spanish':
    'ID,Tipo,SKU,"GTIN, UPC, EAN o ISBN",Nombre,Publicado,¿En inventario?,Inventario,Precio rebajado,Precio normal,Categorías,Imágenes,Principal,Marcas,Nombre del atributo 1,Valor(es) del atributo 1',
  Portuguese:
    'ID,Tipo,SKU,"GTIN, UPC, EAN, ou ISBN",Nome,Publicado,Em estoque?,Estoque,Preço promocional,Preço,Categorias,Imagens,Ascendente,Marcas,Nome do atributo 1,Valores do atributo 1',
  French:
    'ID,Type,UGS,"GTIN, UPC, EAN ou ISBN",Nom,Publié,En stock ?,Stock,Tarif promo,Tarif régulier,Catégories,Images,Parent,Marques,Nom de l’attribut 1,Valeur(s) de l’attribut 1 ',
  English:
    'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,In stock?,Stock,Sale price,Regular price,Categories,Images,Parent,Brands,Attribute 1 name,Attribute 1 value(s)',
}

test.each(Object.entries(LANGUAGES))('WooCommerce in %s, in any case, is the same file', async (_, head) => {
  const rows = [
    '10,variable,ZAN,,Zancada,1,1,,,,Botas > Altas,https://x/1.jpg,,Cimera,Talla,"38, 39"',
    '11,variation,ZAN-38,7701234567897,Zancada - 38,1,1,4,,189900,,,ZAN,,Talla,38',
    '12,variation,ZAN-39,,Zancada - 39,1,1,2,,189900,,,ZAN,,Talla,39',
  ]
  for (const written of [head, head.toUpperCase(), head.toLowerCase()]) {
    const found = await read([written, ...rows])
    expect(found.format).toBe('woocommerce')
    expect(looksOf(found)).toEqual(['ZAN 38  4', 'ZAN 39  2'])
    expect(found.lines[0]?.values).toMatchObject({
      name: 'Zancada',
      brand: 'Cimera',
      category: 'Botas',
      subcategory: 'Altas',
      price_four: '189900',
      barcodes: '7701234567897',
      photos: 'https://x/1.jpg',
    })
  }
})

test('a column of yes and no is no quantity', async () => {
  const found = await read(['Producto;¿Existencias?;Talla', 'Bota;1;38'])
  expect(found.lines[0]?.values).toEqual({ name: 'Bota', size: '38' })
})

test('texts of HTML are read as a browser shows them, also in names and categories', async () => {
  const html =
    '<style>.a{color:red}</style><script>x()</script><p>Dise&ntilde;o c&oacute;modo &ndash; l&iacute;nea</p><table><tr><td>38</td><td>24 cm</td></tr></table>'
  const woo = await read([
    'ID,Type,SKU,Name,Regular price,Stock,Description,Categories,Brands,Parent',
    `13,simple,M-1,Zancada &amp; Co,1,2,${html},Ropa &amp; Calzado > Ni&ntilde;os,A &lt; B,`,
  ])
  expect(woo.lines[0]?.values).toMatchObject({
    description: 'Diseño cómodo – línea\n38 24 cm',
    name: 'Zancada & Co',
    brand: 'A < B',
    category: 'Ropa & Calzado',
    subcategory: 'Niños',
  })
  const shopify = await read([
    'Handle,Title,Body (HTML),Vendor,Type,Variant Price',
    `x,Zancada &amp; Co,${html},&Ntilde;and&uacute;,Ropa &#38; m&aacute;s,1`,
  ])
  expect(shopify.lines[0]?.values).toMatchObject({
    description: 'Diseño cómodo – línea\n38 24 cm',
    name: 'Zancada & Co',
    brand: 'Ñandú',
    category: 'Ropa & más',
  })
})

test('a number before three digits is read as the other numbers of its column are written', async () => {
  const file = ['Nombre;Cantidad;Precio', 'A;4.000;119.900', 'B;12,500;1']
  const amounts = async (decimals: Reading['decimals']) => {
    const { lines } = await read(file, { ...READING, decimals })
    return lines.map(({ values: { quantity = '', price_four = '' } }) => [quantity, price_four].map(amountOf))
  }
  expect(await amounts({})).toEqual([
    [4000, 119_900],
    [12_500, 1],
  ])
  expect(await amounts({ quantity: '.' })).toEqual([
    [4, 119_900],
    [12_500, 1],
  ])
  expect(await amounts({ quantity: ',' })).toEqual([
    [4000, 119_900],
    [12.5, 1],
  ])
  expect(faultsOf(await read(file, { ...READING, decimals: { quantity: 'unclear' } }))).toEqual([
    [2, 'quantity', '4.000', 'import.unclear_amount', undefined],
    [3, 'quantity', '12,500', 'import.unclear_amount', undefined],
  ])
  expect(amountOf('0.500')).toBe(0.5)
})

test.each(['#N/A', '#¡REF!', '#DIV/0!', 'Err:502'])(
  '%s is a fault in a column of texts, too',
  async (error) => {
    const found = await read(['Nombre;Marca;Talla', `A;${error};38`])
    expect(faultsOf(found)).toEqual([[2, 'brand', error, 'import.error_cell', undefined]])
  },
)

test('a shop with long descriptions and many variants is not too much text', async () => {
  const head = 'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price'
  const lines = Array.from({ length: 300 * 30 }, (_, at) => {
    const isFirst = at % 30 === 0
    const described = isFirst ? `Bota,<p>${'x'.repeat(4_000)}</p>` : ','
    return `b${Math.floor(at / 30)},${described},${isFirst ? 'Talla' : ''},${(at % 30) + 20},1,1`
  })
  const file = Buffer.from([head, ...lines].join('\n'))
  let rows = -1
  for await (const _ of limitedText(productsTable(readTable(file)))) rows += 1
  expect(rows).toBe(9_000)
})
