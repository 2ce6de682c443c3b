import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { rawCell } from './cells/marked-cell.ts'
import { limitedText } from './limited-text.ts'
import { readTable } from './read-table.ts'
import { TableRefused } from './table-refused.ts'
import type { TableRow } from './table-row.ts'

async function write(value: object): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(value)}\n`)) await once(process.stdout, 'drain')
}

/** Lines whose cells have their texts alone, for those who read dates and percentages as the file has them. */
async function* rawLines(lines: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  for await (const { row, cells } of lines) yield { row, cells: cells.map(rawCell) }
}

/**
 * The whole work of a program that reads a table from its standard input, in a process of its own: a file that requires
 * endless work or memory ends that process only. Writes a line of JSON for the head and each line of the file, then an end.
 * Cells have no marks unless they are asked for.
 */
export async function writeTable(
  lines: (rows: AsyncGenerator<TableRow>) => AsyncIterable<object>,
  { isMarked = false }: { isMarked?: boolean } = {},
): Promise<void> {
  try {
    const rows = readTable(await buffer(process.stdin))
    for await (const line of limitedText(lines(isMarked ? rows : rawLines(rows)))) await write(line)
    await write({ end: true })
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error
    await write({ refused: error.reason })
  }
}
