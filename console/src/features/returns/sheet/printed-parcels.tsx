import type { Order } from '@deportivo/contracts/orders/order'
import { getOrder } from '@deportivo/contracts/orders/orders'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { getReturn } from '@deportivo/contracts/returns/returns'
import { useCallback } from 'react'
import { call } from '../../../shared/net/call.ts'
import { PrintSheet, type PaperFormat } from '../../../shared/print/print-sheet.tsx'
import { usePrinted } from '../../../shared/print/use-printed.ts'
import { showToast } from '../../../shared/toasts/toasts.ts'
import { parcelOf, type Parcel } from './parcel.ts'
import { ParcelSlip } from './parcel-slip.tsx'

interface Printed {
  one: ReturnCase
  order: Order
  parcel: Parcel
}

/** The parcels of some cases: those that travel together have one. Of what is not sent there is none. */
async function readParcels(ids: readonly number[]): Promise<Printed[]> {
  const printed: Printed[] = []
  const isPacked = (id: number) => printed.some(({ parcel }) => parcel.items.some((item) => item.id === id))
  for (const id of ids) {
    if (isPacked(id)) continue
    const { data: one } = await call(getReturn, { params: { id } })
    const parcel = parcelOf(one)
    if (!parcel) continue
    const { data: order } = await call(getOrder, { params: { id: one.sale_id } })
    printed.push({ one, order, parcel })
  }
  return printed
}

const showNoParcel = () => showToast({ tone: 'warning', key: 'returns.no_parcel' })

/** Reads cases with their orders, draws the slip of each parcel and prints them together; then it is gone again. */
export function PrintedParcels({
  ids,
  format,
  onDone,
}: {
  ids: readonly number[]
  format: PaperFormat
  onDone: () => void
}) {
  const read = useCallback(() => readParcels(ids), [ids])
  const parcels = usePrinted(read, { onNone: showNoParcel, onDone })
  return (
    <PrintSheet format={format}>
      {parcels.map(({ one, order, parcel }) => (
        <ParcelSlip key={one.id} one={one} order={order} parcel={parcel} />
      ))}
    </PrintSheet>
  )
}
