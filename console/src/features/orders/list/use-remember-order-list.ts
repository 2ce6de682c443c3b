import type { OrderSummary } from '@deportivo/contracts/orders/order'
import { useEffect } from 'react'
import { rememberList } from '../../../shared/list/query/list-neighbours.ts'
import { orderUrl } from './order-url.ts'

/** Lets an order that is opened from this list lead to the next one, and back to the list as it was. */
export function useRememberOrderList(rows: readonly OrderSummary[] | undefined): void {
  useEffect(() => {
    if (!rows) return
    const from = location.pathname + location.search
    rememberList({ from, rows: rows.map((order) => ({ id: order.id, url: orderUrl(order) })) })
  }, [rows])
}
