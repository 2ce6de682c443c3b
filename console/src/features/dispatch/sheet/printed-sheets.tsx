import type { Order } from '@deportivo/contracts/orders/order'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { useEffect, useState } from 'react'
import { call } from '../../../shared/net/call.ts'
import { PrintSheet } from '../../../shared/print/print-sheet.tsx'
import { reportError } from '../../../shared/toasts/report-error.ts'
import { PickingSheet } from './picking-sheet.tsx'
import './picking-sheet.css'

const readOrder = async (id: number): Promise<Order> => (await call(getOrder, { params: { id } })).data

/** Reads the orders, draws a sheet for each and prints them together; then it is gone again. */
export function PrintedSheets({ ids, onDone }: { ids: readonly number[]; onDone: () => void }) {
  const [orders, setOrders] = useState<readonly Order[]>([])
  useEffect(() => {
    let isCurrent = true
    Promise.all(ids.map(readOrder)).then(
      (found) => {
        if (isCurrent) setOrders(found)
      },
      (error: unknown) => {
        reportError(error)
        onDone()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [ids, onDone])
  // After the sheets are drawn: their bar codes are effects of theirs, which come before this one.
  useEffect(() => {
    if (orders.length === 0) return
    window.print()
    onDone()
  }, [orders, onDone])
  return (
    <PrintSheet format="a4">
      {orders.map((order) => (
        <PickingSheet key={order.id} order={order} />
      ))}
    </PrintSheet>
  )
}
