import { CsvError, parse } from 'csv-parse'
import { Readable } from 'node:stream'
import { unprotectCell } from '@deportivo/contracts/catalogue/formula-cells'
import { withoutMarks } from './cells/marked-cell.ts'
import { LIMITS } from './limits.ts'
import { TableRefused } from './table-refused.ts'
import type { TableRow } from './table-row.ts'

const SEPARATORS = [';', ',', '\t'] as const

// Further down the names of the columns are not looked for.
const HEAD_CHARACTERS = 1_000_000
const HEAD_LINES = 10

/** The first lines outside of quotes that have a sign which separates, without their quoted texts. */
function separatedLines(text: string): string[] {
  const lines: string[] = []
  let line = ''
  let isQuoted = false
  const end = () => {
    if (SEPARATORS.some((one) => line.includes(one))) lines.push(line)
    line = ''
  }
  for (const sign of text.slice(0, HEAD_CHARACTERS)) {
    if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign !== '\n' && sign !== '\r') line += sign
    else end()
    if (lines.length === HEAD_LINES) return lines
  }
  end()
  return lines
}

function mostIn(line: string): (typeof SEPARATORS)[number] {
  const counted = SEPARATORS.map((sign) => ({ sign, count: line.split(sign).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign
}

/**
 * The sign that separates the names of the columns, which are the first line that has one and whose next line has it too:
 * lines of a title may be above them. One within quotes separates nothing.
 */
export function separatorOf(text: string): string {
  const lines = separatedLines(text)
  const head = lines.find((line, at) => lines[at + 1]?.includes(mostIn(line)) ?? true) ?? ''
  return mostIn(head)
}

// Spreadsheets write and hide it: it has the sign that separates, and no name of a column.
const SEPARATOR_LINE = /^\uFEFF?"?sep=([;,\t|])[;,\t|]*"?(?=[\r\n]|$)/i

const PIECE = 65_536

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE)
}

const RECORD_BYTES = LIMITS.characters * 4
// All three: files are put together from parts of several programs, and lines that are not ended would be one.
const LINE_ENDS = ['\r\n', '\n', '\r']
const OPTIONS = {
  relax_column_count: true,
  bom: true,
  max_record_size: RECORD_BYTES,
  record_delimiter: LINE_ENDS,
}

/** In a long file, quotes that never close are found as a line that is too long. Without any it is one cell. */
function refusalOf({ code, records = 0, bytes = 0 }: CsvError, text: string): TableRefused {
  const row = Number(records) + 1
  if (code !== 'CSV_MAX_RECORD_SIZE') return new TableRefused('import.broken_csv', { row })
  const start = Number(bytes)
  const isQuoted = Buffer.from(text)
    .subarray(start, start + RECORD_BYTES)
    .includes('"')
  return isQuoted
    ? new TableRefused('import.row_too_long', { row })
    : new TableRefused('import.cell_too_long', { row, most: LIMITS.characters })
}

/** The parser knows no greatest number of cells: it would spend seconds on one line of nothing but separators. */
function refuseManyColumns(text: string, separator: string): void {
  for (let at = 0, end = 0; at < text.length; at = end + 1) {
    end = text.indexOf('\n', at)
    if (end < 0) end = text.length
    if (end - at <= RECORD_BYTES) continue
    const begun = text.slice(at, at + RECORD_BYTES)
    if (!begun.includes('"') && begun.split(separator).length > RECORD_BYTES / 2)
      throw new TableRefused('import.too_many_columns', { most: LIMITS.columns })
  }
}

/** The lines of a CSV file. One whose quotes do not match, or that is too long, is refused with the line. */
export async function* readCsv(written: string): AsyncGenerator<TableRow> {
  const text = withoutMarks(written)
  const named = SEPARATOR_LINE.exec(text)
  const delimiter = named?.[1] ?? separatorOf(text)
  refuseManyColumns(text, delimiter)
  const records = Readable.from(piecesOf(text)).pipe(parse({ ...OPTIONS, delimiter }))
  let row = 0
  try {
    for await (const cells of records as AsyncIterable<string[]>) {
      row += 1
      if (row > LIMITS.lines) throw new TableRefused('import.too_many_rows', { most: LIMITS.rows })
      if (row === 1 && named) continue
      yield { row, cells: cells.map(unprotectCell) }
    }
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error, text) : error
  }
}
