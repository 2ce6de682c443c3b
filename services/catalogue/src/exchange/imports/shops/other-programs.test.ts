import { text } from '@deportivo/texts/text'
import { expect, test } from 'vitest'
import { IMPORT_COLUMNS } from '@deportivo/contracts/catalogue/import-columns'
import type { Line } from '../planning/drafts.ts'
import type { Reading } from '../planning/read-line.ts'
import { readLines } from '../planning/read-shops.ts'
import { readSample } from './read-sample.test-data.ts'

const READING: Reading = { decimals: {}, sizeOption: '' }

async function read(lines: readonly string[], reading = READING) {
  const sample = await readSample(lines, (mapping, row) => readLines(mapping, row, reading))
  return { ...sample, lines: sample.found, values: sample.found.map(({ values }) => values) }
}

const faultsOf = ({ lines }: { lines: Line[] }) =>
  lines.flatMap(({ faults = [] }) =>
    faults.map(({ row, field, value, text: { key } }) => [row, field, value, key]),
  )

const LOYVERSE = {
  English:
    'Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Option 2 name,Option 2 value,Cost,Barcode,SKU of included item,Quantity of included item,Track stock,Available for sale [Norte],Price [Norte],In stock [Norte],Low stock [Norte]',
  Spanish:
    'Handle,REF,Nombre,Categoria,Descripción,Vendido por peso,Opción 1 nombre,Opción 1 valor,Opción 2 nombre,Opción 2 valor,Coste,Codigo de barras,REF del componente,Cantidad del componente,Seguir el Inventario,Disponibles para la venta [Norte],Precio [Norte],En inventario [Norte],Existencias bajas [Norte]',
}
const ITEMS = [
  'bota,B-38,Bota,Botas,<p>Liviana</p>,N,Talla,38,Color,Rojo,90000.00,7701234567897,,,Y,Y,189900.00,4.000,2',
  'bota,B-39,,,,,,39,,Rojo,90000.00,,,,,Y,189900.00,12.000,',
  'bota,B-A,,,,,,38,,Azul,90000.00,,,,,Y,189900.00,0,',
  'gorra,G-1,Gorra,Gorras,,N,,,,,,,,,N,Y,49900.00,3,',
  'kit,K-1,Kit,Kits,,N,,,,,,,B-38,1,N,Y,99900.00,,',
  ',,,,,,,,,,,,B-39,1,,,,,',
]

test.each(Object.entries(LOYVERSE))(
  'a file of Loyverse in %s, in any order of its columns',
  async (_, head) => {
    const found = await read([head, ...ITEMS])
    expect(found.format).toBe('loyverse')
    expect(
      found.values.map((one) => [one.handle, one.name, one.size, one.color, one.quantity, one.price_four]),
    ).toEqual([
      ['bota-rojo', 'Bota', '38', 'Rojo', '4', '189900'],
      ['bota-rojo', 'Bota', '39', 'Rojo', '12', '189900'],
      ['bota-azul', 'Bota', '38', 'Azul', '0', '189900'],
      // Its stock is not tracked.
      ['gorra', 'Gorra', '', '', '', '49900'],
      ['kit', 'Kit', '', '', '', '99900'],
    ])
    expect(found.values[0]).toMatchObject({
      reference: 'Bota',
      category: 'Botas',
      subcategory: 'General',
      description: 'Liviana',
      barcodes: '7701234567897',
      unit_cost: '90000',
      minimum: '2',
      minimal_price: '189900',
    })
    // Its description is that of the line before.
    expect(found.values[1]).toMatchObject({ category: 'Botas', description: '', minimum: '' })
    expect(found.values[2]).toMatchObject({ description: 'Liviana' })
    const reversed = [head, ...ITEMS].map((line) => line.split(',').toReversed().join(','))
    expect((await read(reversed)).lines).toEqual(found.lines)
  },
)

test('a file of Loyverse without shops has one price for all, and a handle may be blank', async () => {
  const found = await read([
    'Handle,SKU,Name,Option 1 name,Option 1 value,Default price,Cost,Track stock,In stock',
    ',B-1,Bota Alta,Talla,38,189900.00,,Y,4',
    ',G-1,Gorra,,,49900.50,,Y,2.500',
  ])
  expect(found.format).toBe('loyverse')
  expect(found.values.map((one) => [one.handle, one.quantity])).toEqual([
    ['bota-alta', '4'],
    ['gorra', '\uFDD0number\uFDD12.500\uFDD12.500'],
  ])
  expect(found.values[1]?.price_four).toBe('\uFDD0number\uFDD149900.50\uFDD149900.50')
})

