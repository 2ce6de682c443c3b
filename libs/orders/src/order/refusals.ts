import type { Wanted } from '@deportivo/lifecycle/machine'
import {
  FORBIDDEN,
  offeredSteps,
  orderMachine,
  type OrderDecision,
  type OrderRefusal,
} from '@deportivo/lifecycle/order/order-machine'
import { Refused, rule } from '@deportivo/platform/http/refused'
import type { TextValues } from '@deportivo/texts/text'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { withReasons } from '@deportivo/platform/http/with-reasons'
import { factsOf, type OrderRecord, type ReadOrder } from './order-record.ts'

/** The actor and the settings of a decision. */
export type Asking = Pick<CommandContext, 'actor' | 'settings'>

const stateOf = (order: OrderRecord): TextValues => ({ state: { key: `order.state.${order.state_id}` } })

/** `next`: the steps of the order's state, whether this user may take them, and why not. */
export const nextSteps = (order: ReadOrder, asking: Asking) =>
  withReasons(offeredSteps(factsOf(order), asking))

/** Refuses a step that the table forbids, with the present state and what is possible instead. */
export function refusedStep(order: OrderRecord, refusal: OrderRefusal, asking: Asking): Refused {
  const data = {
    id: order.id,
    state_id: order.state_id,
    version: order.version,
    next: nextSteps(order, asking),
  }
  if (refusal === 'forbidden') return new Refused({ kind: 'forbidden', key: FORBIDDEN, data })
  return rule(`order.refused.${refusal}`, stateOf(order), data)
}

/**
 * The step that a request means, decided once for everything that follows; throws Refused when the table forbids
 * it.
 */
export function decideStep(order: OrderRecord, wanted: Wanted, asking: Asking): OrderDecision {
  const decision = orderMachine.decide(factsOf(order), wanted, asking)
  if ('refused' in decision) throw refusedStep(order, decision.refused, asking)
  return decision
}

/** Lines, prices and the client change only while the order is being built. */
export function closedForChanges(order: OrderRecord): Refused {
  return rule('order.refused.closed_for_changes', stateOf(order), { id: order.id, state_id: order.state_id })
}
