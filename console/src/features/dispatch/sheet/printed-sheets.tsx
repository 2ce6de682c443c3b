import type { Order } from '@deportivo/contracts/orders/order'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { useCallback } from 'react'
import { call } from '../../../shared/net/call.ts'
import { PrintSheet } from '../../../shared/print/print-sheet.tsx'
import { usePrinted } from '../../../shared/print/use-printed.ts'
import { PickingSheet } from './picking-sheet.tsx'
import './picking-sheet.css'

const readOrder = async (id: number): Promise<Order> => (await call(getOrder, { params: { id } })).data

/** Reads the orders, draws a sheet for each and prints them together; then it is gone again. */
export function PrintedSheets({ ids, onDone }: { ids: readonly number[]; onDone: () => void }) {
  const readOrders = useCallback(() => Promise.all(ids.map(readOrder)), [ids])
  const orders = usePrinted(readOrders, { onDone })
  return (
    <PrintSheet format="a4">
      {orders.map((order) => (
        <PickingSheet key={order.id} order={order} />
      ))}
    </PrintSheet>
  )
}
