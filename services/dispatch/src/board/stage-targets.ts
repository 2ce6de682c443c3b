import type { OrderState } from '@deportivo/lifecycle/order-states'

/** Minutes a card may stay in a stage before it is shown as late. */
export const STAGE_TARGETS: Partial<Record<OrderState, number>> = {
  validating_payment: 30,
  assign_dispatch_assistant: 15,
  getting_ready: 120,
  packing_up: 60,
  file_guide_sale: 240,
  delivered_local: 1_440,
  full_payment_ct: 4_320,
}
