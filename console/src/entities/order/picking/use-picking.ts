import type { Order } from '@deportivo/contracts/orders/order'
import { pickLines } from '@deportivo/contracts/orders/lines'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../shared/net/call.ts'
import { isCallError, type CallError } from '../../../shared/net/call-error.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'

/** Ticks within this time are saved in one call. */
const WAIT_MS = 350

export type Picks = Readonly<Record<number, number>>

const picksOf = (order: Order): Picks =>
  Object.fromEntries(order.products.map((line) => [line.id, line.picked]))

interface Unsaved {
  lines: Map<number, number>
  timer: ReturnType<typeof setTimeout> | undefined
  latest: Order
  /** The pending save. A second one in parallel could arrive first, or return an older order. */
  saving: Promise<unknown>
}

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
  unsaved.lines.clear()
  const { data } = await call(pickLines, { params: { id: unsaved.latest.id }, body: { lines } })
  unsaved.latest = data
  return data
}

/**
 * The units in the box so far. Saved while ticking, as totals, so that a lost network or another user's screen never
 * counts a unit twice; `flush` waits until everything is saved.
 */
export function usePicking(order: Order, onSaved: (order: Order) => void) {
  const [picks, setPicks] = useState<Picks>(() => picksOf(order))
  const [error, setError] = useState<CallError | null>(null)
  const unsaved = useRef<Unsaved>({
    lines: new Map(),
    timer: undefined,
    latest: order,
    saving: Promise.resolve(),
  })

  const flush = useCallback(async () => {
    try {
      const saved = await saveTicks(unsaved.current)
      setError(null)
      onSaved(saved)
      return saved
    } catch (failure) {
      // Ticks that weren't saved are reset: the screen shows the server's state.
      setPicks(picksOf(unsaved.current.latest))
      if (isCallError(failure)) setError(failure)
      throw failure
    }
  }, [onSaved])

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
      clearTimeout(current.timer)
      // The failure is on screen already.
      current.timer = setTimeout(() => void flush().catch(() => undefined), WAIT_MS)
    },
    [flush],
  )
  return { picks, pick, flush, error }
}
