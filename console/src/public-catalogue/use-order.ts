import { createContext, useCallback, useContext, useState } from 'react'
import { NOTHING, readOrder, storeOrder, type WantedOrder } from './order-storage.ts'

export interface OrderState {
  order: WantedOrder
  change: (next: (now: WantedOrder) => WantedOrder) => void
}

/** The visitor's order of one link; it outlives the page. */
export function useOrderOf(token: string): OrderState {
  const [order, setOrder] = useState(() => readOrder(token))
  const change = useCallback(
    (next: (now: WantedOrder) => WantedOrder) =>
      setOrder((now) => {
        const changed = next(now)
        storeOrder(token, changed)
        return changed
      }),
    [token],
  )
  return { order, change }
}

export const PresentOrder = createContext<OrderState>({ order: NOTHING, change: () => undefined })

export const useOrder = (): OrderState => useContext(PresentOrder)
