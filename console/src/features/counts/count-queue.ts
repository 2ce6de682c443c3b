// Counted units that are not yet sent. They wait in the browser's storage: closing the page or the browser loses none.
import type { BodyOf } from '@deportivo/contracts/route'
import { MOST_ENTRIES, type countUnits } from '@deportivo/contracts/catalogue/counts'
import { clearStored, readStored, STORAGE_KEYS, writeStored } from '../../shared/state/browser-storage.ts'
import { createStore } from '../../shared/state/store.ts'

type Entry = BodyOf<typeof countUnits>['entries'][number]

/** What was scanned or typed, and when by this device's clock. Its tries share the key, so that a lost reply counts once. */
export type QueuedEntry = Omit<Entry, 'seconds_ago'> & { seen_at: number }

/** What waits of one count. */
interface UnsentCount {
  user_id: number
  count_id: number
  entries: readonly QueuedEntry[]
}

/** Sent later than this it states its age: what was sold in between was still there. */
const LATE_MS = 3_000
const MOST_SECONDS = 86_400

function readQueue(): readonly UnsentCount[] {
  try {
    const found: unknown = JSON.parse(readStored(STORAGE_KEYS.unsentCounts) ?? '[]')
    return Array.isArray(found) ? (found as UnsentCount[]) : []
  } catch {
    // Invalid content: nothing can be sent of it.
    return []
  }
}

export const countQueue = createStore(readQueue())

const isOf = (userId: number, countId: number) => (one: UnsentCount) =>
  one.user_id === userId && one.count_id === countId

const NONE: readonly QueuedEntry[] = []

export const unsentOf = (queue: readonly UnsentCount[], userId: number, countId: number) =>
  queue.find(isOf(userId, countId))?.entries ?? NONE

/** Reads the storage first: another tab may have queued, or sent. */
function change(
  userId: number,
  countId: number,
  next: (entries: readonly QueuedEntry[]) => readonly QueuedEntry[],
): void {
  const stored = readQueue()
  const entries = next(unsentOf(stored, userId, countId))
  const others = stored.filter((one) => !isOf(userId, countId)(one))
  const queue = entries.length > 0 ? [...others, { user_id: userId, count_id: countId, entries }] : others
  if (queue.length === 0) clearStored(STORAGE_KEYS.unsentCounts)
  else writeStored(STORAGE_KEYS.unsentCounts, JSON.stringify(queue))
  countQueue.set(queue)
}

export const queueEntries = (userId: number, countId: number, added: readonly QueuedEntry[]): void =>
  change(userId, countId, (entries) => [...entries, ...added])

/** The server read them. */
export const endEntries = (userId: number, countId: number, sent: readonly QueuedEntry[]): void => {
  const keys = new Set(sent.map(({ key }) => key))
  change(userId, countId, (entries) => entries.filter(({ key }) => !keys.has(key)))
}

/** The entries to send now, the oldest first. */
export const nextEntries = (userId: number, countId: number): readonly QueuedEntry[] =>
  unsentOf(readQueue(), userId, countId).slice(0, MOST_ENTRIES)

export const bodyOf = (entries: readonly QueuedEntry[], now: number): BodyOf<typeof countUnits> => ({
  entries: entries.map(({ seen_at, ...entry }) => {
    const ago = now - seen_at
    const seconds_ago = ago < LATE_MS ? 0 : Math.min(Math.round(ago / 1_000), MOST_SECONDS)
    return { ...entry, seconds_ago }
  }),
})
