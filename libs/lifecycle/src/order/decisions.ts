import { CONDITIONS, NEEDS, type Asker, type Need, type OrderFacts } from './facts.ts'
import type { OrderState } from './states.ts'
import {
  ORDER_STEPS,
  STEP_KEYS,
  stepName,
  type OrderStep,
  type StepKey,
  type StepName,
} from './steps.ts'
import type { Scope } from '../permissions.ts'

export type Refusal = 'wrong_state' | 'forbidden' | `needs_${Need}`

/** One entry of `next`: a step the order's state knows, and whether the asker may take it now. */
export interface OfferedStep {
  key: StepKey
  step: StepName
  state_id: OrderState
  allowed: boolean
  refusal: Refusal | null
}

/** The state a step leads to from where the order is. */
export function targetOf(step: OrderStep, order: OrderFacts): OrderState {
  if (step.to === 'way_back') return order.news_from_state ?? order.state
  return step.to ?? order.state
}

/** Whether the step exists for this order at all, whoever asks. */
export function stepExists(step: OrderStep, order: OrderFacts): boolean {
  if (!step.from.includes(order.state)) return false
  if (step.types && !step.types.includes(order.type_order)) return false
  return (step.when ?? []).every((condition) => CONDITIONS[condition](order))
}

/** Whether a scope reaches this order for this person. Teams are resolved by who loads the order. */
export function scopeReaches(scope: Scope | undefined, order: OrderFacts, asker: Asker): boolean {
  switch (scope) {
    case undefined:
      return false
    case 'all':
    case 'team':
      return true
    case 'own':
      return order.seller_id === asker.id
    case 'assigned':
      return order.auxiliary_user_id === asker.id
    case 'before_checkout':
      return (
        order.seller_id === asker.id && ['pre_orden', 'reserved', 'reserved_by_seller'].includes(order.state)
      )
  }
}

/** Whether the shop lets this person take orders by themself ('Lo tomo'). */
export const takesForSelf = ({ self_claim, profile_id }: Asker): boolean =>
  self_claim && profile_id === 'dispatch_assistant'

/** An assistant may take an order nobody is assigned to. */
function claimsForSelf(key: StepKey, order: OrderFacts, asker: Asker): boolean {
  return key === 'assign_auxiliary' && takesForSelf(asker) && order.auxiliary_user_id === null
}

function isPermitted(key: StepKey, order: OrderFacts, asker: Asker): boolean {
  const { permission, or_permission }: OrderStep = ORDER_STEPS[key]
  return (
    scopeReaches(asker.grants[permission], order, asker) ||
    (or_permission !== undefined && scopeReaches(asker.grants[or_permission], order, asker)) ||
    claimsForSelf(key, order, asker)
  )
}

/** Why the asker can't take this step on this order now; null when they can. Pure: ask it as often as you like. */
export function refusalOf(key: StepKey, order: OrderFacts, asker: Asker): Refusal | null {
  const step: OrderStep = ORDER_STEPS[key]
  if (!stepExists(step, order)) return 'wrong_state'
  if (!isPermitted(key, order, asker)) return 'forbidden'
  const missing = (step.needs ?? []).find((need) => !NEEDS[need](order, asker))
  return missing ? `needs_${missing}` : null
}

/** The steps of `next`: every one the order's state knows, allowed or not, in the order of the table. */
export function offeredSteps(order: OrderFacts, asker: Asker): OfferedStep[] {
  return STEP_KEYS.filter((key) => stepExists(ORDER_STEPS[key], order)).map((key) => {
    const refusal = refusalOf(key, order, asker)
    return {
      key,
      step: stepName(key),
      state_id: targetOf(ORDER_STEPS[key], order),
      allowed: refusal === null,
      refusal,
    }
  })
}

/**
 * The row that a request means; null when none fits. A state alone means a step that leads there from another state: a
 * request that is sent twice must never become another step of the state that the first one reached.
 */
export function findStep(
  order: OrderFacts,
  wanted: { step?: StepName | undefined; state_id?: OrderState | undefined },
): StepKey | null {
  const possible = STEP_KEYS.filter((key) => stepExists(ORDER_STEPS[key], order))
  if (wanted.step) return possible.find((key) => stepName(key) === wanted.step) ?? null
  if (wanted.state_id === order.state) return null
  return possible.find((key) => targetOf(ORDER_STEPS[key], order) === wanted.state_id) ?? null
}
