import { machine, type Asker, type Decision, type Offer, type Refusal } from '../machine.ts'
import type { Scope } from '../permissions.ts'
import { CONDITIONS, NEEDS, type Condition, type Need, type OrderFacts } from './facts.ts'
import { orderKind } from './kinds.ts'
import { OPEN_STATES, type OrderState } from './states.ts'
import { ORDER_STEPS, type StepKey, type StepName } from './steps.ts'
import { reachesByPeople, takesForSelf } from './visibility.ts'

export type OrderRefusal = Refusal<Need>
export type OrderDecision<K extends StepKey = StepKey> = Decision<OrderState, K>

type Owned = Pick<OrderFacts, 'state_id' | 'seller_id' | 'auxiliary_user_id'>

/** Whether a scope reaches this order for this user. */
export function scopeReaches(scope: Scope | undefined, order: Owned, userId: number): boolean {
  if (scope === undefined) return false
  if (scope === 'before_checkout' && !OPEN_STATES.includes(order.state_id)) return false
  return reachesByPeople(scope, order, userId)
}

/** Whether this user may change the contents of an order: lines, prices, delivery data, payments. */
export const mayEditOrder = (
  order: Owned & Pick<OrderFacts, 'type_order'>,
  { id, grants }: Pick<Asker['actor'], 'id' | 'grants'>,
): boolean => scopeReaches(grants[orderKind(order).edits], order, id)

/** The steps of orders. */
export const orderMachine = machine<OrderState, OrderFacts, StepKey, Condition, Need, 'order.refused.'>({
  steps: ORDER_STEPS,
  conditions: CONDITIONS,
  needs: NEEDS,
  wayBack: (order) => order.news_from_state ?? null,
  refusals: 'order.refused.',
  reaches: (scope, order, { actor }) => scopeReaches(scope, order, actor.id),
  isOwn: (order, { actor }) => order.seller_id === actor.id,
  isForSelf: (order, asker) => takesForSelf(asker) && order.auxiliary_user_id === null,
})

/** A step of `next`: one of the order's state, and why this user cannot take it now. */
export type OfferedStep = Offer<StepName, OrderState, `order.refused.${OrderRefusal}`>

export const FORBIDDEN = 'order.refused.forbidden' satisfies OfferedStep['reason_key']

export const offeredSteps = (order: OrderFacts, asker: Asker): OfferedStep[] =>
  orderMachine.offers(order, asker) as OfferedStep[]
