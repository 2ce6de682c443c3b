import writeExcelFile, { type Cell } from 'write-excel-file/universal'
import type { FileKind } from '../definition/definition.ts'
import type { FileCell } from './file-values.ts'

export interface Sheet {
  name: string
  head: readonly { text: string; kind: FileKind }[]
  rows: readonly (readonly FileCell[])[]
}

const FORMATS: Partial<Record<FileKind, string>> = {
  money: '"$" #,##0',
  count: '#,##0',
  instant: 'yyyy-mm-dd hh:mm',
}

/** In characters. */
const WIDTHS: Record<FileKind, number> = { text: 28, number: 12, money: 16, count: 12, instant: 18 }

const written = (cell: FileCell, kind: FileKind): Cell => {
  if (cell === null) return null
  const format = FORMATS[kind]
  // Typed as text, so that no cell is ever evaluated as a formula.
  if (typeof cell === 'string') return { value: cell, type: String }
  if (cell instanceof Date) return { value: cell, type: Date, format: FORMATS.instant ?? '' }
  return { value: cell, type: Number, ...(format ? { format } : {}) }
}

const kindAt = ({ head }: Sheet, index: number): FileKind => head[index]?.kind ?? 'text'

/** A workbook; what is a figure or an instant is one in it too. */
export const workbookOf = (sheets: readonly Sheet[]): Promise<Blob> =>
  writeExcelFile(
    sheets.map((sheet) => ({
      sheet: sheet.name,
      data: [
        sheet.head.map(({ text }): Cell => ({ value: text, type: String, fontWeight: 'bold' })),
        ...sheet.rows.map((row) => row.map((cell, index) => written(cell, kindAt(sheet, index)))),
      ],
      columns: sheet.head.map(({ kind }) => ({ width: WIDTHS[kind] })),
      stickyRowsCount: 1,
    })),
  ).toBlob()
