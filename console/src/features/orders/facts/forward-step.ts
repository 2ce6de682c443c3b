import type { NextStep } from '@deportivo/contracts/orders/order'
import type { StepName } from '@deportivo/lifecycle/order/steps'

/** Steps that lead an order on, in the order it takes them: the first that is possible is the screen's main button. */
const FORWARD: readonly StepName[] = [
  'check_out',
  'order_from_warehouse',
  'in_process',
  'received',
  'send_to_seller',
  'delivered_to_seller',
  'finalize',
  'validate_payment',
  'assign_auxiliary',
  'get_ready',
  'pack',
  'upload_guide',
  'delivered_locally',
  'delivered_to_customer',
  'full_payment_ct',
  'upload_payment_support',
  'resume',
]

export function forwardStep(next: readonly NextStep[]): StepName | undefined {
  return FORWARD.find((step) => next.some((offered) => offered.step === step))
}

/** Steps that need a person, a file or a scan: the dispatch board has the dialogs for them. */
export const BOARD_STEPS: readonly StepName[] = [
  'assign_auxiliary',
  'assign_again',
  'pack',
  'upload_guide',
  'upload_payment_support',
]
