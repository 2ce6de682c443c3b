import type { Order } from '@deportivo/contracts/orders/order'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CallError } from '../../../shared/net/call-error.ts'
import { useSession } from '../../../shared/session/session.tsx'
import { useStore } from '../../../shared/state/store.ts'
import { pickQueue, quantitiesOf, unsentOf, type Picks } from './pick-queue.ts'
import { pickSoon, sendPicks, watchPicks } from './send-picks.ts'

const picksOf = (order: Order): Picks =>
  Object.fromEntries(order.products.map((line) => [line.id, line.picked]))

const NONE: ReadonlySet<number> = new Set()

/**
 * The units in the box so far: those that the server has, and over them those that wait. Saved while ticking, as totals,
 * so that a lost network or another user's screen never counts a unit twice; `flush` waits until everything is saved.
 */
export function usePicking(order: Order, onSaved: (order: Order) => void) {
  const userId = useSession().user.id
  const orderId = order.id
  const [saved, setSaved] = useState<Picks>(() => picksOf(order))
  const [contradicted, setContradicted] = useState<ReadonlySet<number>>(NONE)
  const [error, setError] = useState<CallError | null>(null)
  const latest = useRef(order)
  const waits = unsentOf(useStore(pickQueue), userId, orderId)

  useEffect(
    () =>
      watchPicks(orderId, (reply) => {
        if ('refused' in reply) return setError(reply.refused)
        latest.current = reply.order
        setSaved(picksOf(reply.order))
        if (reply.contradicted.length > 0) setContradicted(new Set(reply.contradicted.map(({ id }) => id)))
        setError(null)
        onSaved(reply.order)
      }),
    [orderId, onSaved],
  )

  const flush = useCallback(
    async () => (await sendPicks(userId, orderId)) ?? latest.current,
    [userId, orderId],
  )
  const pick = useCallback(
    (picks: Picks) => {
      setContradicted(NONE)
      pickSoon(userId, orderId, picks, picksOf(latest.current))
    },
    [userId, orderId],
  )
  const unsent = useMemo(() => quantitiesOf({ ...waits?.sending?.lines, ...waits?.lines }), [waits])
  const picks = useMemo<Picks>(() => ({ ...saved, ...unsent }), [saved, unsent])
  const unsentLines = useMemo<ReadonlySet<number>>(() => new Set(Object.keys(unsent).map(Number)), [unsent])
  return { picks, unsent: unsentLines, contradicted, pick, flush, error }
}
