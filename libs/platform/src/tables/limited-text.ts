import { LIMITS } from './limits.ts'
import { TableRefused } from './table-refused.ts'
import type { TableRow } from './table-row.ts'

const charactersOf = (line: object | TableRow): number =>
  'cells' in line ? line.cells.reduce((sum, { length }) => sum + length, 0) : 0

/** Refuses a file whose cells become more text than a process and a disk should take for one file. */
export async function* limitedText<Line extends object>(
  lines: AsyncIterable<Line>,
  most: number = LIMITS.all_characters,
): AsyncGenerator<Line> {
  let characters = 0
  for await (const line of lines) {
    characters += charactersOf(line)
    if (characters > most) throw new TableRefused('import.too_large_inside')
    yield line
  }
}
