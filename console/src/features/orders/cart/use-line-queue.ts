import type { Order } from '@deportivo/contracts/orders/order'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useOrderChanges } from '../../../entities/order/steps/use-order-change.ts'
import { useTexts, type Translate } from '../../../shared/language/texts.tsx'
import { isCallError, type CallError } from '../../../shared/net/call-error.ts'

interface LineReply {
  data: Order
  message?: string | undefined
}

const messageOf = (error: CallError): string | null => Object.values(error.errors)[0] ?? error.serverText

/** 'Solo hay 1 par talla 40', where that is what was refused. */
function shortOf({ data }: CallError, order: Order, lineId: number, t: Translate): string | null {
  if (typeof data !== 'object' || data === null || !('available' in data)) return null
  const line = order.products.find(({ id }) => id === lineId)
  const count = Number(data.available)
  return line && count > 0 ? t('sale.only_left', { count, size: line.size_name }) : null
}

type Refusals = Readonly<Record<number, string>>
/** The quantities that were asked for and are not there, by their lines. */
type Wanted = Readonly<Record<number, number>>

interface LineChange {
  lineId: number
  expected: Order
  act: (version: number) => Promise<LineReply>
  /** The quantity of the line, where that is what changes. */
  wanted?: number
}

interface Screen {
  put: (order: Order) => void
  refresh: () => void
}

/** What was refused, by the lines that it concerns. */
function useRefusals() {
  const t = useTexts()
  const [refusals, setRefusals] = useState<Refusals>({})
  const [wanted, setWanted] = useState<Wanted>({})
  const clear = useCallback((lineId: number) => {
    setRefusals(({ [lineId]: _, ...others }) => others)
    setWanted(({ [lineId]: _, ...others }) => others)
  }, [])
  const refuse = useCallback(
    (order: Order, { lineId, ...asked }: LineChange, error: CallError) => {
      const short = shortOf(error, order, lineId, t)
      const text = short ?? messageOf(error) ?? (error.key ? t(error.key) : '')
      setRefusals((now) => ({ ...now, [lineId]: text }))
      const units = asked.wanted
      if (units !== undefined && error.errors['quantity'] !== undefined)
        setWanted((now) => ({ ...now, [lineId]: units }))
    },
    [t],
  )
  return { refusals, wanted, clear, refuse }
}

/** Sends changes one after the other; throws what the server refused, for the caller. */
function useQueue(latest: RefObject<Order>, settle: (order: Order) => void) {
  const followOne = useOrderChanges(settle)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const conflict = useRef<CallError>(null)
  /** For what adds to the order: it holds for an order that another user changed as well. */
  const follow = useCallback(
    (act: LineChange['act']): Promise<void> => {
      const changed = queue.current.then(async () => {
        try {
          settle((await followOne(latest.current, () => act(latest.current.version))).data)
        } catch (error) {
          if (isCallError(error) && error.isStale) conflict.current = error
          throw error
        }
      })
      // Its refusal is the caller's; the next change goes on.
      queue.current = changed.catch(() => undefined)
      return changed
    },
    [followOne, latest, settle],
  )
  /** For what replaces a part of the order: refused where a conflict shows that another user changed it since. */
  const replace = useCallback(
    (act: LineChange['act']): Promise<void> => {
      const seen = conflict.current
      return follow((version) => {
        const unseen = conflict.current
        return unseen === null || unseen === seen ? act(version) : Promise.reject(unseen)
      })
    },
    [follow],
  )
  return { follow, replace }
}

/**
 * Changes one after the other: each shows at once and goes to the server after the one before it, so that it carries the
 * version that the last one made. A refusal brings back what the server knows, with its reason beside the line; where
 * another user changed the order, their order is shown, and the next try is made on it.
 */
export function useLineQueue(order: Order, { put, refresh }: Screen) {
  const { refusals, wanted, clear, refuse } = useRefusals()
  const latest = useRef(order)
  useEffect(() => {
    latest.current = order
  }, [order])
  const settle = useCallback(
    (next: Order) => {
      if (next.version < latest.current.version) return
      latest.current = next
      put(next)
    },
    [put],
  )
  const { follow, replace } = useQueue(latest, settle)
  const enqueue = useCallback(
    async (change: LineChange): Promise<void> => {
      clear(change.lineId)
      settle(change.expected)
      try {
        await replace(change.act)
      } catch (error) {
        if (!isCallError(error)) throw error
        refuse(latest.current, change, error)
        refresh()
      }
    },
    [clear, refresh, refuse, replace, settle],
  )
  return { latest, settle, enqueue, follow, refusals, wanted }
}
