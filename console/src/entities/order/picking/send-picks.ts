// Sends the ticks that wait, whether their dialog is open or not.
import type { Order, OrderLine } from '@deportivo/contracts/orders/order'
import { pickLines } from '@deportivo/contracts/orders/lines'
import { useEffect } from 'react'
import { call } from '../../../shared/net/call.ts'
import { isCallError, type CallError } from '../../../shared/net/call-error.ts'
import { isTransient } from '../../../shared/net/retries.ts'
import { sessionNumber } from '../../../shared/session/session-end.ts'
import { useStore } from '../../../shared/state/store.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { showToast } from '../../../shared/toasts/toasts.ts'
import { bodyOf, endSave, nextSave, pickQueue, queuePicks, type Picks, type Ticks } from './pick-queue.ts'

/** Ticks within this time are saved in one call. */
const WAIT_MS = 350
/** Between tries of what could not be sent. */
const RETRY_MS = 5_000
/** The same again may succeed: the session was over, the server was slow or had too much to do. */
const LATER: readonly number[] = [401, 408, 429]

/** With the lines whose newer picks by another user stay. */
export type PicksReply = { order: Order; contradicted: readonly OrderLine[] } | { refused: CallError }
type Listener = (reply: PicksReply) => void

/** The open dialogs, by order. */
const listeners = new Map<number, Set<Listener>>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()
/** The pending calls, by order. A second one in parallel could arrive first, or return an older order. */
const calls = new Map<number, Promise<unknown>>()

/** What the server replies to ticks of this order, from now on. */
export function watchPicks(orderId: number, listener: Listener): () => void {
  const watching = listeners.get(orderId) ?? new Set()
  listeners.set(orderId, watching.add(listener))
  return () => {
    watching.delete(listener)
    if (watching.size === 0) listeners.delete(orderId)
  }
}

function notify(orderId: number, reply: PicksReply): void {
  const watching = listeners.get(orderId)
  for (const listener of watching ?? []) listener(reply)
  if (watching) return
  if ('refused' in reply) return reportError(reply.refused)
  for (const { product_name: product, size_name: size, picked, quantity } of reply.contradicted)
    showToast({
      tone: 'warning',
      key: 'board.picks_newer_of',
      values: { id: orderId, product, size, picked, quantity },
    })
}

const contradictedOf = ({ products }: Order, sent: Ticks) =>
  products.filter(({ id, picked }) => sent[id] !== undefined && sent[id].quantity !== picked)

const staysQueued = ({ status }: CallError): boolean => isTransient(status) || LATER.includes(status)

function sendIn(delay: number, userId: number, orderId: number): void {
  clearTimeout(timers.get(orderId))
  // The failure is on screen: in the dialog what waits is marked, and a refusal was reported.
  const timer = setTimeout(() => void sendPicks(userId, orderId).catch(() => undefined), delay)
  timers.set(orderId, timer)
}

async function saveNext(userId: number, orderId: number, session: number): Promise<Order | null> {
  // Another user signed in meanwhile: these ticks are not theirs.
  if (sessionNumber.get() !== session) return null
  const save = nextSave(userId, orderId)
  if (save === null) return null
  const { key, lines } = save
  try {
    const body = bodyOf(lines)
    const { data } = await call(pickLines, { params: { id: orderId }, body, idempotencyKey: key })
    notify(orderId, { order: data, contradicted: contradictedOf(data, lines) })
    endSave(userId, orderId, key)
    return data
  } catch (failure) {
    if (!isCallError(failure)) throw failure
    if (staysQueued(failure)) {
      if (sessionNumber.get() === session) sendIn(RETRY_MS, userId, orderId)
    } else {
      notify(orderId, { refused: failure })
      endSave(userId, orderId, key)
    }
    throw failure
  }
}

async function saveAll(userId: number, orderId: number, session: number): Promise<Order | null> {
  let latest: Order | null = null
  for (;;) {
    const saved = await saveNext(userId, orderId, session)
    if (saved === null) return latest
    latest = saved
  }
}

/** Sends all that waits of an order, after the pending call; resolves to the order as it is then, null if nothing waited. */
export function sendPicks(userId: number, orderId: number): Promise<Order | null> {
  clearTimeout(timers.get(orderId))
  const session = sessionNumber.get()
  const saved = (calls.get(orderId) ?? Promise.resolve()).then(() => saveAll(userId, orderId, session))
  // The failure is reported to the caller of that save; the next one is sent all the same.
  calls.set(
    orderId,
    saved.catch(() => undefined),
  )
  return saved
}

/** Queues ticks, and sends them with those that follow at once. `seen` is what the server had. */
export function pickSoon(userId: number, orderId: number, picks: Picks, seen: Picks): void {
  queuePicks(userId, orderId, picks, seen)
  sendIn(WAIT_MS, userId, orderId)
}

function sendWaiting(userId: number): void {
  for (const { user_id, order_id } of pickQueue.get()) if (user_id === userId) sendIn(0, userId, order_id)
}

/** As long as the user is signed in: what they ticked before, and what waits when the network is back. */
export function useUnsentPicks(userId: number): void {
  const session = useStore(sessionNumber)
  useEffect(() => {
    const send = () => sendWaiting(userId)
    send()
    addEventListener('online', send)
    return () => {
      removeEventListener('online', send)
      for (const timer of timers.values()) clearTimeout(timer)
    }
  }, [userId, session])
}
