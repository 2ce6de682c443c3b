import { CsvError, parse } from 'csv-parse'
import { Readable } from 'node:stream'
import { unprotectCell } from '@deportivo/contracts/catalogue/formula-cells'
import { LIMITS } from '../rows/limits.ts'
import { TableRefused } from '../rows/table-refused.ts'
import type { TableRow } from '../rows/table-row.ts'

const SEPARATORS = [';', ',', '\t'] as const

/** The sign that separates the names of the columns; one within quotes separates nothing. */
export function separatorOf(text: string): string {
  const [head = ''] = text
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]/)
    .filter((line) => line.trim() !== '')
  const counted = SEPARATORS.map((sign) => ({ sign, count: head.split(sign).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign
}

const PIECE = 65_536

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE)
}

const OPTIONS = { relax_column_count: true, bom: true, max_record_size: LIMITS.characters * 4 }

/** The lines of a CSV file. One whose quotes do not match is refused with the line. */
export async function* readCsv(text: string): AsyncGenerator<TableRow> {
  const records = Readable.from(piecesOf(text)).pipe(parse({ ...OPTIONS, delimiter: separatorOf(text) }))
  let row = 0
  try {
    for await (const cells of records as AsyncIterable<string[]>) {
      row += 1
      yield { row, cells: cells.map(unprotectCell) }
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new TableRefused('import.broken_csv', { row: Number(error['records'] ?? row) + 1 })
    throw error
  }
}
