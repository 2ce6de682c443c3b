import type { TextKey } from '@deportivo/texts/texts'
import type { Translate } from '../reports/shown/words.ts'

/** How a value lies in an exported file; an `instant` is given in ISO 8601. A `number` has no separators: it names. */
export type FileKind = 'text' | 'number' | 'count' | 'money' | 'instant'

/** The words and figures of a language, as the screen and the files of the server write them. */
export interface FileTools {
  t: Translate
  isKnownText: (key: string) => key is TextKey
  money: (pesos: number) => string
  /** A day of the shop, and a moment, as screens show them. */
  shopDay: (day: string) => string
  instant: (iso: string) => string
}

/** One column of an exported file. */
export interface FileField<R, Tools = FileTools> {
  header: TextKey
  kind?: FileKind
  value: (row: R, tools: Tools) => string | number | null | undefined
}

/** The fields that a file has of each column of a list, by the column's id. */
export type FileColumns<R> = Readonly<Record<string, readonly FileField<R>[]>>

/** One cell of an exported file. */
export type FileCell = string | number | Date | null

/** Colombia's clock has been five hours behind UTC since 1993. */
const BEHIND_UTC_MS = 5 * 60 * 60_000

const SECOND_MS = 1_000

/**
 * A spreadsheet knows no zones: the shop's clock is written as if it were UTC. Whole seconds: programs round what is less,
 * and show the last millisecond of a day as its hour 24.
 */
function asClock(iso: string): Date {
  const ms = new Date(iso).getTime() - BEHIND_UTC_MS
  return new Date(ms - (ms % SECOND_MS))
}

function cellOf(kind: FileKind, value: string | number | null | undefined): FileCell {
  if (value === null || value === undefined || value === '') return null
  return kind === 'instant' ? asClock(String(value)) : value
}

/** A row as a file holds it: figures as figures, instants as instants. */
export const fileRow = <R, Tools>(row: R, fields: readonly FileField<R, Tools>[], tools: Tools): FileCell[] =>
  fields.map(({ kind = 'text', value }) => cellOf(kind, value(row, tools)))

/** How a workbook shows the cells of a kind. */
export const FILE_FORMATS: Partial<Record<FileKind, string>> & { instant: string } = {
  money: '"$" #,##0',
  count: '#,##0',
  instant: 'yyyy-mm-dd hh:mm',
}

/** The widths of columns in characters. */
export const FILE_WIDTHS: Record<FileKind, number> = {
  text: 28,
  number: 12,
  money: 16,
  count: 12,
  instant: 18,
}
