import type { StageTargets } from '@deportivo/contracts/admin/settings'
import type { TextKey } from '@deportivo/texts/es'

export type Stage = keyof StageTargets

/** The stages of the board in its order, called as the board calls them. */
export const STAGES: readonly (readonly [stage: Stage, name: TextKey])[] = [
  ['validating_payment', 'order.state.validating_payment'],
  ['assign_dispatch_assistant', 'order.state.assign_dispatch_assistant'],
  ['getting_ready', 'order.state.getting_ready'],
  ['packing_up', 'order.state.packing_up'],
  ['file_guide_sale', 'order.state.file_guide_sale'],
  ['delivered_local', 'order.state.delivered_local'],
  ['delivered_customer', 'board.ct_to_collect'],
  ['full_payment_ct', 'board.ct_to_prove'],
]
