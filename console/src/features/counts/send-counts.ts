// Sends the counted units that wait, whether their page is open or not.
import { countUnits } from '@deportivo/contracts/catalogue/counts'
import type { ReplyOf } from '@deportivo/contracts/route'
import { useEffect } from 'react'
import { call } from '../../shared/net/call.ts'
import { isCallError } from '../../shared/net/call-error.ts'
import { sessionNumber } from '../../shared/session/session-end.ts'
import { useStore } from '../../shared/state/store.ts'
import { reportError } from '../../shared/toasts/report-error.ts'
import { bodyOf, countQueue, endEntries, nextEntries, queueEntries, type QueuedEntry } from './count-queue.ts'

/** Between tries of what could not be sent. */
const RETRY_MS = 5_000

export type CountedReply = ReplyOf<typeof countUnits>['data']
type Listener = (reply: CountedReply) => void

/** The open pages, by count. */
const listeners = new Map<number, Set<Listener>>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()
/** The pending calls, by count: a second one in parallel could arrive first. */
const calls = new Map<number, Promise<void>>()

/** What the server replies to entries of this count, from now on. */
export function watchCount(countId: number, listener: Listener): () => void {
  const watching = listeners.get(countId) ?? new Set()
  listeners.set(countId, watching.add(listener))
  return () => void watching.delete(listener)
}

function sendIn(delay: number, userId: number, countId: number): void {
  clearTimeout(timers.get(countId))
  timers.set(
    countId,
    setTimeout(() => void sendCount(userId, countId), delay),
  )
}

/** Whether there may be more to send at once. */
async function sendNext(userId: number, countId: number, session: number): Promise<boolean> {
  const entries = nextEntries(userId, countId)
  // Another user signed in meanwhile: these units are not theirs.
  if (entries.length === 0 || sessionNumber.get() !== session) return false
  try {
    const body = bodyOf(entries, Date.now())
    const { data } = await call(countUnits, { params: { id: countId }, body })
    endEntries(userId, countId, entries)
    for (const listener of listeners.get(countId) ?? []) listener(data)
    return true
  } catch (failure) {
    if (!isCallError(failure)) throw failure
    if (failure.isRefusal) {
      // Closed meanwhile, or no longer this user's: the same again would be refused again.
      endEntries(userId, countId, entries)
      reportError(failure)
    } else if (sessionNumber.get() === session) sendIn(RETRY_MS, userId, countId)
    return false
  }
}

async function sendAll(userId: number, countId: number, session: number): Promise<void> {
  while (await sendNext(userId, countId, session));
}

/** Sends all that waits of a count, after the pending call. */
function sendCount(userId: number, countId: number): Promise<void> {
  clearTimeout(timers.get(countId))
  const session = sessionNumber.get()
  const sent = (calls.get(countId) ?? Promise.resolve()).then(() => sendAll(userId, countId, session))
  calls.set(countId, sent)
  return sent
}

/** Queues what was counted, and sends it at once. */
export function countSoon(userId: number, countId: number, entries: readonly QueuedEntry[]): void {
  queueEntries(userId, countId, entries)
  void sendCount(userId, countId)
}

/** What the user counted before, and what waits when the network is back. Tries go on when the page is left. */
export function useUnsentCounts(userId: number): void {
  const session = useStore(sessionNumber)
  useEffect(() => {
    const send = () => {
      for (const { user_id, count_id } of countQueue.get())
        if (user_id === userId) sendIn(0, userId, count_id)
    }
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [userId, session])
}
