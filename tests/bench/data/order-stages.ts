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
 * The distribution of orders over the stages in a shop of this size: most are done, a few hundred are in progress.
 */
export const SHARES: readonly (readonly [Stage, number])[] = [
  [STAGES.pre_orden, 0.08],
  [STAGES.validating_payment, 0.02],
  [STAGES.assigned, 0.01],
  [STAGES.getting_ready, 0.01],
  [STAGES.packing_up, 0.01],
  [STAGES.delivered_local, 0.07],
  [STAGES.delivered, 0.75],
  [STAGES.cancelled, 0.05],
]

const LINES = 3

/** `create`, one version per line, one per step. */
export const versionAt = (stage: Stage): number => 1 + LINES + stage.steps.length
