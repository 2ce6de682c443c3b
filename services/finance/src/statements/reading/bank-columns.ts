import {
  STATEMENT_COLUMNS,
  type Bank,
  type StatementColumn,
  type StatementMapping,
} from '@deportivo/contracts/finance/bank-statements'
import { columnPlaces, placeOf } from '@deportivo/platform/imports/suggest-columns'
import { plainName } from '@deportivo/platform/tables/plain-name'
import { LANGUAGES, text } from '@deportivo/texts/text'

/** What banks call our columns, in the order in which they are preferred: see docs/decisions/0210-bank-reconciliation.md. */
const NAMES: Record<StatementColumn, readonly string[]> = {
  date: [
    'fecha',
    'fecha de sistema',
    'fecha del movimiento',
    'fecha movimiento',
    'fecha de transaccion',
    'fecha transaccion',
    'fecha de operacion',
    'fecha operacion',
    'date',
  ],
  description: [
    'descripcion',
    'descripcion motivo',
    'descripcion del movimiento',
    'concepto',
    'detalle',
    'movimiento',
    'description',
  ],
  reference: ['referencia', 'referencia 1', 'documento', 'numero de documento', 'reference'],
  reference_2: ['referencia 2', 'id origen destino', 'documento'],
  amount: ['valor', 'valor total', 'monto', 'importe', 'valor transaccion', 'valor movimiento', 'amount'],
  kind: ['transaccion', 'tipo', 'naturaleza', 'tipo de movimiento', 'tipo movimiento', 'tipo de transaccion'],
  credit: ['credito', 'creditos', 'abono', 'abonos', 'consignaciones', 'ingresos', 'entradas', 'credit'],
  debit: ['debito', 'debitos', 'cargo', 'cargos', 'retiros', 'egresos', 'salidas', 'debit'],
  balance: ['saldo', 'saldo total', 'saldo final', 'saldo disponible', 'balance'],
}

const namesOf = (field: StatementColumn): readonly string[] => [
  ...NAMES[field],
  ...LANGUAGES.map((language) => text(`statement_import.column.${field}`, {}, language)),
]

/** The columns of a statement for ours, by their names; what has none is left out. No column is used twice. */
export function suggestMapping(columns: readonly string[]): StatementMapping {
  const places = columnPlaces(columns)
  const used = new Set<number>()
  return STATEMENT_COLUMNS.flatMap((field) => {
    const column = placeOf(places, namesOf(field))
    if (column === undefined || used.has(column)) return []
    used.add(column)
    return [{ field, column }]
  })
}

const UNNAMED_FIELDS: Readonly<Record<number, StatementColumn>> = { 3: 'date', 5: 'amount', 7: 'description' }

/** A column of a file of Bancolombia for companies, which has no line of names. */
export function unnamedColumn(at: number): string {
  const field = UNNAMED_FIELDS[at]
  return field ? text(`statement_import.column.${field}`) : text('import.added.unnamed', { at: at + 1 })
}

const isUnnamed = (columns: readonly string[]): boolean =>
  columns.length >= 8 && columns.every((name, at) => name === unnamedColumn(at))

/** The names by which each bank's file is recognised. */
const BANKS: readonly { bank: Bank; names: readonly string[] }[] = [
  { bank: 'davivienda', names: ['fecha de sistema', 'descripcion motivo', 'transaccion', 'valor total'] },
  { bank: 'nequi', names: ['fecha del movimiento', 'descripcion', 'valor', 'saldo'] },
  { bank: 'bancolombia', names: ['fecha', 'descripcion', 'referencia', 'valor'] },
]

/** The bank whose file has these columns; null: another. */
export function bankOf(columns: readonly string[]): Bank | null {
  if (isUnnamed(columns)) return 'bancolombia'
  const plain = new Set(columns.map(plainName))
  return BANKS.find(({ names }) => names.every((name) => plain.has(name)))?.bank ?? null
}

const DATES = new Set(NAMES.date)
const AMOUNTS = new Set([...NAMES.amount, ...NAMES.credit, ...NAMES.debit])

/** Whether a line has the names of columns: a statement has its account, its holder and its period above them. */
export function isHead(cells: readonly string[]): boolean {
  const plain = cells.map(plainName)
  return plain.some((name) => DATES.has(name)) && plain.some((name) => AMOUNTS.has(name))
}
