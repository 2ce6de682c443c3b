import { machine, type Asker, type Decision, type Offer, type Refusal } from '../machine.ts'
import type { Scope } from '../permissions.ts'
import { CONDITIONS, NEEDS, type Condition, type Need, type OrderFacts } from './facts.ts'
import { OPEN_STATES, type OrderState } from './states.ts'
import { ORDER_STEPS, type StepKey, type StepName } from './steps.ts'

export type OrderRefusal = Refusal<Need>
export type OrderDecision<K extends StepKey = StepKey> = Decision<OrderState, K>

/** Whether a scope reaches this order for this user. */
export function scopeReaches(scope: Scope | undefined, order: OrderFacts, asker: Asker): boolean {
  switch (scope) {
    case undefined:
      return false
    case 'all':
      return true
    case 'team':
    case 'own':
      return order.seller_id === asker.id
    case 'assigned':
      return order.auxiliary_user_id === asker.id
    case 'before_checkout':
      return order.seller_id === asker.id && OPEN_STATES.includes(order.state_id)
  }
}

/** Whether the settings let this user claim orders ('Lo tomo'). */
export const takesForSelf = ({ self_claim, profile_id }: Asker): boolean =>
  self_claim && profile_id === 'dispatch_assistant'

/** The steps of orders. */
export const orderMachine = machine<OrderState, OrderFacts, StepKey, Condition, Need, 'order.refused.'>({
  steps: ORDER_STEPS,
  conditions: CONDITIONS,
  needs: NEEDS,
  wayBack: (order) => order.news_from_state,
  refusals: 'order.refused.',
  reaches: scopeReaches,
  isForSelf: (order, asker) => takesForSelf(asker) && order.auxiliary_user_id === null,
})

/** A step of `next`: one of the order's state, and why this user cannot take it now. */
export type OfferedStep = Offer<StepName, OrderState, `order.refused.${OrderRefusal}`>

export const FORBIDDEN = 'order.refused.forbidden' satisfies OfferedStep['reason_key']

export const offeredSteps = (order: OrderFacts, asker: Asker): OfferedStep[] =>
  orderMachine.offers(order, asker) as OfferedStep[]
