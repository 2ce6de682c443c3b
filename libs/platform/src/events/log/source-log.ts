import type { Deps } from '../../service.ts'
import { createRecentEvents } from './recent-events.ts'
import { startLoop, type Loop } from './loop.ts'
import { readHeads, readInOrder } from './read-log.ts'
import { createSource, type Source } from './source.ts'

// Fallback poll interval: the longest delay when a wake-up is lost.
const POLL_MS = 250
// More than this at once is a backlog, which each consumer reads for itself.
const TAIL = 300

/** The log itself as source. Its newest events are read once per process, for all consumers. */
export async function createLogSource(
  deps: Pick<Deps, 'db' | 'wake' | 'log'>,
): Promise<{ source: Source; loop: Loop }> {
  const recent = createRecentEvents()
  const source = createSource(recent)

  /** Raises all heads without reading what is below; returns the newest position. */
  async function jumpToEnd(): Promise<number> {
    const heads = await readHeads(deps.db)
    for (const [lane, pos] of heads) recent.raise(lane, pos)
    return heads.get(-1) ?? 0
  }

  let read = await jumpToEnd()
  const loop = startLoop({
    everyMs: POLL_MS,
    async step() {
      const events = await readInOrder(deps.db, read, TAIL)
      events.forEach(recent.add)
      read = events.length < TAIL ? (events.at(-1)?.pos ?? read) : await jumpToEnd()
      source.notifyNewEvents()
      return false
    },
    onError: (err, waitMs) => deps.log.warn({ err, waitMs }, 'log source: the log could not be read'),
  })
  const stopListening = deps.wake.on('log', () => loop.wakeUp())
  return {
    source,
    loop: {
      wakeUp: () => loop.wakeUp(),
      async stop() {
        stopListening()
        await loop.stop()
      },
    },
  }
}
