import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { limitedText } from './limited-text.ts'
import { readTable } from './read-table.ts'
import { TableRefused } from './table-refused.ts'
import type { TableRow } from './table-row.ts'

async function write(value: object): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(value)}\n`)) await once(process.stdout, 'drain')
}

/**
 * The whole work of a program that reads a table from its standard input, in a process of its own: a file that requires
 * endless work or memory ends that process only. Writes a line of JSON for the head and each line of the file, then an end.
 */
export async function writeTable(
  lines: (rows: AsyncGenerator<TableRow>) => AsyncIterable<object>,
): Promise<void> {
  try {
    for await (const line of limitedText(lines(readTable(await buffer(process.stdin))))) await write(line)
    await write({ end: true })
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error
    await write({ refused: error.reason })
  }
}
