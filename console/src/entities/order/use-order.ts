import type { Order } from '@deportivo/contracts/orders/order'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { useCallback } from 'react'
import { useFound } from '../../shared/net/use-found.ts'

/** One order. The reply of a change replaces it at once, unless a newer version is there. */
export function useOrder(id: number) {
  const found = useFound(getOrder, { params: { id } })
  const { data: order, put: replace } = found
  const put = useCallback((next: Order) => replace(next, (now) => next.version >= now.version), [replace])
  return { ...found, order, put }
}
