import { OF_LINE, type ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import type { Mapping } from '@deportivo/contracts/catalogue/imports'
import { markedCell, markIn, shownCell } from '@deportivo/platform/tables/cells/marked-cell'
import type { KeyedText } from '@deportivo/platform/http/refused'
import { bareAmount, valuesOf, type Values } from '../columns/row-values.ts'
import type { Fault, Line } from './drafts.ts'
import { kindOf } from './left-out.ts'

/** The columns with numbers. */
export const AMOUNTS: readonly ImportColumn[] = [
  'price_four',
  'price_three',
  'price_tow',
  'price_one',
  'price',
  'minimal_price',
  'dispatch_time',
  'quantity',
  'unit_cost',
  'minimum',
]

/** What separates the decimals of a column's numbers; `unclear`: its numbers contradict each other. */
export type Decimals = Partial<Record<ImportColumn, '.' | ',' | 'unclear'>>

/** How the cells of a file are read. */
export interface Reading {
  decimals: Decimals
  /** The option of a shop that is the size, where it is not recognised by its name. */
  sizeOption: string
}

// What spreadsheets write where a formula failed, in English and Spanish; LibreOffice also by number.
const ERROR_CELL =
  /^(?:#(?:N\/[AD]|(?:[\u00a1\u00bf]?(?:REF|VALUE|VALOR|DIV\/0|NAME|NOMBRE|NUM|NULL|NULO|SPILL|CALC|FIELD|BLOCKED|CONNECT|UNKNOWN|ERROR)[!?]))|Err:\d{3})$/

// One sign before three digits: thousands or decimals.
export const OPEN_AMOUNT = /^-?[1-9]\d{0,2}([.,])\d{3}$/

interface ReadCell {
  value: string
  wrong?: Pick<Fault, 'text' | 'kind'>
}

/** An amount of a CSV file, as the other numbers of its column are written. */
function openAmount(field: ImportColumn, cell: string, { decimals }: Reading): ReadCell {
  const bare = bareAmount(cell)
  const sign = OPEN_AMOUNT.exec(bare)?.[1]
  const decimal = decimals[field]
  if (sign === undefined || decimal === undefined) return { value: cell }
  if (decimal === 'unclear') return { value: '', wrong: { text: { key: 'import.unclear_amount' } } }
  if (decimal !== sign) return { value: cell }
  return { value: markedCell({ kind: 'number', shown: cell, raw: bare.replace(',', '.') }) }
}

/** The size of a shop's variant whose options are not recognised. */
function optionCell(raw: string, { sizeOption }: Reading): ReadCell {
  const options = JSON.parse(raw) as [name: string, value: string][]
  const chosen = options.find(([name]) => name === sizeOption)
  if (chosen) return { value: chosen[1] }
  const name = options.map(([one]) => one).join(', ')
  return { value: '', wrong: { text: { key: 'import.unknown_option', values: { name } }, kind: 'options' } }
}

const WRONG_CELLS: Readonly<Record<string, KeyedText['key']>> = {
  date: 'import.date_cell',
  percentage: 'import.percentage_cell',
  error: 'import.error_cell',
  prices: 'import.prices_by_shop',
}

type Mark = NonNullable<ReturnType<typeof markIn>>

/** A cell that has a meaning of its own within its text. */
function ofMark(field: ImportColumn, cell: string, mark: Mark, reading: Reading): ReadCell {
  const { kind, shown, raw } = mark
  if (kind === 'option' && field === 'size') return optionCell(raw, reading)
  // The units of several shops wait until the line is divided.
  if (kind === 'shops' && field === 'quantity') return { value: cell }
  const wrong = WRONG_CELLS[kind]
  if (wrong) return { value: '', wrong: { text: { key: wrong }, ...kindOf(field) } }
  // Among others a number that is exact, and no text that may be grouped.
  return { value: kind === 'number' && AMOUNTS.includes(field) ? cell : shown }
}

function readCell(field: ImportColumn, cell: string, reading: Reading): ReadCell {
  const mark = markIn(cell)
  if (mark) return ofMark(field, cell, mark, reading)
  if (ERROR_CELL.test(cell))
    return { value: '', wrong: { text: { key: 'import.error_cell' }, ...kindOf(field) } }
  return AMOUNTS.includes(field) ? openAmount(field, cell, reading) : { value: cell }
}

/** Describes the stored product of a variation: its name in the file is not that of the product. */
const isKnownOf = (field: ImportColumn, value: string) =>
  OF_LINE.includes(field) || field === 'handle' || (value !== '' && AMOUNTS.includes(field))

function withoutProduct(values: Values): Values {
  const own = Object.entries(values).filter(([field, value]) => isKnownOf(field as ImportColumn, value))
  return Object.fromEntries(own)
}

/** A line of the file by our columns, with what is wrong in its cells. */
export function readLine(
  mapping: Mapping,
  { row, cells }: { row: number; cells: readonly string[] },
  reading: Reading,
): Line {
  const written = Object.entries(valuesOf(mapping, cells)) as [ImportColumn, string][]
  const faults: Fault[] = []
  const values: Values = {}
  for (const [field, cell] of written) {
    const { value, wrong } = readCell(field, cell, reading)
    values[field] = value
    if (wrong) faults.push({ row, field, value: shownCell(cell), ...wrong })
  }
  const orphan = markIn(cells.find((cell) => markIn(cell)?.kind === 'parent') ?? '')
  const line = faults.length > 0 ? { row, values, faults } : { row, values }
  if (orphan === null) return line
  return {
    ...line,
    values: withoutProduct(values),
    orphan: { parent: orphan.raw, variation: orphan.shown },
  }
}
