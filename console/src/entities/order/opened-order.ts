import type { Order } from '@deportivo/contracts/orders/order'
import { useEffect } from 'react'
import { useRecent } from '../../shared/navigation/recent.ts'
import { serverNow } from '../../shared/net/clock.ts'
import { createStore } from '../../shared/state/store.ts'

export interface OpenedOrder {
  id: number
  /** Since when, by the server's clock. */
  at: number
}

/** The order in front of the person, from when it could be read; null while none is open. */
export const openedOrder = createStore<OpenedOrder | null>(null)

/** Records that this order is open; call it where the order is shown, not where it is only fetched. */
export function useOpenedOrder(order: Order | undefined): void {
  const id = order?.id
  useRecent('order', id, order?.client_name)
  useEffect(() => {
    if (id === undefined) return
    openedOrder.set({ id, at: serverNow() })
    return () => openedOrder.set(null)
  }, [id])
}
