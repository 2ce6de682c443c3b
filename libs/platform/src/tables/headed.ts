import { shownCell } from './cells/marked-cell.ts'
import type { TableHead } from './open-table.ts'
import { TableRefused } from './table-refused.ts'
import type { TableRow } from './table-row.ts'

interface Headed {
  columns: string[]
  /** The lines below the head, with the cells of these columns alone. */
  rows: AsyncGenerator<TableRow>
}

/** Whether a line has the names of the columns, by its cells and the lines above it. */
export type IsHead = (cells: readonly string[], above: readonly TableRow[]) => boolean

// Further down it is no head: what is above it is left out without a word.
const MOST_ABOVE = 40

/**
 * The lines from the head on: a title, an account or a period may be above it. The rules are tried one after the other on
 * the first lines; where none finds a head, it is the first line.
 */
export async function* fromHead(
  lines: AsyncGenerator<TableRow>,
  ...[isHead, ...others]: readonly IsHead[]
): AsyncGenerator<TableRow> {
  const above: TableRow[] = []
  let head = -1
  while (head < 0 && above.length < MOST_ABOVE) {
    const next = await lines.next()
    if (next.done === true) break
    if (isHead?.(next.value.cells, above) === true) head = above.length
    above.push(next.value)
  }
  for (const rule of others)
    if (head < 0) head = above.findIndex(({ cells }, at) => rule(cells, above.slice(0, at)))
  yield* above.slice(Math.max(head, 0))
  yield* lines
}

/** The columns that have a name, which is in the first line. The others cannot be chosen, and a sheet may have many. */
export async function readHead(lines: AsyncGenerator<TableRow>): Promise<Headed> {
  const head = await lines.next()
  if (head.done === true) throw new TableRefused('import.no_rows')
  const names = head.value.cells.map(shownCell)
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
