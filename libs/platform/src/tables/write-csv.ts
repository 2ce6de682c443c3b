import { BOM, csvLine } from '@deportivo/contracts/exports/csv-lines'
import type { FileCell } from '@deportivo/contracts/exports/file-columns'

// Pieces of a useful size: a line each would be a packet each.
const PIECE = 32_768

/** A CSV file as spreadsheets in Spanish open it, piece by piece. */
export async function* csvPieces(
  head: readonly string[],
  rows: AsyncIterable<readonly FileCell[]>,
): AsyncGenerator<string> {
  let piece = BOM + csvLine(head)
  for await (const row of rows) {
    piece += csvLine(row)
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
}
