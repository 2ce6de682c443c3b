import { FILLED_COLUMNS, OF_LINE, type ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import type { LeftOutKind } from '@deportivo/contracts/catalogue/imports'
import type { KeyedText } from '@deportivo/platform/http/refused'
import type { TextKey } from '@deportivo/texts/texts'
import type { Values } from '../columns/row-values.ts'
import { kindOf } from './left-out.ts'

export interface Line {
  row: number
  /** Which of the shops of a line it is of, where the line has units of several; absent: the first. */
  part?: number
  values: Values
  /** What is wrong in its cells, whatever they are for. */
  faults?: readonly Fault[]
  /** A variation whose product is not in the file. */
  orphan?: { parent: string; variation: string }
}

/** The lines of one product, in their order. */
export interface Draft {
  row: number
  /** What describes the product: of each column the text that most lines have. */
  head: Values
  /** The first line that has it. */
  from: Partial<Record<ImportColumn, number>>
  lines: readonly Line[]
}

export interface Fault {
  row: number
  field: ImportColumn
  value: string
  text: KeyedText
  /** Of cells that the user may leave out. */
  kind?: LeftOutKind
}

const describing = (values: Values) =>
  (Object.entries(values) as [ImportColumn, string][]).filter(([field]) => !OF_LINE.includes(field))

/** Of a blank cell that may have a text of its own the fault names that way out. */
export function textOn(field: ImportColumn, text: TextKey | KeyedText): KeyedText {
  if (text === 'field.required' && FILLED_COLUMNS.includes(field)) return { key: 'import.blank_cell' }
  return typeof text === 'string' ? { key: text } : text
}

export const faultOn = ({ row, values }: Line, field: ImportColumn, text: TextKey | KeyedText): Fault => ({
  row,
  field,
  value: values[field] ?? '',
  text: textOn(field, text),
  ...kindOf(field),
})

interface Written {
  row: number
  value: string
}

/** What most lines have: where one line is wrong, the others are right. Of two as frequent, the first. */
function usual(written: readonly Written[]): Written | undefined {
  const lines = new Map<string, number>()
  for (const { value } of written) lines.set(value, (lines.get(value) ?? 0) + 1)
  const most = Math.max(...lines.values())
  return written.find(({ value }) => lines.get(value) === most)
}

/** What the lines have in each column that describes the product, blanks apart. */
function writtenIn(lines: readonly Line[]): Map<ImportColumn, Written[]> {
  const columns = new Map<ImportColumn, Written[]>()
  for (const { row, values } of lines)
    for (const [field, value] of describing(values)) {
      const written = columns.get(field) ?? []
      columns.set(field, written)
      if (value !== '') written.push({ row, value })
    }
  return columns
}

/** Gathers the lines of a product, and the values in which they contradict each other; a blank one contradicts nothing. */
export function draftOf(lines: readonly Line[]): { draft: Draft; faults: Fault[] } {
  const head: Values = {}
  const from: Draft['from'] = {}
  const faults: Fault[] = []
  for (const [field, written] of writtenIn(lines)) {
    const right = usual(written)
    head[field] = right?.value ?? ''
    if (!right) continue
    from[field] = right.row
    const text = { key: 'import.other_than_row', values: { row: right.row } } as const
    for (const { row, value } of written) if (value !== right.value) faults.push({ row, field, value, text })
  }
  return { draft: { row: lines[0]?.row ?? 0, head, from, lines }, faults }
}
