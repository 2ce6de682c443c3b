import type { TableRow } from '@deportivo/platform/tables/table-row'
import { expect, it } from 'vitest'
import { bankOf, suggestMapping } from './bank-columns.ts'
import { readAmount, wholePesos } from './read-amount.ts'
import { readDay } from './read-day.ts'
import { readLine } from './read-line.ts'
import { statementTable } from './statement-head.ts'

it.each([
  ['1.234.567,89', 1_234_567.89],
  ['1,234,567.89', 1_234_567.89],
  ['1.234', 1_234],
  ['1,234', 1_234],
  ['1234.5', 1_234.5],
  ['12,50', 12.5],
  ['$ 89.900', 89_900],
  ['-89900.00', -89_900],
  ['−5', -5],
  ['89.900-', -89_900],
  ['(1.500)', -1_500],
  ['COP 2 000', 2_000],
  ["1'234.567", 1_234_567],
  ['+700', 700],
  ['.50', 0.5],
  ['-0', 0],
  ['-', null],
  ['', null],
  ['12.34.567', Number.NaN],
  ['1234.567', Number.NaN],
  ['5 mil', Number.NaN],
  ['--5', Number.NaN],
  ['900123456789', Number.NaN],
])('reads %j as %j', (written, amount) => {
  expect(readAmount(written)).toBe(amount)
})

it('half a peso is rounded away from zero', () => {
  expect([356.5, -356.5, 356.4, -356.4].map(wholePesos)).toEqual([357, -357, 356, -356])
})

it.each([
  ['02/11/2026', '2026-11-02'],
  ['2/1/2026', '2026-01-02'],
  ['02-11-2026', '2026-11-02'],
  ['02/11/26', '2026-11-02'],
  ['2026-11-02', '2026-11-02'],
  ['2026/11/02 14:05:00', '2026-11-02'],
  ['2026-11-02T14:05:00', '2026-11-02'],
  ['20261102', '2026-11-02'],
  // A workbook's number.
  ['46328', '2026-11-02'],
  ['31/02/2026', null],
  ['11/14/2026', null],
  ['2026-13-01', null],
  ['0026-11-02', null],
  ['02/11/0026', null],
  ['ayer', null],
  ['', null],
])('reads the day %j as %j', (written, day) => {
  expect(readDay(written)).toBe(day)
})

const DAVIVIENDA = [
  'Fecha de Sistema',
  'Documento',
  'Descripción Motivo',
  'Transacción',
  'Oficina de Recaudo',
  'ID Origen/Destino',
  'Valor Cheque',
  'Valor Total',
  'Referencia 1',
  'Referencia 2',
]
const today = '2026-11-20'

function read(columns: readonly string[], cells: readonly string[]) {
  const { movement, errors } = readLine(suggestMapping(columns), { cells, today })
  return { ...movement, errors }
}

it('knows the columns of Bancolombia, Davivienda and Nequi', () => {
  const bancolombia = ['FECHA', 'DESCRIPCIÓN', 'SUCURSAL', 'REFERENCIA', 'VALOR', 'SALDO']
  const nequi = ['Fecha del movimiento', 'Descripción', 'Valor', 'Saldo']
  expect([bancolombia, DAVIVIENDA, nequi].map(bankOf)).toEqual(['bancolombia', 'davivienda', 'nequi'])
  expect(bankOf(['Fecha', 'Concepto', 'Débitos', 'Créditos'])).toBeNull()
  expect(
    read(bancolombia, ['2026/11/02', 'TRANSF DE ANA', 'MED', '0012', '89,900.00', '100,000.40']),
  ).toEqual({
    date: '2026-11-02',
    description: 'TRANSF DE ANA',
    reference: '0012',
    amount: 89_900,
    balance: 100_000,
    errors: {},
  })
  expect(read(nequi, ['02/11/2026', 'Para LUIS', '$-50.000,00', '$1.000'])).toMatchObject({
    amount: -50_000,
    balance: 1_000,
    reference: '',
    errors: {},
  })
})

