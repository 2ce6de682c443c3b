import type { OrderState } from '@deportivo/lifecycle/order/states'

/** The stage of an order made for the benchmark, with the steps that led to it. */
export interface Stage {
  state: OrderState
  /** Steps after `create`, in order. */
  steps: readonly string[]
  units: 'held' | 'left' | 'released'
}

const SOLD = ['check_out'] as const
const ASSIGNED = [...SOLD, 'validate_payment', 'assign_auxiliary'] as const
const PACKED = [...ASSIGNED, 'get_ready', 'pack'] as const

export const STAGES = {
  pre_orden: { state: 'pre_orden', steps: [], units: 'held' },
  validating_payment: { state: 'validating_payment', steps: SOLD, units: 'held' },
  assigned: { state: 'assign_dispatch_assistant', steps: ASSIGNED, units: 'held' },
  getting_ready: { state: 'getting_ready', steps: [...ASSIGNED, 'get_ready'], units: 'held' },
  packing_up: { state: 'packing_up', steps: PACKED, units: 'held' },
  delivered_local: { state: 'delivered_local', steps: [...PACKED, 'delivered_locally'], units: 'left' },
  delivered: {
    state: 'delivered_customer',
    steps: [...PACKED, 'delivered_locally', 'delivered_to_customer'],
    units: 'left',
  },
  cancelled: { state: 'cancelled', steps: ['cancel'], units: 'released' },
} as const satisfies Record<string, Stage>

/**
 * The orders of a shop from the oldest to the newest: the old ones are done, the open ones are among the newest, as ids
 * and days. Orders were only cancelled in the first days, so that one state has old orders only.
 */
export const HISTORY: readonly (readonly [Stage, number])[] = [
  [STAGES.cancelled, 0.05],
  [STAGES.delivered, 0.4],
  [STAGES.pre_orden, 0.01],
  [STAGES.delivered, 0.42],
  [STAGES.delivered_local, 0.008],
  [STAGES.delivered, 0.04],
  [STAGES.packing_up, 0.008],
  [STAGES.getting_ready, 0.004],
  [STAGES.assigned, 0.004],
  [STAGES.validating_payment, 0.008],
  [STAGES.pre_orden, 0.048],
]

const LINES = 3

/** `create`, one version per line, one per step. */
export const versionAt = (stage: Stage): number => 1 + LINES + stage.steps.length
