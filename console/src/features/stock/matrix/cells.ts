import type { MatrixSize } from '../../../entities/product/size-matrix/size-matrix.tsx'
import type { StockRow } from './stock-rows.ts'

export interface Cell {
  row: number
  column: number
}

type Celled = Pick<StockRow, 'available'>

/** The columns in which a row has a cell. */
const columnsOf = ({ available }: Celled, sizes: readonly MatrixSize[]): number[] =>
  sizes.flatMap(({ id }, column) => (available.has(id) ? [column] : []))

const nearest = (columns: readonly number[], wanted: number): number | undefined =>
  columns.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0]

function cellBeside(row: Celled, sizes: readonly MatrixSize[], from: Cell, on: number): Cell | null {
  const others = columnsOf(row, sizes).filter((column) => (column - from.column) * on > 0)
  const column = nearest(others, from.column)
  return column === undefined ? null : { row: from.row, column }
}

/** The next cell of the row, or the nearest one of the next row that has any; null: there is none that way. */
export function cellBeyond(
  rows: readonly Celled[],
  sizes: readonly MatrixSize[],
  from: Cell,
  [down, on]: readonly [down: number, on: number],
): Cell | null {
  const own = rows[from.row]
  if (down === 0) return own ? cellBeside(own, sizes, from, on) : null
  for (let index = from.row + down; index >= 0; index += down) {
    const row = rows[index]
    if (!row) return null
    const column = nearest(columnsOf(row, sizes), from.column)
    if (column !== undefined) return { row: index, column }
  }
  return null
}
