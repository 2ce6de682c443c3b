import writeExcelFile, { type Cell } from 'write-excel-file/universal'
import {
  FILE_FORMATS,
  FILE_WIDTHS,
  type FileCell,
  type FileKind,
} from '@deportivo/contracts/exports/file-columns'

export interface Sheet {
  name: string
  head: readonly { text: string; kind: FileKind }[]
  rows: readonly (readonly FileCell[])[]
}

/** What looks like a control character as a workbook writes it is read as one. */
const escaped = (text: string): string =>
  text.replaceAll(/_x[0-9A-Fa-f]{4}_/g, (looksWritten) => `_x005F${looksWritten}`)

const written = (cell: FileCell, kind: FileKind): Cell => {
  if (cell === null) return null
  const format = FILE_FORMATS[kind]
  // Typed as text, so that no cell is ever evaluated as a formula.
  if (typeof cell === 'string') return { value: escaped(cell), type: String }
  if (cell instanceof Date) return { value: cell, type: Date, format: FILE_FORMATS.instant }
  // A spreadsheet opens no workbook with a number that is none.
  if (!Number.isFinite(cell)) return null
  return { value: cell, type: Number, ...(format ? { format } : {}) }
}

const kindAt = ({ head }: Sheet, index: number): FileKind => head[index]?.kind ?? 'text'

// A spreadsheet opens no workbook with a longer name of a sheet, one of these signs in it, or two of one name.
const LONGEST_NAME = 31
const REFUSED_SIGNS = /[[\]/\\:*?]/g

const cut = (name: string, most: number) => (name.length > most ? `${name.slice(0, most - 1)}…` : name)

/** The names as spreadsheets accept them, in any language; of equal ones the later ones have a number. */
function sheetNames(sheets: readonly Sheet[]): string[] {
  const used = new Set<string>()
  return sheets.map(({ name }) => {
    const plain = name.replaceAll(REFUSED_SIGNS, ' ')
    let accepted = cut(plain, LONGEST_NAME)
    for (let nth = 2; used.has(accepted.toLowerCase()); nth += 1) {
      const number = ` (${nth})`
      accepted = cut(plain, LONGEST_NAME - number.length) + number
    }
    used.add(accepted.toLowerCase())
    return accepted
  })
}

/** A workbook; what is a figure or an instant is one in it too. */
export function workbookOf(sheets: readonly Sheet[]): Promise<Blob> {
  const names = sheetNames(sheets)
  return writeExcelFile(
    sheets.map((sheet, at) => ({
      sheet: names[at] ?? sheet.name,
      data: [
        sheet.head.map(({ text }): Cell => ({ value: text, type: String, fontWeight: 'bold' })),
        ...sheet.rows.map((row) => row.map((cell, index) => written(cell, kindAt(sheet, index)))),
      ],
      columns: sheet.head.map(({ kind }) => ({ width: FILE_WIDTHS[kind] })),
      stickyRowsCount: 1,
    })),
  ).toBlob()
}
