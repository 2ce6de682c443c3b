import type { CellTools, FileKind, ListColumn } from '../definition.ts'
import { csvOf } from './csv.ts'
import { fieldsOf, fileRow, type FileCell } from './file-values.ts'

export const FILE_FORMATS = ['xlsx', 'csv'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** The list as it is on screen. */
export interface Exported<R> {
  title: string
  columns: readonly ListColumn<R>[]
  rows: readonly R[]
  /** What narrows it, who exported and when: for whoever finds the file later. */
  facts: readonly (readonly [string, FileCell])[]
}

const head = <R>(columns: readonly ListColumn<R>[], { t }: CellTools) =>
  fieldsOf(columns).map(({ header, kind = 'text' }) => ({ text: t(header), kind }))

const FACT_HEAD: readonly { kind: FileKind }[] = [{ kind: 'text' }, { kind: 'text' }]

/** The rows of a file, the names of the columns first. */
function tableOf<R>({ columns, rows }: Exported<R>, tools: CellTools) {
  const fields = fieldsOf(columns)
  return { head: head(columns, tools), rows: rows.map((row) => fileRow(row, fields, tools)) }
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
  const words = [tools.t('list.sheet_filters'), exported.title]
  return workbookOf([
    { name: tools.t('list.sheet_rows'), ...table },
    {
      name: tools.t('list.sheet_filters'),
      head: FACT_HEAD.map((one, index) => ({ ...one, text: words[index] ?? '' })),
      rows: exported.facts,
    },
  ])
}
