import type { Card } from '@deportivo/contracts/dispatch/board'
import type { Order } from '@deportivo/contracts/orders/order'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import type { StepRequest } from './use-steps.ts'

/** The fields of an order that a step needs. */
export type OrderInDialog = Pick<Card, 'id' | 'version' | 'state_id'>

/** Props of every step dialog, wherever the order is shown. */
export interface StepDialogProps {
  card: Card
  step: StepName
  take: (order: OrderInDialog, request: Omit<StepRequest, 'order'>) => Promise<Order>
  onClose: () => void
  /** The order as a call within the dialog returned it. */
  onOrder: (order: Order) => void
  /** Another step instead, as rejecting a payment that was about to be validated. */
  onOther: (step: StepName) => void
}
