import { shownCell } from '@deportivo/platform/tables/cells/marked-cell'
import { readTable } from '@deportivo/platform/tables/read-table'
import { workbookOf } from '@deportivo/testkit/files/workbook'
import { expect, test } from 'vitest'
import { productsTable } from './product-head.ts'

async function tableOf(file: string | Buffer) {
  const lines: unknown[] = []
  for await (const line of productsTable(readTable(Buffer.from(file))))
    lines.push('columns' in line ? line.columns : [line.row, ...line.cells.map(shownCell)])
  return lines
}

const HEAD = ['Nombre', 'Talla', 'Detalle']

test('lines that end otherwise than the head are lines, within quotes and without', async () => {
  const rows = [HEAD, [2, 'Uno', '38', 'a'], [3, 'Dos', '39', 'b'], [4, 'Tres', '40', 'c']]
  expect(await tableOf('Nombre;Talla;Detalle\r\nUno;38;a\nDos;39;b\nTres;40;c')).toEqual(rows)
  expect(await tableOf('Nombre;Talla;Detalle\nUno;38;a\r\nDos;39;b\rTres;40;c\r\n')).toEqual(rows)
  expect(await tableOf('Nombre;Talla;Detalle\r\nUno;38;"a"\nDos;39;"b"\nTres;40;"c"\n')).toEqual(rows)
  expect(await tableOf('Nombre;Talla;Detalle\r\nUno;38;"a\nb"\nDos;39;"c\r\nd"\n')).toEqual([
    HEAD,
    [2, 'Uno', '38', 'a\nb'],
    [3, 'Dos', '39', 'c\r\nd'],
  ])
  // The end of a line between two pieces of what is read.
  const long = 'x'.repeat(30_000)
  const pieces = `Nombre;Talla;Detalle\r\n${`${long};38;${long}\r\n`.repeat(40)}`
  expect(await tableOf(pieces)).toHaveLength(41)
})

test('a title and empty lines above the head are left out, and rows are those of the spreadsheet', async () => {
  const rows = [HEAD, [4, 'Uno', '38', 'a'], [5, 'Dos', '39', 'b']]
  const below = '\n;;\nNombre;Talla;Detalle\nUno;38;a\nDos;39;b'
  expect(await tableOf(`INVENTARIO TIENDA NORTE;;${below}`)).toEqual(rows)
  expect(await tableOf(`Inventario, tienda norte, 2026${below}`)).toEqual(rows)
  const sheet = [['INVENTARIO TIENDA NORTE'], [], HEAD, ['Uno', '38', 'a'], ['Dos', '39', 'b']]
  expect(await tableOf(await workbookOf(sheet))).toEqual(rows)
  // Names that no one knows are below a title, too.
  expect(await tableOf('Bodega vieja\nA1;B1;C1\nUno;38;a')).toEqual([
    ['A1', 'B1', 'C1'],
    [3, 'Uno', '38', 'a'],
  ])
})

test('a line of a product with words that are names of columns is no head', async () => {
  expect(await tableOf('A1;B1;C1\nTalla;Color;x\nUno;38;a')).toEqual([
    ['A1', 'B1', 'C1'],
    [2, 'Talla', 'Color', 'x'],
    [3, 'Uno', '38', 'a'],
  ])
  expect(await tableOf('Nombre\nUno\nDos')).toEqual([['Nombre'], [2, 'Uno'], [3, 'Dos']])
})

test.each(['sep=;', '"sep=;"'])('%s is obeyed, whatever else the head has', async (mark) => {
  expect(await tableOf(`${mark}\nNombre;Talla, EU, Col, US\nUno;38`)).toEqual([
    ['Nombre', 'Talla, EU, Col, US'],
    [3, 'Uno', '38'],
  ])
})

test('sep=| is obeyed, although no other file is separated so', async () => {
  expect(await tableOf('sep=|\nNombre|Talla;EU\nUno|38;7')).toEqual([
    ['Nombre', 'Talla;EU'],
    [3, 'Uno', '38;7'],
  ])
})
