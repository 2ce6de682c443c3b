import type { Card } from '@deportivo/contracts/dispatch/board'
import type { Order } from '@deportivo/contracts/orders/order'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import type { TakeOnBoard } from './use-board-steps.ts'

/** Props of every step dialog. */
export interface StepDialogProps {
  card: Card
  step: StepName
  take: TakeOnBoard
  onClose: () => void
  /** The order as a call within the dialog returned it. */
  onOrder: (order: Order) => void
  /** Another step instead, as rejecting a payment that was about to be validated. */
  onOther: (step: StepName) => void
}