const TWO_SHOPS =
  'Handle,SKU,Name,Option 1 name,Option 1 value,Barcode,Track stock,Price [Norte],In stock [Norte],Low stock [Norte],Price [Centro],In stock [Centro],Low stock [Centro]'

test('units of several shops are in the stores of their names, and what is of the size is there once', async () => {
  const found = await read([
    TWO_SHOPS,
    'bota,B-38,Bota,Talla,38,7701234567897,Y,189900.00,4.000,2,189900.00,3,1',
    'bota,B-39,,,39,,,189900.00,,,189900.00,1,',
    'bota,B-40,,,40,,,189900.00,,,189900.00,,',
  ])
  expect(
    found.lines.map(({ row, part, values }) => [row, part, values.size, values.store, values.quantity]),
  ).toEqual([
    [2, 0, '38', 'Norte', '4'],
    [2, 1, '38', 'Centro', '3'],
    [3, 0, '39', 'Centro', '1'],
    [4, undefined, '40', undefined, ''],
  ])
  expect(found.values.map((one) => [one.barcodes, one.minimum, one.price_four])).toEqual([
    ['7701234567897', '3', '189900'],
    ['', '', '189900'],
    ['', '', '189900'],
    ['', '', '189900'],
  ])
})

test('shops that sell at different prices are a fault until the column of one is chosen', async () => {
  const found = await read([TWO_SHOPS, 'bota,B-38,Bota,Talla,38,,Y,189900.00,4,,199900.00,3,'])
  const shown = 'Norte: 189900 · Centro: 199900'
  expect(faultsOf(found)).toEqual([
    [2, 'price_four', shown, 'import.prices_by_shop'],
    [2, 'minimal_price', shown, 'import.prices_by_shop'],
  ])
})

test('items of Alegra with variants, by their warehouses', async () => {
  const found = await read([
    'Codigo;Nombre;Referencia;Descripcion;Categoria;Marca;Ítem inventariable;Precio: General;Costo unitario;Codigo de barras;Cantidad inicial en bodega: Norte;Cantidad mínima en bodega: Norte;Cantidad inicial en bodega: Bodega Centro;Cantidad mínima en bodega: Bodega Centro',
    '1;Bota;BT-1;Liviana;Botas;Cimera;Sí;189900;;;;;;',
    '2;Bota / 38 / Rojo;BT-1-38;;;;Sí;;90000;7701234567897;4;2;3;1',
    '3;Bota / 39 / Rojo;BT-1-39;;;;Sí;;90000;;2;;;',
    '4;Gorra;G-1;;Gorras;Cimera;Sí;49900;;;7;;1.500;',
    '5;Domicilio;;;;;No;9000;;;;;;',
  ])
  expect(found.format).toBe('alegra')
  const shown = found.lines.map(({ row, values: one }) =>
    [row, one.handle, one.name, one.size, one.color, one.store, one.quantity].join(' | '),
  )
  expect(shown).toEqual([
    '3 | alegra-1-rojo | Bota | 38 | Rojo | Norte | 4',
    '3 | alegra-1-rojo | Bota | 38 | Rojo | Bodega Centro | 3',
    '4 | alegra-1-rojo | Bota | 39 | Rojo | Norte | 2',
    '5 | alegra-4 | Gorra |  |  | Norte | 7',
    '5 | alegra-4 | Gorra |  |  | Bodega Centro | ',
    '6 | alegra-5 | Domicilio |  |  |  | ',
  ])
  expect(found.values[0]).toMatchObject({
    reference: 'BT-1',
    description: 'Liviana',
    category: 'Botas',
    brand: 'Cimera',
    price_four: '189900',
    unit_cost: '90000',
    barcodes: '7701234567897',
    minimum: '3',
  })
  // A thousand and a half or fifteen hundred: no column of its own proves it.
  expect(faultsOf(found)).toEqual([[5, 'quantity', '1.500', 'import.unclear_amount']])
})

