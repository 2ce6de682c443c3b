import type { Order } from '@deportivo/contracts/orders/order'
import { pickLines } from '@deportivo/contracts/orders/lines'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../shared/net/call.ts'
import { isCallError, type CallError } from '../../../shared/net/call-error.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'

/** A hand that ticks line after line is one save. */
const WAIT_MS = 350

export type Picks = Readonly<Record<number, number>>

const picksOf = (order: Order): Picks =>
  Object.fromEntries(order.products.map((line) => [line.id, line.picked]))

interface Unsaved {
  lines: Map<number, number>
  timer: ReturnType<typeof setTimeout> | undefined
  latest: Order
  /** The save that is on its way. A second one beside it could arrive first, or answer an older order. */
  saving: Promise<unknown>
}

/** Sends what was ticked since the last time, after what is on its way; answers the order as it is then. */
function saveTicks(unsaved: Unsaved): Promise<Order> {
  clearTimeout(unsaved.timer)
  const saved = unsaved.saving.then(() => sendTicks(unsaved))
  // Who waits for a save hears of its failure; the next one goes out all the same.
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
 * What is in the box so far. Kept as it is ticked, as totals, so that a lost network or another person's screen never
 * counts a unit twice; `flush` waits until everything is kept.
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
      // Ticks that weren't kept go back: what is seen is what the others see.
      setPicks(picksOf(unsaved.current.latest))
      if (isCallError(failure)) setError(failure)
      throw failure
    }
  }, [onSaved])

  useEffect(() => {
    const { current } = unsaved
    // Closed in the middle: what was ticked is kept all the same.
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
