import type { Order } from '@deportivo/contracts/orders/order'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { useCallback } from 'react'
import { useFound } from '../../shared/net/use-found.ts'

/** One order. What a change answered is put in place at once, unless something newer is there already. */
export function useOrder(id: number) {
  const found = useFound(getOrder, { params: { id } })
  const { data: order, put: replace } = found
  const put = useCallback((next: Order) => replace(next, (now) => next.version >= now.version), [replace])
  return { ...found, order, put }
}
