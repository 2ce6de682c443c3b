import { protectCell } from '@deportivo/contracts/catalogue/formula-cells'
import type { TableCell } from './table-cell.ts'

/** Without it, spreadsheets break accents. */
const BOM = '\uFEFF'

function cellText(cell: TableCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const text = protectCell(cell)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const lineOf = (cells: readonly TableCell[]) => `${cells.map(cellText).join(';')}\r\n`

// Pieces of a useful size: a line each would be a packet each.
const PIECE = 32_768

/** A CSV file as spreadsheets in Spanish open it, piece by piece. */
export async function* csvPieces(
  head: readonly string[],
  rows: AsyncIterable<readonly TableCell[]>,
): AsyncGenerator<string> {
  let piece = BOM + lineOf(head)
  for await (const row of rows) {
    piece += lineOf(row)
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
}
