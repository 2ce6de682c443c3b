import { shownCell } from '@deportivo/platform/tables/cells/marked-cell'
import { expect, test } from 'vitest'
import { amountOf, filled, valuesOf, type Values } from '../columns/row-values.ts'
import { addressesIn } from '../planning/plan-photos.ts'
import { readSample } from './read-sample.test-data.ts'

/** What is read of each line of a file, by the suggested columns. */
async function read(lines: readonly string[]): Promise<{ format: string; values: Values[] }> {
  const { format, found } = await readSample(lines, (mapping, { cells }) => [
    valuesOf(mapping, cells.map(shownCell)),
  ])
  return { format, values: found }
}

test('a product file of Shopify gives a product for each colour, with its sizes', async () => {
  const { format, values } = await read([
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Cost per item,Variant Image',
    'zancada,Zancada Urbana,"<style>p { color: red }</style><p>Suela &amp; lona</p>",Zancada,Tenis,"a, b",TRUE,Color,Rojo,Talla,38,Z-R-38,4,189900.00,7701234567897,https://x/1.jpg,90000.00,',
    'zancada,,,,,,,,Rojo,,39,Z-R-39,0,189900.00,,https://x/2.jpg,,',
    'zancada,,,,,,,,Azul,,38,Z-A-38,2,179900.00,,,,https://x/3.jpg',
    'zancada,,,,,,,,,,,,,,,https://x/3.jpg,,',
    'gorra,Gorra,,Zancada,Gorras,,TRUE,Title,Default Title,,,G-1,7,49900.00,,,,',
  ])
  expect(format).toBe('shopify')
  expect(
    values.map(({ handle, name, brand, category, color, size, quantity, price_four }) => [
      handle,
      name,
      brand,
      category,
      color,
      size,
      quantity,
      price_four && amountOf(price_four),
    ]),
  ).toEqual([
    ['zancada-rojo', 'Zancada Urbana', 'Zancada', 'Tenis', 'Rojo', '38', '4', 189_900],
    ['zancada-rojo', 'Zancada Urbana', 'Zancada', 'Tenis', 'Rojo', '39', '0', 189_900],
    ['zancada-azul', 'Zancada Urbana', 'Zancada', 'Tenis', 'Azul', '38', '2', 179_900],
    ['gorra', 'Gorra', 'Zancada', 'Gorras', '', '', '7', 49_900],
  ])
  const photos = values.map((one) => [one.barcodes, one.photos])
  expect(photos).toEqual([
    // Not the third, which is of another colour.
    ['7701234567897', 'https://x/1.jpg https://x/2.jpg'],
    // The same as on the line before.
    ['', ''],
    ['', 'https://x/3.jpg'],
    ['', ''],
  ])
  expect(values.map(({ description }) => description)).toEqual(['Suela & lona', '', 'Suela & lona', ''])
  expect(values[1]).toMatchObject({
    reference: 'Zancada Urbana',
    subcategory: 'General',
  })
})

test('a product file of Shopify with the names that its columns have today is the same file', async () => {
  const lines = [
    'zancada,Zancada Urbana,<p>Suela</p>,Zancada,Tenis,TRUE,Z-R-38,7701234567897,Color,Rojo,Talla,38,189900.00,90000.00,4,https://x/1.jpg,',
    'zancada,,,,,,Z-R-39,,,Rojo,,39,189900.00,,0,https://x/2.jpg,',
    'zancada,,,,,,Z-A-38,,,Azul,,38,179900.00,,2,,https://x/3.jpg',
    'zancada,,,,,,,,,,,,,,,https://x/3.jpg,',
  ]
  const earlier = await read([
    'Handle,Title,Body (HTML),Vendor,Type,Published,Variant SKU,Variant Barcode,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Cost per item,Variant Inventory Qty,Image Src,Variant Image',
    ...lines,
  ])
  const today = await read([
    'URL handle,Title,Description,Vendor,Type,Published on online store,SKU,Barcode,Option1 name,Option1 value,Option2 name,Option2 value,Price,Cost per item,Inventory quantity,Product image URL,Variant image URL',
    ...lines,
  ])
  expect(today).toEqual(earlier)
  expect(today.values[2]).toMatchObject({
    handle: 'zancada-azul',
    size: '38',
    quantity: '2',
    brand: 'Zancada',
  })
})

test('a product file of WooCommerce gives its variations and simple products', async () => {
  const { format, values } = await read([
    'ID,Type,SKU,Name,Published,Description,Regular price,Stock,Categories,Images,Parent,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),"GTIN, UPC, EAN, or ISBN"',
    '10,variable,ZAN,Zancada,1,Liviano,,,"Calzado > Running, Ofertas",https://x/1.jpg,,Zancada,Talla,"38, 39",Color,Rojo,',
    '11,variation,ZAN-38,"Zancada - 38",1,,189900,4,,"https://x/2.jpg, https://x/3,1.jpg",ZAN,,Talla,38,,,7701234567897',
    '12,variation,ZAN-39,"Zancada - 39",1,,189900,,,,id:10,,Talla,39,,,',
    '13,simple,,Gorra,1,,49900,7,"Gorras, Gorras > Playa",,,Zancada,Color,Azul,,,',
  ])
  expect(format).toBe('woocommerce')
  expect(
    values.map(({ handle, name, brand, category, subcategory, color, size, quantity }) => [
      handle,
      name,
      brand,
      category,
      subcategory,
      color,
      size,
      quantity,
    ]),
  ).toEqual([
    ['ZAN-rojo', 'Zancada', 'Zancada', 'Calzado', 'Running', 'Rojo', '38', '4'],
    ['ZAN-rojo', 'Zancada', 'Zancada', 'Calzado', 'Running', 'Rojo', '39', ''],
    ['woo-13-azul', 'Gorra', 'Zancada', 'Gorras', 'Playa', 'Azul', '', '7'],
  ])
  expect(values.map((one) => [one.barcodes, one.photos])).toEqual([
    ['7701234567897', 'https://x/2.jpg, https://x/3,1.jpg, https://x/1.jpg'],
    ['', 'https://x/1.jpg'],
    ['', ''],
  ])
})

