import type { Order } from '@deportivo/contracts/orders/order'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { useEffect } from 'react'
import { useFound, type Found } from '../../../shared/net/use-found.ts'

/** The whole order, read again whenever the board knows a newer version of it. */
export function useOrder(orderId: number, version: number | undefined): Found<Order> {
  const found = useFound(getOrder, { params: { id: orderId } })
  const { data, refresh } = found
  const isOlder = data !== undefined && version !== undefined && data.version < Math.floor(version)
  useEffect(() => {
    if (isOlder) refresh()
  }, [isOlder, version, refresh])
  return found
}
