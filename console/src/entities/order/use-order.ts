import type { Order } from '@deportivo/contracts/orders/order'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { useCallback, useEffect } from 'react'
import { useFound } from '../../shared/net/use-found.ts'

/**
 * One order. The reply of a change replaces it at once, unless a newer version is there. It is read again when `version`,
 * as the board knows it, is newer. `null`: not needed.
 */
export function useOrder(id: number | null, version?: number) {
  const found = useFound(getOrder, id === null ? null : { params: { id } })
  const { data: order, put: replace, refresh } = found
  const put = useCallback((next: Order) => replace(next, (now) => next.version >= now.version), [replace])
  const isOlder = order !== undefined && version !== undefined && order.version < Math.floor(version)
  useEffect(() => {
    if (isOlder) refresh()
  }, [isOlder, version, refresh])
  return { ...found, order, put }
}
