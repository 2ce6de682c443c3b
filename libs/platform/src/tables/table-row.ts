import { LIMITS } from './limits.ts'
import { TableRefused } from './table-refused.ts'

/** A line of a file: its number as a spreadsheet shows it, and the text of its cells. */
export interface TableRow {
  row: number
  cells: string[]
}

/** The first line with text has the names of the columns. Empty lines are left out; too many of anything is refused. */
export async function* limitedRows(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let count = 0
  for await (const { row, cells } of rows) {
    const trimmed = cells.map((cell) => cell.trim())
    if (trimmed.every((cell) => cell === '')) continue
    if (cells.length > LIMITS.columns && trimmed.slice(LIMITS.columns).some((cell) => cell !== ''))
      throw new TableRefused('import.too_many_columns', { most: LIMITS.columns })
    if (trimmed.some((cell) => cell.length > LIMITS.characters))
      throw new TableRefused('import.cell_too_long', { row, most: LIMITS.characters })
    count += 1
    if (count > LIMITS.rows + 1) throw new TableRefused('import.too_many_rows', { most: LIMITS.rows })
    yield { row, cells: trimmed.slice(0, LIMITS.columns) }
  }
  if (count < 2) throw new TableRefused('import.no_rows')
}
