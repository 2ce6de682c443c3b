// Ticks that are not yet sent. They wait in the browser's storage: closing the dialog, the page or the browser loses none.
import type { BodyOf } from '@deportivo/contracts/route'
import type { pickLines } from '@deportivo/contracts/orders/lines'
import { newId } from '../../../shared/net/new-id.ts'
import { clearStored, readStored, STORAGE_KEYS, writeStored } from '../../../shared/state/browser-storage.ts'
import { createStore } from '../../../shared/state/store.ts'

/** Units in the box, by line of the order. */
export type Picks = Readonly<Record<number, number>>

/** What is in the box of a line by now, and what was there when the user began: others since are newer. */
export interface Tick {
  quantity: number
  seen: number
}
export type Ticks = Readonly<Record<number, Tick>>

export const quantitiesOf = (ticks: Ticks): Picks =>
  Object.fromEntries(Object.entries(ticks).map(([id, { quantity }]) => [id, quantity]))

/** What waits of one order. */
export interface UnsentPicks {
  user_id: number
  order_id: number
  /** The pending save. Its tries share the key and the lines, so that a lost reply counts once. */
  sending: { key: string; lines: Ticks } | null
  /** Ticked since. */
  lines: Ticks
}

const isWaiting = ({ sending, lines }: UnsentPicks) => sending !== null || Object.keys(lines).length > 0

function readQueue(): readonly UnsentPicks[] {
  try {
    const found: unknown = JSON.parse(readStored(STORAGE_KEYS.unsentPicks) ?? '[]')
    return Array.isArray(found) ? (found as UnsentPicks[]) : []
  } catch {
    // Invalid content: nothing can be sent of it.
    return []
  }
}

export const pickQueue = createStore(readQueue())

const isOf = (userId: number, orderId: number) => (one: UnsentPicks) =>
  one.user_id === userId && one.order_id === orderId

export const unsentOf = (queue: readonly UnsentPicks[], userId: number, orderId: number) =>
  queue.find(isOf(userId, orderId))

/** Reads the storage first: another tab may have queued, or sent. */
function change(userId: number, orderId: number, next: (now: UnsentPicks) => UnsentPicks): UnsentPicks {
  const stored = readQueue()
  const now = unsentOf(stored, userId, orderId)
  const changed = next(now ?? { user_id: userId, order_id: orderId, sending: null, lines: {} })
  const others = stored.filter((one) => one !== now)
  const queue = isWaiting(changed) ? [...others, changed] : others
  if (queue.length === 0) clearStored(STORAGE_KEYS.unsentPicks)
  else writeStored(STORAGE_KEYS.unsentPicks, JSON.stringify(queue))
  pickQueue.set(queue)
  return changed
}

/** Ticks on top of those that wait: what was seen before the first of them counts, or what the pending save leaves. */
export const queuePicks = (userId: number, orderId: number, picks: Picks, seen: Picks): UnsentPicks =>
  change(userId, orderId, (now) => {
    const seenOf = (id: number) => now.lines[id]?.seen ?? now.sending?.lines[id]?.quantity ?? seen[id] ?? 0
    const ticks = Object.entries(picks).map(([id, quantity]) => [id, { quantity, seen: seenOf(Number(id)) }])
    return { ...now, lines: { ...now.lines, ...(Object.fromEntries(ticks) as Ticks) } }
  })

/** The save to send now: the pending one, else what was ticked since; null when nothing waits. */
export function nextSave(userId: number, orderId: number): UnsentPicks['sending'] {
  const waits = unsentOf(readQueue(), userId, orderId)
  if (waits === undefined) return null
  return change(userId, orderId, ({ sending, lines, ...of }) =>
    sending === null ? { ...of, sending: { key: newId(), lines }, lines: {} } : { ...of, sending, lines },
  ).sending
}

/** The server read it. */
export function endSave(userId: number, orderId: number, key: string): void {
  change(userId, orderId, (now) => (now.sending?.key === key ? { ...now, sending: null } : now))
}

export const bodyOf = (lines: Ticks): BodyOf<typeof pickLines> => ({
  lines: Object.entries(lines).map(([line_id, tick]) => ({ line_id: Number(line_id), ...tick })),
})
