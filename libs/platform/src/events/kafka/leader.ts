import pg from 'pg'
import type { Logger } from 'pino'
import { startLoop, type Loop } from '../log/loop.ts'

export interface LeaderOptions {
  url: string
  /** One number per kind of work, the same in all processes. */
  lock: number
  name: string
  log: Logger
  /** Works until the signal; afterwards another process may lead. */
  work: (signal: AbortSignal) => Promise<void>
}

// How long the work pauses after its process died, and how often the others try to take over.
const ASK_MS = 1000

/** Waits for the signal; returns at once if it was aborted earlier, as by a stop right after the start. */
export async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
}

/**
 * Does work in one process at a time: the one whose connection holds the lock. After a network split two may lead
 * for a moment, so the work must be safe to do twice.
 */
export function startLeading({ url, lock, name, log, work }: LeaderOptions): Loop {
  const stopping = new AbortController()

  async function lead(client: pg.Client): Promise<void> {
    const lost = new AbortController()
    client.on('end', () => lost.abort())
    const asked = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock])
    if (!asked.rows[0]?.mine) return
    log.debug({ work: name }, 'leads')
    await work(AbortSignal.any([lost.signal, stopping.signal]))
  }

  const loop = startLoop({
    everyMs: ASK_MS,
    async step() {
      const client = new pg.Client({ connectionString: url, application_name: `deportivo ${name}` })
      client.on('error', (err) => log.warn({ err, work: name }, 'the leader lost its connection'))
      await client.connect()
      try {
        await lead(client)
      } finally {
        await client.end()
      }
      return false
    },
    onError: (err, waitMs) => log.warn({ err, waitMs, work: name }, 'could not lead'),
  })

  return {
    wakeUp: () => loop.wakeUp(),
    async stop() {
      stopping.abort()
      await loop.stop()
    },
  }
}
