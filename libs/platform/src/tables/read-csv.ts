import { CsvError, parse } from 'csv-parse'
import { Readable } from 'node:stream'
import { unprotectCell } from '@deportivo/contracts/catalogue/formula-cells'
import { LIMITS } from './limits.ts'
import { TableRefused } from './table-refused.ts'
import type { TableRow } from './table-row.ts'

const SEPARATORS = [';', ',', '\t'] as const

/**
 * The sign that separates the names of the columns, which are the first line that has one: lines of a title may be above
 * them. One within quotes separates nothing.
 */
export function separatorOf(text: string): string {
  const head =
    text
      .replaceAll(/"(?:[^"]|"")*"/g, '')
      .split(/[\r\n]/)
      .find((line) => SEPARATORS.some((sign) => line.includes(sign))) ?? ''
  const counted = SEPARATORS.map((sign) => ({ sign, count: head.split(sign).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign
}

// Spreadsheets write and hide it: it has the sign that separates, and no name of a column.
const SEPARATOR_LINE = /^\uFEFF?sep=[;,\t]+(?=[\r\n]|$)/i

const PIECE = 65_536

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE)
}

const OPTIONS = { relax_column_count: true, bom: true, max_record_size: LIMITS.characters * 4 }

/** In a long file, quotes that never close are found as a line that is too long. */
const reasonOf = ({ code }: CsvError) =>
  code === 'CSV_MAX_RECORD_SIZE' ? 'import.row_too_long' : 'import.broken_csv'

/** The lines of a CSV file. One whose quotes do not match, or that is too long, is refused with the line. */
export async function* readCsv(text: string): AsyncGenerator<TableRow> {
  const records = Readable.from(piecesOf(text)).pipe(parse({ ...OPTIONS, delimiter: separatorOf(text) }))
  const isNamed = SEPARATOR_LINE.test(text)
  let row = 0
  try {
    for await (const cells of records as AsyncIterable<string[]>) {
      row += 1
      if (row === 1 && isNamed) continue
      yield { row, cells: cells.map(unprotectCell) }
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new TableRefused(reasonOf(error), { row: Number(error['records'] ?? row) + 1 })
    throw error
  }
}
