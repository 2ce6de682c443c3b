import type { Order } from '@deportivo/contracts/orders/order'
import { pickLines } from '@deportivo/contracts/orders/lines'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../shared/net/call.ts'
import { isCallError, type CallError } from '../../../shared/net/call-error.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'

/** Ticks within this time are saved in one call. */
const WAIT_MS = 350
/** Between tries of what could not be sent. */
const RETRY_MS = 5_000

export type Picks = Readonly<Record<number, number>>

const picksOf = (order: Order): Picks =>
  Object.fromEntries(order.products.map((line) => [line.id, line.picked]))

const NO_LINES: ReadonlySet<number> = new Set()

interface Unsaved {
  lines: Map<number, number>
  /** Those of the pending save. */
  sending: ReadonlySet<number>
  timer: ReturnType<typeof setTimeout> | undefined
  latest: Order
  /** The pending save. A second one in parallel could arrive first, or return an older order. */
  saving: Promise<unknown>
}

const nothingUnsaved = (latest: Order): Unsaved => ({
  lines: new Map(),
  sending: NO_LINES,
  timer: undefined,
  latest,
  saving: Promise.resolve(),
})

const isUncertain = (failure: unknown) => isCallError(failure) && failure.isUncertain

const unsentOf = ({ lines, sending }: Unsaved): ReadonlySet<number> => new Set([...lines.keys(), ...sending])

/** Sends what was ticked since the last save, after the pending one; resolves to the order as it is then. */
function saveTicks(unsaved: Unsaved): Promise<Order> {
  clearTimeout(unsaved.timer)
  const saved = unsaved.saving.then(() => sendTicks(unsaved))
  // The failure is reported to the caller of that save; the next one is sent all the same.
  unsaved.saving = saved.catch(() => undefined)
  return saved
}

async function sendTicks(unsaved: Unsaved): Promise<Order> {
  if (unsaved.lines.size === 0) return unsaved.latest
  const lines = [...unsaved.lines].map(([line_id, quantity]) => ({ line_id, quantity }))
  unsaved.sending = new Set(unsaved.lines.keys())
  unsaved.lines.clear()
  try {
    const { data } = await call(pickLines, { params: { id: unsaved.latest.id }, body: { lines } })
    unsaved.latest = data
    return data
  } catch (failure) {
    // Without a connection they wait for the next try; what was ticked anew in the meantime counts.
    if (isUncertain(failure))
      for (const { line_id, quantity } of lines)
        if (!unsaved.lines.has(line_id)) unsaved.lines.set(line_id, quantity)
    throw failure
  } finally {
    unsaved.sending = NO_LINES
  }
}

/** Sends what could not be sent when the network is back, and every few seconds as it may be back unnoticed. */
function useRetries(isWaiting: boolean, flush: () => Promise<Order>): void {
  useEffect(() => {
    if (!isWaiting) return
    // The failure is on screen: what waits is marked.
    const retry = () => void flush().catch(() => undefined)
    const timer = setInterval(retry, RETRY_MS)
    addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
    }
  }, [isWaiting, flush])
}

/**
 * The units in the box so far. Saved while ticking, as totals, so that a lost network or another user's screen never
 * counts a unit twice; `flush` waits until everything is saved.
 */
export function usePicking(order: Order, onSaved: (order: Order) => void) {
  const [picks, setPicks] = useState<Picks>(() => picksOf(order))
  const [unsent, setUnsent] = useState(NO_LINES)
  const [error, setError] = useState<CallError | null>(null)
  const unsaved = useRef<Unsaved>(nothingUnsaved(order))

  const flush = useCallback(async () => {
    try {
      const saved = await saveTicks(unsaved.current)
      setError(null)
      onSaved(saved)
      return saved
    } catch (failure) {
      // Refused ticks are reset: the screen shows the server's state. Others wait for the connection.
      if (!isUncertain(failure)) setPicks(picksOf(unsaved.current.latest))
      if (isCallError(failure) && !failure.isUncertain) setError(failure)
      throw failure
    } finally {
      setUnsent(unsentOf(unsaved.current))
    }
  }, [onSaved])

  useRetries(unsent.size > 0, flush)

  useEffect(() => {
    const { current } = unsaved
    // Closed before saving: the ticks are saved all the same.
    return () => void saveTicks(current).catch(reportError)
  }, [])

  const pick = useCallback(
    (quantities: Picks) => {
      const { current } = unsaved
      for (const [lineId, quantity] of Object.entries(quantities)) current.lines.set(Number(lineId), quantity)
      setPicks((now) => ({ ...now, ...quantities }))
      setUnsent(unsentOf(current))
      clearTimeout(current.timer)
      // The failure is on screen already.
      current.timer = setTimeout(() => void flush().catch(() => undefined), WAIT_MS)
    },
    [flush],
  )
  return { picks, unsent, pick, flush, error }
}
