import { buffer } from 'node:stream/consumers'
import { once } from 'node:events'
import { flattened } from '../shops/flatten.ts'
import { readTable } from './read-table.ts'
import { TableRefused } from '../rows/table-refused.ts'

/**
 * Reads a table from its standard input in a process of its own: a file that requires endless work or memory ends
 * this process only. Writes a line of JSON for each line of the file, then an end.
 */
async function write(value: object): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(value)}\n`)) await once(process.stdout, 'drain')
}

try {
  for await (const row of flattened(readTable(await buffer(process.stdin)))) await write(row)
  await write({ end: true })
} catch (error) {
  if (!(error instanceof TableRefused)) throw error
  await write({ refused: error.reason })
}
