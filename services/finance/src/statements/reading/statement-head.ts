import { fromHead, headed } from '@deportivo/platform/tables/headed'
import type { TableHead } from '@deportivo/platform/tables/open-table'
import type { TableRow } from '@deportivo/platform/tables/table-row'
import { isHead, unnamedColumn } from './bank-columns.ts'
import { readAmount } from './read-amount.ts'

const DAY = /^20\d{6}$/

/** A file of Bancolombia for companies begins with its first movement. */
function isUnnamed(cells: readonly string[]): boolean {
  const amount = readAmount(cells[5] ?? '')
  return cells.length >= 8 && DAY.test(cells[3] ?? '') && amount !== null && !Number.isNaN(amount)
}

async function* again(row: TableRow, rest: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  yield row
  yield* rest
}

/** The names of the columns, wherever they are, then the movements. Without any, the first line has the names. */
export async function* statementTable(rows: AsyncGenerator<TableRow>): AsyncGenerator<TableHead | TableRow> {
  const found = fromHead(rows, (cells, above) => isHead(cells) || (above.length === 0 && isUnnamed(cells)))
  const first = await found.next()
  if (first.done === true) return
  const lines = again(first.value, found)
  if (isHead(first.value.cells) || !isUnnamed(first.value.cells)) {
    yield* headed(lines)
    return
  }
  yield { columns: first.value.cells.map((_, at) => unnamedColumn(at)) }
  yield* lines
}
