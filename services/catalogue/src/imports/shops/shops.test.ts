import { expect, test } from 'vitest'
import { amountOf, valuesOf, type Values } from '../columns/row-values.ts'
import { addressesIn } from '../planning/plan-photos.ts'
import { suggestMapping } from '../columns/suggest-mapping.ts'
import { readTable } from '../reading/read-table.ts'
import { flattened } from './flatten.ts'

/** What is read of each line of a file, by the suggested columns. */
async function read(lines: readonly string[]): Promise<{ format: string; values: Values[] }> {
  const values: Values[] = []
  let format = ''
  let mapping: ReturnType<typeof suggestMapping> = []
  for await (const line of flattened(readTable(Buffer.from(lines.join('\n')))))
    if ('columns' in line) {
      format = line.format
      mapping = suggestMapping(line.columns, line.format)
    } else values.push(valuesOf(mapping, line.cells))
  return { format, values }
}

test('a product file of Shopify gives a product for each colour, with its sizes', async () => {
  const { format, values } = await read([
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Cost per item,Variant Image',
    'zancada,Zancada Urbana,"<p>Suela &amp; lona</p>",Zancada,Tenis,"a, b",TRUE,Color,Rojo,Talla,38,Z-R-38,4,189900.00,7701234567897,https://x/1.jpg,90000.00,',
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
    ['', 'https://x/1.jpg https://x/2.jpg'],
    ['', 'https://x/3.jpg'],
    ['', ''],
  ])
  expect(values[1]).toMatchObject({
    description: 'Suela & lona',
    reference: 'Zancada Urbana',
    subcategory: 'General',
  })
})

test('a product file of WooCommerce gives its variations and simple products', async () => {
  const { format, values } = await read([
    'ID,Type,SKU,Name,Published,Description,Regular price,Stock,Categories,Images,Parent,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),"GTIN, UPC, EAN, or ISBN"',
    '10,variable,ZAN,Zancada,1,Liviano,,,"Calzado > Running, Ofertas",https://x/1.jpg,,Zancada,Talla,"38, 39",Color,Rojo,',
    '11,variation,ZAN-38,"Zancada - 38",1,,189900,4,,"https://x/2.jpg, https://x/3,1.jpg",ZAN,,Talla,38,,,7701234567897',
    '12,variation,ZAN-39,"Zancada - 39",1,,189900,,,,id:10,,Talla,39,,,',
    '13,simple,,Gorra,1,,49900,7,Gorras,,,Zancada,Color,Azul,,,',
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
    ['woo-13-azul', 'Gorra', 'Zancada', 'Gorras', '', 'Azul', '', '7'],
  ])
  expect(values.map((one) => [one.barcodes, one.photos])).toEqual([
    ['7701234567897', 'https://x/2.jpg, https://x/3,1.jpg, https://x/1.jpg'],
    ['', 'https://x/1.jpg'],
    ['', ''],
  ])
})

test('addresses of pictures are separated, whatever signs are in them', () => {
  expect(addressesIn('https://x/2.jpg, https://x/3,1.jpg,https://x/4.jpg | https://x/5.jpg')).toEqual([
    ...['https://x/2.jpg', 'https://x/3,1.jpg', 'https://x/4.jpg', 'https://x/5.jpg'],
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
  ]
  expect(written.map(amountOf)).toEqual([
    ...[119_900, 119_900, 119_900, 119_900, 1_234_567, 5_000, -3, 36.5],
    ...['x', '1.2.3'],
  ])
})