it('the word beside an amount of Davivienda is its sign', () => {
  const line = (kind: string) =>
    read(DAVIVIENDA, [
      '02/11/2026',
      '77',
      'Pago',
      kind,
      'Cali',
      '901',
      '$0,00',
      '$ 1.200,00',
      '52111222',
      '9',
    ])
  expect(line('Nota Débito')).toMatchObject({ amount: -1_200, reference: '52111222 · 9', errors: {} })
  expect(line('Nota Crédito').amount).toBe(1_200)
  expect(line('Otra').errors).toEqual({ kind: 'statement_import.bad_kind' })
})

it('amounts may have a column for each direction, of which one is filled', () => {
  const columns = ['Fecha', 'Concepto', 'Débitos', 'Créditos', 'Saldo']
  const line = (...cells: string[]) => read(columns, ['02/11/2026', 'x', ...cells])
  expect(line('1.000', '-', '5').amount).toBe(-1_000)
  expect(line('', '2.000', '5').amount).toBe(2_000)
  expect(line('0,00', '0,00', '5')).toMatchObject({ amount: 0, errors: {} })
  expect(line('1', '2', '5').errors).toEqual({ debit: 'statement_import.both_amounts' })
  expect(line('', '', '5').errors).toEqual({ amount: 'field.required' })
})

it('a character of two units is left out where a text ends in the middle of it', () => {
  const columns = ['Fecha', 'Descripción', 'Referencia', 'Valor']
  const { description, reference } = read(columns, [
    '02/11/2026',
    `${'d'.repeat(499)}👟`,
    `${'r'.repeat(119)}👟`,
    '1',
  ])
  expect([description, reference]).toEqual(['d'.repeat(499), 'r'.repeat(119)])
})

it('everything that is wrong in a line is named by its column', () => {
  const columns = ['Fecha', 'Descripción', 'Valor', 'Saldo']
  expect(read(columns, ['31/02/2026', '', 'x', 'y']).errors).toEqual({
    date: 'statement_import.bad_date',
    amount: 'statement_import.bad_amount',
    balance: 'statement_import.bad_amount',
  })
  expect(read(columns, ['', '', '1', '']).errors).toEqual({ date: 'field.required' })
  expect(read(columns, ['21/11/2026', '', '1', '']).errors).toEqual({ date: 'expense.in_future' })
})

async function table(lines: readonly string[][]) {
  async function* rows(): AsyncGenerator<TableRow> {
    for (const [at, cells] of lines.entries()) yield { row: at + 1, cells }
  }
  const read = { columns: [] as string[], rows: [] as number[] }
  for await (const line of statementTable(rows())) {
    if ('columns' in line) read.columns = line.columns
    else read.rows.push(line.row)
  }
  return read
}

it('what is above the names of the columns is left out, and the numbers of the lines stay', async () => {
  const lines = [['Cuenta 123'], ['Desde', '01/11/2026'], ['Fecha', 'Valor'], ['02/11/2026', '5'], ['x', '6']]
  expect(await table(lines)).toEqual({ columns: ['Fecha', 'Valor'], rows: [4, 5] })
  expect(
    await table([
      ['A', 'B'],
      ['1', '2'],
    ]),
  ).toEqual({ columns: ['A', 'B'], rows: [2] })
  const long = Array.from({ length: 60 }, (_, at) => [`${at}`])
  expect((await table(long)).rows).toHaveLength(59)
})

it('a file of Bancolombia without names begins with its first movement', async () => {
  const line = ['10300012345', '103', '', '20261102', '', '-356.40', '3339', 'IMPTO GOBIERNO 4X1000', '0']
  const { columns, rows } = await table([line, line])
  expect([bankOf(columns), rows]).toEqual(['bancolombia', [1, 2]])
  expect(read(columns, line)).toMatchObject({
    date: '2026-11-02',
    amount: -356,
    description: 'IMPTO GOBIERNO 4X1000',
    balance: null,
    errors: {},
  })
})
