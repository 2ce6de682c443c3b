import type { Deps, LoggedEvent } from '../../service.ts'
import { createRecentEvents } from './recent-events.ts'
import { startLoop, type Loop } from './loop.ts'
import { readHeads, readInOrder, WHOLE_LOG } from './read-log.ts'
import { createSource, type Source } from './source.ts'

/** More events than this at once are a backlog, which consumers read from the log in larger batches. */
export const TAIL = 300

export interface LogSource {
  source: Source
  loop: Loop
  /** Takes events that this process moved to the log, so that they need not be read; none: they are to be read. */
  take: (events: readonly LoggedEvent[]) => void
}

/** The log itself as source. Its newest events are read once per process, for all consumers. */
export async function createLogSource(deps: Pick<Deps, 'db' | 'wake' | 'log'>): Promise<LogSource> {
  const recent = createRecentEvents()
  const source = createSource(recent)
  const raiseHeads = (heads: ReadonlyMap<number, number>) =>
    heads.forEach((pos, lane) => recent.raise(lane, pos))
  const first = await readHeads(deps.db)
  raiseHeads(first)
  let read = newestOf(first)

  const loop = startLoop({
    everyMs: () => deps.wake.fallbackMs(),
    async step() {
      const heads = await readHeads(deps.db)
      const newest = newestOf(heads)
      if (newest > read && newest - read <= TAIL) (await readInOrder(deps.db, read, TAIL)).forEach(recent.add)
      raiseHeads(heads)
      // Events may have been taken meanwhile.
      read = Math.max(read, newest)
      source.notifyNewEvents()
      return false
    },
    onError: (err, waitMs) => deps.log.warn({ err, waitMs }, 'log source: the log could not be read'),
  })
  const stopListening = deps.wake.on('log', () => loop.wakeUp())
  return {
    source,
    take(events) {
      events.forEach(recent.add)
      // Otherwise another process moved those before; they are read.
      if (events[0]?.pos !== read + 1) return loop.wakeUp()
      read = events.at(-1)?.pos ?? read
      source.notifyNewEvents()
    },
    loop: {
      wakeUp: () => loop.wakeUp(),
      async stop() {
        stopListening()
        await loop.stop()
      },
    },
  }
}

const newestOf = (heads: ReadonlyMap<number, number>) => heads.get(WHOLE_LOG) ?? 0
