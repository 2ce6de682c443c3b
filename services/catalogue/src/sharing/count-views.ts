import type { Deps, Routes } from '@deportivo/platform/service'

// Longer, and a process that crashes loses more views; shorter, and each view of a busy link is a write of its own.
const EVERY_MS = 1_000

const ADD_VIEWS = `
  update catalogue.share_links l set views = l.views + v.views, last_viewed_at = v.at
  from unnest(?::integer[], ?::integer[], ?::timestamptz[]) as v (id, views, at)
  where l.id = v.id`

export interface ViewCounter {
  count: (linkId: number) => void
}

/**
 * Counts views in memory and writes them together, at the latest after a second: no visitor waits for a write, and
 * visitors of one link don't wait for each other.
 */
export function createViewCounter(
  app: Parameters<Routes>[0],
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
): ViewCounter {
  const waiting = new Map<number, { views: number; at: Date }>()
  let timer: NodeJS.Timeout | undefined
  const write = async () => {
    clearTimeout(timer)
    timer = undefined
    const rows = [...waiting]
    waiting.clear()
    if (rows.length === 0) return
    const columns = [rows.map(([id]) => id), rows.map(([, { views }]) => views), rows.map(([, { at }]) => at)]
    // Not tried again: a view more or less matters to no one, a queue that only grows does.
    await db
      .raw(ADD_VIEWS, columns)
      .then(undefined, (error: unknown) => log.warn({ error }, 'views not counted'))
  }
  app.addHook('onClose', write)
  return {
    count: (linkId) => {
      waiting.set(linkId, { views: (waiting.get(linkId)?.views ?? 0) + 1, at: clock.now() })
      timer ??= setTimeout(() => void write(), EVERY_MS).unref()
    },
  }
}
