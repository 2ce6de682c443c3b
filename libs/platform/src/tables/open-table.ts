import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { KeyedText } from '../http/refused.ts'
import { nodeOptionsFor } from '../program-beside.ts'
import { linesOf } from './lines-of.ts'
import { TableRefused } from './table-refused.ts'
import type { TableRow } from './table-row.ts'

// Like the decoder of pictures: a file is hardly waited for.
const PRIORITY = 15
/** The largest accepted file takes a tenth of it on a busy machine. */
const MAX_MS = 3 * 60_000
const MAX_HEAP_MB = 400

/** What a program writes first: the names of the columns, and what else it found out about the file. */
export interface TableHead {
  columns: string[]
}

type Line<Head> = Head | TableRow | { end: true } | { refused: KeyedText }

/** It gets nothing of our environment. */
function startReader(program: URL) {
  const options = [`--max-old-space-size=${MAX_HEAP_MB}`, ...nodeOptionsFor(program)]
  const child = spawn(process.execPath, [...options, fileURLToPath(program)], {
    env: {},
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: MAX_MS,
    killSignal: 'SIGKILL',
  })
  if (child.pid !== undefined) setPriority(child.pid, PRIORITY)
  return child
}

/** What a line has; null for the beginning of one, which a program leaves that was stopped while it wrote. */
function parsedLine<Head>(text: string): Line<Head> | null {
  try {
    return JSON.parse(text) as Line<Head>
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/**
 * The lines of a stored file, read by another process: a program that ends with `writeTable`. Throws `TableRefused` for a
 * file that is no table or requires too much work.
 */
export async function* openTable<Head extends TableHead>(
  file: Readable,
  program: URL,
): AsyncGenerator<Head | TableRow> {
  const child = startReader(program)
  const ended = once(child, 'exit')
  // The reader ends early when it refuses a file: what is left of it reaches no one.
  const sending = pipeline(file, child.stdin).catch(() => undefined)
  let isComplete = false
  try {
    for await (const text of linesOf(child.stdout)) {
      const line = parsedLine<Head>(text)
      if (line === null) break
      if ('refused' in line) throw new TableRefused(line.refused.key, line.refused.values)
      if ('end' in line) isComplete = true
      else yield line
    }
    await sending
    const [, signal] = (await ended) as [number | null, NodeJS.Signals | null]
    if (isComplete) return
    if (signal === 'SIGTERM' || signal === 'SIGINT') throw new Error('the reader of tables was stopped')
    throw new TableRefused('import.too_much_work')
  } finally {
    child.kill('SIGKILL')
  }
}
