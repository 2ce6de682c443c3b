import { isAvailable } from '@deportivo/lifecycle/order/board-rooms'
import { takesForSelf } from '@deportivo/lifecycle/order/decisions'
import { maySeeOrder } from '@deportivo/lifecycle/order/visibility'
import type { Hand } from '@deportivo/orders/order/hand'
import { factsOf, lockOrder, type OrderRecord } from '@deportivo/orders/order/order-record'
import { askerOf } from '@deportivo/orders/order/refusals'
import { wallTime } from '@deportivo/platform/clock'
import { notFound, Refused } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { WantedStep } from './step-request.ts'

/** Whether somebody asks for an order that they would see only once it is theirs: 'Lo tomo'. */
function isTaking({ step, state_id }: WantedStep, hand: Hand): boolean {
  const wantsIt = step === 'assign_auxiliary' || (!step && state_id === 'assign_dispatch_assistant')
  return wantsIt && takesForSelf(askerOf(hand))
}

/** Of two who press at once the second waits for the first, and then reads who was faster and since when. */
function lostTo({ id, auxiliary_user_id, auxiliary_name, state_entered_at }: OrderRecord): Refused {
  const name = auxiliary_name ?? ''
  return new Refused({
    kind: 'stale',
    key: 'dispatch.claim_lost',
    values: { name, at: wallTime(state_entered_at) },
    data: { order_id: id, user_id: auxiliary_user_id, name, since: state_entered_at.toISOString() },
  })
}

/**
 * Locks an order that an assistant takes for themself; null: this is no such wish, and the common way of opening an order
 * decides. What the lane doesn't show, no refusal says either.
 */
export async function openForTaking(
  trx: Knex.Transaction,
  id: number,
  wish: WantedStep,
  hand: Hand,
): Promise<OrderRecord | null> {
  if (!isTaking(wish, hand)) return null
  const order = await lockOrder(trx, id)
  if (maySeeOrder(order, hand.actor)) return null
  if (isAvailable({ ...factsOf(order), state_id: order.state_id })) return order
  // Only just taken: what became of an order later is no longer an assistant's to ask.
  throw order.state_id === 'assign_dispatch_assistant' ? lostTo(order) : notFound()
}
