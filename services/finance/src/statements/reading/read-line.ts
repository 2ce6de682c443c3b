import type { StatementColumn, StatementMapping } from '@deportivo/contracts/finance/bank-statements'
import { cutText } from '@deportivo/platform/cut-text'
import { plainName } from '@deportivo/platform/tables/plain-name'
import type { TextKey } from '@deportivo/texts/texts'
import type { StatementMovement } from '../tables.ts'
import { readAmount, wholePesos } from './read-amount.ts'
import { readDay } from './read-day.ts'

type Values = Readonly<Partial<Record<StatementColumn, string>>>
type Errors = Partial<Record<StatementColumn, TextKey>>

/** A line as it was read. An amount of 0 is none: banks have lines that only inform. */
export interface ReadLine {
  movement: StatementMovement
  values: Values
  errors: Errors
}

const DEBIT = /^(?:d|db|deb|nd|debitos?|nota debito|cargo|retiro|egreso|salida|pago)(?: |$)/
const CREDIT = /^(?:c|cr|cred|nc|creditos?|nota credito|abono|consignacion|ingreso|entrada|deposito)(?: |$)/

// As much as a bank writes; a longer text is in the wrong column.
const MOST_TEXT = 500
const MOST_REFERENCE = 120

function valuesOf(mapping: StatementMapping, cells: readonly string[]): Values {
  return Object.fromEntries(
    mapping.map(({ field, column, text = '' }) => {
      const cell = column === undefined ? '' : (cells[column] ?? '').trim()
      return [field, cell === '' ? text.trim() : cell]
    }),
  )
}

function dayOf({ date = '' }: Values, today: string, errors: Errors): string {
  const day = readDay(date)
  if (date === '') errors.date = 'field.required'
  else if (day === null) errors.date = 'statement_import.bad_date'
  else if (day > today) errors.date = 'expense.in_future'
  return day ?? ''
}

/** Pesos of a cell; null where it has none. */
function pesosOf(values: Values, field: StatementColumn, errors: Errors): number | null {
  const amount = readAmount(values[field] ?? '')
  if (amount !== null && Number.isNaN(amount)) {
    errors[field] = 'statement_import.bad_amount'
    return null
  }
  return amount === null ? null : wholePesos(amount)
}

/** The amount with the sign that the word beside it has: 'Nota Débito' went out, whatever the sign of the amount. */
function directed(amount: number, { kind = '' }: Values, errors: Errors): number {
  const word = plainName(kind)
  if (word === '') return amount
  if (DEBIT.test(word)) return -Math.abs(amount)
  if (CREDIT.test(word)) return Math.abs(amount)
  errors.kind = 'statement_import.bad_kind'
  return amount
}

function amountOf(values: Values, errors: Errors): number {
  const amount = pesosOf(values, 'amount', errors)
  if (amount !== null) return directed(amount, values, errors)
  const came = Math.abs(pesosOf(values, 'credit', errors) ?? 0)
  const went = Math.abs(pesosOf(values, 'debit', errors) ?? 0)
  if (came !== 0 && went !== 0) errors.debit = 'statement_import.both_amounts'
  const isNone = ['amount', 'credit', 'debit'].every((field) => !values[field as StatementColumn])
  if (isNone) errors.amount = 'field.required'
  return came - went
}

/** Reads one line of a statement, with everything that is wrong in it. */
export function readLine(
  mapping: StatementMapping,
  { cells, today }: { cells: readonly string[]; today: string },
): ReadLine {
  const values = valuesOf(mapping, cells)
  const errors: Errors = {}
  const references = [values.reference, values.reference_2].filter((text = '') => text !== '')
  const movement = {
    date: dayOf(values, today, errors),
    description: cutText(values.description ?? '', MOST_TEXT),
    reference: cutText([...new Set(references)].join(' · '), MOST_REFERENCE),
    amount: amountOf(values, errors),
    balance: pesosOf(values, 'balance', errors),
  }
  return { movement, values, errors }
}
