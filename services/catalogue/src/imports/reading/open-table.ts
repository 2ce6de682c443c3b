import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { ImportFormat } from '@deportivo/contracts/catalogue/import-columns'
import type { KeyedText } from '@deportivo/platform/http/refused'
import { TableRefused } from '../rows/table-refused.ts'
import type { TableRow } from '../rows/table-row.ts'

// Like the decoder of pictures: a file is hardly waited for.
const PRIORITY = 15
/** The largest accepted file takes a tenth of it on a busy machine. */
const MAX_MS = 3 * 60_000
const MAX_HEAP_MB = 400

/** The head names the columns and whose file it is. */
export type TableLine = { format: ImportFormat; columns: string[] } | TableRow

type Line = TableLine | { end: true } | { refused: KeyedText }

/** Bundled, the program is beside the bundle as JavaScript. It gets nothing of our environment. */
function startReader() {
  const isSource = import.meta.url.endsWith('.ts')
  const program = fileURLToPath(new URL(`./table.worker.${isSource ? 'ts' : 'js'}`, import.meta.url))
  const loader = isSource ? ['--import', 'tsx'] : []
  const child = spawn(process.execPath, [`--max-old-space-size=${MAX_HEAP_MB}`, ...loader, program], {
    env: {},
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: MAX_MS,
    killSignal: 'SIGKILL',
  })
  if (child.pid !== undefined) setPriority(child.pid, PRIORITY)
  return child
}

/**
 * The lines of a stored file, read by another process. Throws `TableRefused` for a file that is no table or requires too
 * much work.
 */
export async function* openTable(file: Readable): AsyncGenerator<TableLine> {
  const child = startReader()
  const ended = once(child, 'exit')
  // The reader ends early when it refuses a file: what is left of it reaches no one.
  const sending = pipeline(file, child.stdin).catch(() => undefined)
  let isComplete = false
  try {
    for await (const text of createInterface({ input: child.stdout })) {
      const line = JSON.parse(text) as Line
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
