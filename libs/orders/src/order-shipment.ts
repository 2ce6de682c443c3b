import type { Settings } from '@deportivo/contracts/admin/settings'
import { carrierNamed, trackingUrlOf } from '@deportivo/lifecycle/guide-numbers'
import { orderKind } from '@deportivo/lifecycle/order/kinds'
import { isLocalDelivery, type ReadOrder } from './order/order-record.ts'

/** Whether the order goes to its client with a carrier, and how once it has a guide. */
export function shipmentOf(order: ReadOrder, { carriers }: Pick<Settings, 'carriers'>) {
  const { carrier, guide_number, stock_left_at } = order
  const send = orderKind(order).track === 'dispatch' && !isLocalDelivery(order)
  if (carrier === null || guide_number === null) return { send, information_send: null }
  const tracking_url = trackingUrlOf(carrierNamed(carriers, carrier), guide_number)
  return { send, information_send: { carrier, guide_number, tracking_url, shipped_at: stock_left_at } }
}
