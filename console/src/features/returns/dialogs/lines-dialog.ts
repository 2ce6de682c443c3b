import type { Order } from '@deportivo/contracts/orders/order'
import type { ReturnableLine } from '@deportivo/contracts/returns/case'

/** A dialog about an order's lines that may still be returned. */
export interface LinesDialogProps {
  order: Order
  lines: readonly ReturnableLine[]
  onClose: () => void
}
