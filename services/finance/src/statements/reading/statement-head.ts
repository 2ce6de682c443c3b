import { headed } from '@deportivo/platform/tables/headed'
import type { TableHead } from '@deportivo/platform/tables/open-table'
import type { TableRow } from '@deportivo/platform/tables/table-row'
import { isHead, unnamedColumn } from './bank-columns.ts'
import { readAmount } from './read-amount.ts'

// Further down it is no head: what is above it would be left out without a word.
const MOST_ABOVE = 40

const DAY = /^20\d{6}$/

/** A file of Bancolombia for companies begins with its first movement. */
function isUnnamed({ cells }: TableRow): boolean {
  const amount = readAmount(cells[5] ?? '')
  return cells.length >= 8 && DAY.test(cells[3] ?? '') && amount !== null && !Number.isNaN(amount)
}

async function* again(rows: readonly TableRow[], rest: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  yield* rows
  yield* rest
}

/** The names of the columns, wherever they are, then the movements. Without any, the first line has the names. */
export async function* statementTable(rows: AsyncGenerator<TableRow>): AsyncGenerator<TableHead | TableRow> {
  const above: TableRow[] = []
  for (let next = await rows.next(); next.done !== true; next = await rows.next()) {
    const row = next.value
    if (isHead(row.cells)) {
      yield* headed(again([row], rows))
      return
    }
    if (above.length === 0 && isUnnamed(row)) {
      yield { columns: row.cells.map((_, at) => unnamedColumn(at)) }
      yield* again([row], rows)
      return
    }
    above.push(row)
    if (above.length >= MOST_ABOVE) break
  }
  yield* headed(again(above, rows))
}
