import type { ColumnId } from './columns.ts'

/** A user who hasn't moved for so long isn't about to click: waiting cards may move. */
const FREEZE_MS = 10_000

/** What freezes a column. Each reason ends by itself: the focus may leave while the pointer stays. */
export type FreezeReason = 'pointer' | 'focus' | 'menu'
type Freeze = `${FreezeReason} ${ColumnId}`

const columnOf = (freeze: Freeze) => freeze.slice(freeze.indexOf(' ') + 1) as ColumnId

/** Columns in which the user points or types; every movement extends the freeze. */
export function createColumnFreezes(onEnd: () => void) {
  const until = new Map<Freeze, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const now = Date.now()
    const ended = [...until].filter(([, end]) => end <= now)
    for (const [freeze] of ended) until.delete(freeze)
    timer = until.size > 0 ? setTimeout(look, Math.min(...until.values()) - now) : undefined
    if (ended.length > 0) onEnd()
  }
  return {
    frozen: (): ReadonlySet<ColumnId> => new Set([...until.keys()].map(columnOf)),
    freeze: (column: ColumnId, reason: FreezeReason) => {
      until.set(`${reason} ${column}`, Date.now() + FREEZE_MS)
      timer ??= setTimeout(look, FREEZE_MS)
    },
    release: (column: ColumnId, reason: FreezeReason) => {
      if (until.delete(`${reason} ${column}`)) onEnd()
    },
  }
}