test('the template of Alegra for new items, with prices that have tax, and with a column for sizes', async () => {
  const found = await read([
    'Nombre (Requerido);Precio Total (Requerido);CATEGORIA;Unidad de Medida (Requerido);Costo unitario (Requerido para inventariables);Cantidad inicial en bodega Principal (Requerido para inventariables);Descripción (Opcional);TALLA;Referencia (Opcional);Precio Base (Automático);Venta en negativo',
    'Camisa;59500;Ropa;Unidad;30000;10;Algodón;M;CAM-1;50000;',
  ])
  expect(found.format).toBe('alegra')
  expect(found.values).toMatchObject([
    {
      handle: '',
      name: 'Camisa',
      reference: 'CAM-1',
      category: 'Ropa',
      subcategory: 'General',
      price_four: '59500',
      unit_cost: '30000',
      quantity: '10',
      size: 'M',
      description: 'Algodón',
    },
  ])
})

test('values of variants of Alegra that look like no size are asked for', async () => {
  const head = 'Codigo;Nombre;Precio: General;Cantidad inicial en bodega: Principal'
  const found = await read([head, '1;Vela;1;', '2;Vela / Lavanda;1;3'])
  expect(faultsOf(found)).toEqual([[3, 'size', 'Lavanda', 'import.unknown_option']])
})

test('the template of Siigo, also with lists of prices that the shop has named', async () => {
  const head = (price: string) =>
    `Tipo de Producto (obligatorio);Categoría de Inventarios / Servicios (obligatorio);Código del Producto (obligatorio);Nombre del Producto / Servicio (obligatorio);¿Inventariable? (obligatorio);Stock mínimo;Referencia de Fábrica;Código de Barras;Descripción Larga;¿Incluye IVA en Precio de Venta?;${price};Precio de venta 2;Marca;Modelo`
  const rows = [
    'P-Producto;7 Calzado - Niños;ZAN-1;Zancada;SI;3;RF-9;7701234567897;Liviana;SI;189900;170000;Cimera;',
    'S-Servicio;2 Servicios;DOM;Domicilio;NO;;;;;SI;9000;;;',
  ]
  for (const price of ['Precio de venta 1', 'Cliente Preferente']) {
    const found = await read([head(price), ...rows])
    expect(found.format).toBe('siigo')
    expect(found.values).toMatchObject([
      {
        handle: 'ZAN-1',
        name: 'Zancada',
        category: 'Calzado - Niños',
        reference: 'RF-9',
        brand: 'Cimera',
        price_four: '189900',
        minimum: '3',
        barcodes: '7701234567897',
        description: 'Liviana',
        size: 'Única',
        color: 'Único',
        quantity: '',
      },
    ])
  }
})

test('the list of products of Siigo and its balance by warehouse, below their titles', async () => {
  const list = await read([
    'LISTADO DE PRODUCTOS;;;;;',
    'Tipo;Código;Nombre;Grupo de inventario;Inventariable;Saldo cantidades;Precio de venta 1',
    'Producto;ZAN-1;Zancada;1-Calzado;Sí;4;189900',
    'Producto;BOL-1;Bolsa;2 Empaques;No;9;200',
    'Servicio;DOM;Domicilio;3 Servicios;No;;9000',
  ])
  expect(list.format).toBe('siigo')
  expect(list.values.map((one) => [one.handle, one.category, one.quantity])).toEqual([
    ['ZAN-1', 'Calzado', '4'],
    ['BOL-1', 'Empaques', ''],
  ])
  const balance = await read([
    'Código producto;Nombre producto;Referencia fábrica;Nombre bodega;Saldo cantidades',
    'ZAN-1;Zancada;RF-9;Norte;4',
    'ZAN-1;Zancada;RF-9;Centro;2',
  ])
  expect(balance.format).toBe('siigo')
  expect(balance.values.map((one) => [one.handle, one.store, one.quantity])).toEqual([
    ['ZAN-1', 'Norte', '4'],
    ['ZAN-1', 'Centro', '2'],
  ])
})

test('files of our own and of spreadsheets are of no other program', async () => {
  const ours = IMPORT_COLUMNS.map((field) => text(`import.column.${field}`)).join(';')
  for (const head of [
    ours,
    'Código;Nombre;Referencia;Categoría;Precio base;Costo unitario;Cantidad;Bodega',
    'Nombre;Marca;Precio de venta;Existencias;Talla;Código de barras',
    'Handle;Nombre;Talla;Precio;Stock',
  ])
    expect((await read([head, head.replaceAll(/[^;]+/g, 'x')])).format).toBe('own')
})
