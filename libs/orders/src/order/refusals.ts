import { offeredSteps, type Refusal } from '@deportivo/lifecycle/order/decisions'
import type { Asker } from '@deportivo/lifecycle/order/facts'
import { isFinal } from '@deportivo/lifecycle/order/steps'
import { Refused, rule } from '@deportivo/platform/http/refused'
import { text, type TextValues } from '@deportivo/texts/text'
import type { Hand } from './hand.ts'
import { factsOf, type OrderRecord } from './order-record.ts'

/** Who asks, and by which settings. */
export type Asking = Pick<Hand, 'actor' | 'settings'>

export function askerOf({ actor, settings }: Asking): Asker {
  return { id: actor.id, profile_id: actor.profile, grants: actor.grants, self_claim: settings.self_claim }
}

const stateOf = (order: OrderRecord): TextValues => ({ state: { key: `order.state.${order.state_id}` } })

function reasonOf(refusal: Refusal | null) {
  if (refusal === null) return { reason: null, reason_key: null }
  const key = `order.refused.${refusal}` as const
  return { reason: text(key), reason_key: key }
}

/** `next`: what the order's state knows, whether this person may, and why not. */
export function nextSteps(order: OrderRecord, asking: Asking) {
  return offeredSteps(factsOf(order), askerOf(asking)).map((offer) => ({
    step: offer.step,
    state_id: offer.state_id,
    allowed: offer.allowed,
    ...reasonOf(offer.refusal),
    final: isFinal(offer.key),
  }))
}

/** The answer to a step the table forbids: the present state and what is possible instead. */
export function refusedStep(order: OrderRecord, refusal: Refusal, asking: Asking): Refused {
  const data = {
    id: order.id,
    state_id: order.state_id,
    version: order.version,
    next: nextSteps(order, asking),
  }
  if (refusal === 'forbidden') return new Refused({ kind: 'forbidden', key: 'order.refused.forbidden', data })
  return rule(`order.refused.${refusal}`, stateOf(order), data)
}

/** Lines, prices and the client change only while the order is being built. */
export function closedForChanges(order: OrderRecord): Refused {
  return rule('order.refused.closed_for_changes', stateOf(order), { id: order.id, state_id: order.state_id })
}
