import type { Order } from '@deportivo/contracts/orders/order'
import type { StepFields } from './use-steps.ts'

/** What the dialog of a step gets wherever its order is shown. */
export interface OwnDialogProps {
  order: Order
  onTake: (fields: StepFields) => Promise<unknown>
  onClose: () => void
}
