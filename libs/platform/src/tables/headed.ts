import { text } from '@deportivo/texts/text'
import type { TableHead } from './open-table.ts'
import { TableRefused } from './table-refused.ts'
import type { TableRow } from './table-row.ts'

/** A column without a name is named by its place. */
const named = (columns: readonly string[]): string[] =>
  columns.map((name, at) => name || text('import.added.unnamed', { at: at + 1 }))

/** The names of the columns, which are the first line. The others remain to be read. */
export async function readHead(rows: AsyncGenerator<TableRow>): Promise<string[]> {
  const head = await rows.next()
  if (head.done === true) throw new TableRefused('import.no_rows')
  return named(head.value.cells)
}

/** The names of the columns first, then the lines. */
export async function* headed(rows: AsyncGenerator<TableRow>): AsyncGenerator<TableHead | TableRow> {
  yield { columns: await readHead(rows) }
  yield* rows
}
