import type { ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import type { Mapping } from '@deportivo/contracts/catalogue/imports'
import { markIn } from '@deportivo/platform/tables/cells/marked-cell'
import { unitsIn } from '../shops/shop-cells.ts'
import type { Fault, Line } from './drafts.ts'
import { kindOf } from './left-out.ts'
import { OPEN_AMOUNT, readLine, type Reading } from './read-line.ts'

// Of the size, wherever its units are: the line of the first shop has them.
const ONCE: readonly ImportColumn[] = ['barcodes', 'minimum', 'photos']

/** '4.000' beside the units of other shops: no column of its own proves what it is. */
const isOpen = (units: string) => OPEN_AMOUNT.test(units)

function inShop({ row, values, orphan }: Line, [store, units]: [string, string], part: number): Line {
  const blank = part === 0 ? [] : ONCE.filter((field) => values[field] !== undefined)
  const others = Object.fromEntries(blank.map((field) => [field, '']))
  return {
    row,
    part,
    ...(orphan && { orphan }),
    values: { ...values, ...others, store, quantity: isOpen(units) ? '' : units },
  }
}

const openFault = (row: number, [, value]: [string, string]): Fault[] =>
  isOpen(value)
    ? [{ row, field: 'quantity', value, text: { key: 'import.unclear_amount' }, ...kindOf('quantity') }]
    : []

/** A line of the file by our columns: one for each shop of which it has units, in the store of its name. */
export function readLines(
  mapping: Mapping,
  staged: { row: number; cells: readonly string[] },
  reading: Reading,
): Line[] {
  const line = readLine(mapping, staged, reading)
  const units = unitsIn(markIn(line.values.quantity ?? ''))
  if (!units) return [line]
  const faults = [...(line.faults ?? []), ...units.flatMap((one) => openFault(line.row, one))]
  const [first, ...others] = units.map((one, part) => inShop(line, one, part))
  return first ? [{ ...first, ...(faults.length > 0 && { faults }) }, ...others] : [line]
}