test('variants of another price are a product of their own, and one without a price is of the first', async () => {
  const shopify = await read([
    'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price',
    'zancada,Zancada,Zancada,Tenis,Talla,38,4,189900.00',
    'zancada,,,,,39,2,199900.00',
    'zancada,,,,,40,1,189900',
    'zancada,,,,,41,1,',
  ])
  const handles = ['zancada', 'zancada-2', 'zancada', 'zancada']
  expect(shopify.values.map(({ handle }) => handle)).toEqual(handles)
  const woo = await read([
    'ID,Type,SKU,Name,Regular price,Stock,Parent,Attribute 1 name,Attribute 1 value(s)',
    '10,variable,zancada,Zancada,,,,Talla,"38, 39, 40, 41"',
    ...[189_900, 199_900, '189900.00', ''].map(
      (price, at) => `${at},variation,z-${at},Zancada,${price},1,zancada,Talla,${at + 38}`,
    ),
  ])
  expect(woo.values.map(({ handle }) => handle)).toEqual(handles)
})

test('a product file of WooCommerce in Spanish is one of WooCommerce', async () => {
  const { format, values } = await read([
    'ID,Tipo,SKU,"GTIN, UPC, EAN o ISBN",Nombre,Publicado,"Descripción corta",Descripción,¿Existencias?,Inventario,Precio normal,Categorías,Imágenes,Superior,Marcas,Nombre del atributo 1,Valor(es) del atributo 1,Nombre del atributo 2,Valor(es) del atributo 2',
    '10,variable,ZAN,,Zancada,1,,Liviano,1,,,Calzado > Running,https://x/1.jpg,,Zancada,Talla,"38, 39",Color,Rojo',
    '11,variation,ZAN-38,7701234567897,Zancada - 38,1,,,1,4,189900,,,ZAN,,Talla,38,,',
    '13,simple,G-1,,Gorra,1,,,1,7,49900,Gorras,,,Zancada,,,,',
  ])
  expect(format).toBe('woocommerce')
  expect(values).toMatchObject([
    {
      handle: 'ZAN-rojo',
      name: 'Zancada',
      brand: 'Zancada',
      color: 'Rojo',
      size: '38',
      quantity: '4',
      category: 'Calzado',
      subcategory: 'Running',
      price_four: '189900',
      barcodes: '7701234567897',
      description: 'Liviano',
      photos: 'https://x/1.jpg',
    },
    { handle: 'G-1', name: 'Gorra', color: '', size: '', quantity: '7', category: 'Gorras' },
  ])
})

test('a column may have a text for blank cells: of the size of each line, and of a product that nowhere has its own', () => {
  const mapping = [
    { field: 'color', column: 0, text: ' Único ' },
    { field: 'size', column: 1, text: 'Única' },
    { field: 'name', column: 2 },
  ] as const
  const lines = (...cells: string[][]) => cells.map((one) => ({ values: valuesOf([...mapping], one) }))
  const read = (...cells: string[][]) => filled([...mapping], lines(...cells)).map(({ values }) => values)
  expect(read(['', '', 'Gorra'])).toEqual([{ color: 'Único', size: 'Única', name: 'Gorra' }])
  // A blank colour is the same as in another line.
  expect(read(['', '38', ''], ['Rojo', '', ''])).toEqual([
    { color: '', size: '38', name: '' },
    { color: 'Rojo', size: 'Única', name: '' },
  ])
})

test('addresses of pictures are separated, whatever signs are in them', () => {
  expect(addressesIn('https://x/2.jpg, https://x/3,1.jpg,https://x/4.jpg | https://x/5.jpg')).toEqual([
    'https://x/2.jpg',
    'https://x/3,1.jpg',
    'https://x/4.jpg',
    'https://x/5.jpg',
  ])
})

test('the columns of a spreadsheet are recognised by what people call them', async () => {
  const { format, values } = await read([
    'PRODUCTO;Precio de venta;Existencias;Nº;Tienda',
    'Tenis;1;2;3;Norte',
  ])
  expect(format).toBe('own')
  expect(values).toEqual([{ name: 'Tenis', price_four: '1', quantity: '2', store: 'Norte' }])
})

test('amounts are read as people in several countries write them', () => {
  const written = [
    '$ 119.900',
    '119,900',
    '119900.00',
    '119.900,00',
    '1.234.567',
    'COP 5000',
    '-3',
    '36,5',
    'x',
    '1.2.3',
    '1e3',
    '0x10',
  ]
  expect(written.map(amountOf)).toEqual([
    119_900,
    119_900,
    119_900,
    119_900,
    1_234_567,
    5_000,
    -3,
    36.5,
    'x',
    '1.2.3',
    Number.NaN,
    Number.NaN,
  ])
})
