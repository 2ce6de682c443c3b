import { fileRow, type FileCell } from '@deportivo/contracts/exports/file-columns'
import type { CellTools, ListColumn } from '../definition/definition.ts'
import { csvOf } from './csv.ts'

export const FILE_FORMATS = ['xlsx', 'csv'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** The list as it is on screen. */
export interface Exported<R> {
  title: string
  columns: readonly ListColumn<R>[]
  rows: readonly R[]
  /** Filters, author and time of the export, as documentation inside the file. */
  facts: readonly (readonly [string, FileCell])[]
}

/** The rows of a file, the names of the columns first. */
function tableOf<R>({ columns, rows }: Exported<R>, tools: CellTools) {
  const fields = columns.flatMap(({ file }) => file)
  return {
    head: fields.map(({ header, kind = 'text' }) => ({ text: tools.t(header), kind })),
    rows: rows.map((row) => fileRow(row, fields, tools)),
  }
}

/** Makes the file. What writes workbooks comes to the browser only here. */
export async function writeFile<R>(
  format: FileFormat,
  exported: Exported<R>,
  tools: CellTools,
): Promise<Blob> {
  const table = tableOf(exported, tools)
  if (format === 'csv') {
    const lines = [table.head.map(({ text }) => text), ...table.rows]
    return new Blob([csvOf(lines)], { type: 'text/csv;charset=utf-8' })
  }
  const { workbookOf } = await import('./sheet.ts')
  const filters = tools.t('list.sheet_filters')
  return workbookOf([
    { name: tools.t('list.sheet_rows'), ...table },
    {
      name: filters,
      head: [filters, exported.title].map((text) => ({ text, kind: 'text' })),
      rows: exported.facts,
    },
  ])
}
