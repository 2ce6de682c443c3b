import type { ColumnId } from './columns.ts'

/** Someone who hasn't moved for so long isn't about to click: what waited for them goes where it belongs. */
const HOLD_MS = 10_000

/** What keeps a column still. Each ends by itself: the focus may leave while the pointer stays. */
export type HoldReason = 'pointer' | 'focus' | 'menu'
type Hold = `${HoldReason} ${ColumnId}`

const columnOf = (hold: Hold) => hold.slice(hold.indexOf(' ') + 1) as ColumnId

/** Columns somebody points or types in, each until a moment that every movement in it puts off. */
export function createHolds(onEnd: () => void) {
  const until = new Map<Hold, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const now = Date.now()
    const ended = [...until].filter(([, end]) => end <= now)
    for (const [hold] of ended) until.delete(hold)
    timer = until.size > 0 ? setTimeout(look, Math.min(...until.values()) - now) : undefined
    if (ended.length > 0) onEnd()
  }
  return {
    held: (): ReadonlySet<ColumnId> => new Set([...until.keys()].map(columnOf)),
    hold: (column: ColumnId, reason: HoldReason) => {
      until.set(`${reason} ${column}`, Date.now() + HOLD_MS)
      timer ??= setTimeout(look, HOLD_MS)
    },
    release: (column: ColumnId, reason: HoldReason) => {
      if (until.delete(`${reason} ${column}`)) onEnd()
    },
  }
}
