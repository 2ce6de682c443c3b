import type { TableHead } from './open-table.ts'
import { TableRefused } from './table-refused.ts'
import type { TableRow } from './table-row.ts'

interface Headed {
  columns: string[]
  /** The lines below the head, with the cells of these columns alone. */
  rows: AsyncGenerator<TableRow>
}

/** The columns that have a name, which is in the first line. The others cannot be chosen, and a sheet may have many. */
export async function readHead(lines: AsyncGenerator<TableRow>): Promise<Headed> {
  const head = await lines.next()
  if (head.done === true) throw new TableRefused('import.no_rows')
  const { cells: names } = head.value
  const places = names.flatMap((name, at) => (name === '' ? [] : [at]))
  const namedOf = (cells: readonly string[]) => places.map((at) => cells[at] ?? '')
  async function* below(): AsyncGenerator<TableRow> {
    for await (const { row, cells } of lines) {
      const named = namedOf(cells)
      if (named.some((cell) => cell !== '')) yield { row, cells: named }
    }
  }
  return { columns: namedOf(names), rows: below() }
}

/** The names of the columns first, then the lines. */
export async function* headed(lines: AsyncGenerator<TableRow>): AsyncGenerator<TableHead | TableRow> {
  const { columns, rows } = await readHead(lines)
  yield { columns }
  yield* rows
}
