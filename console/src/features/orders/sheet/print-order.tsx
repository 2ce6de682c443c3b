import type { Order } from '@deportivo/contracts/orders/order'
import { PrintButton } from '../../../shared/print/print-button.tsx'
import { PrintSheet, type usePaper } from '../../../shared/print/print-sheet.tsx'
import { OrderSheet } from './order-sheet.tsx'

/** Prints an order on a sheet or on the roll of the counter. */
export const PrintOrder = ({ order, paper }: { order: Order; paper: ReturnType<typeof usePaper> }) => (
  <>
    <PrintButton printOn={paper.printOn} />
    <PrintSheet format={paper.format}>
      <OrderSheet order={order} />
    </PrintSheet>
  </>
)
