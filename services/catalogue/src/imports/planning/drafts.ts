import type { ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import type { KeyedText } from '@deportivo/platform/http/refused'
import type { TextKey } from '@deportivo/texts/texts'
import type { Values } from '../columns/row-values.ts'

export interface Line {
  row: number
  values: Values
}

/** The lines of one product, in their order. */
export interface Draft {
  row: number
  /** What describes the product: of each column the first text. */
  head: Values
  lines: readonly Line[]
}

export interface Fault {
  row: number
  field: ImportColumn
  value: string
  text: KeyedText
}

const OF_LINE: readonly ImportColumn[] = [
  'store',
  'size',
  'quantity',
  'unit_cost',
  'barcodes',
  'minimum',
  'photos',
]

const describing = (values: Values) =>
  (Object.entries(values) as [ImportColumn, string][]).filter(([field]) => !OF_LINE.includes(field))

export const faultOn = ({ row, values }: Line, field: ImportColumn, text: TextKey | KeyedText): Fault => ({
  row,
  field,
  value: values[field] ?? '',
  text: typeof text === 'string' ? { key: text } : text,
})

/** Gathers the lines of a product, and the values in which they contradict each other; a blank one contradicts nothing. */
export function draftOf(lines: readonly Line[]): { draft: Draft; faults: Fault[] } {
  const head: Values = {}
  const from: Partial<Record<ImportColumn, number>> = {}
  const faults: Fault[] = []
  for (const { row, values } of lines)
    for (const [field, value] of describing(values)) {
      if ((head[field] ?? '') === '') {
        head[field] = value
        from[field] = row
      } else if (value !== '' && value !== head[field])
        faults.push({
          row,
          field,
          value,
          text: { key: 'import.other_than_row', values: { row: from[field] ?? row } },
        })
    }
  return { draft: { row: lines[0]?.row ?? 0, head, lines }, faults }
}
