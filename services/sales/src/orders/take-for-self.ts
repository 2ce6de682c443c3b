import { isAvailable } from '@deportivo/lifecycle/order/board-rooms'
import type { Wanted } from '@deportivo/lifecycle/machine'
import { takesForSelf } from '@deportivo/lifecycle/order/order-machine'
import { ORDER_STEPS } from '@deportivo/lifecycle/order/steps'
import { maySeeOrder } from '@deportivo/lifecycle/order/visibility'
import type { CommandContext } from '@deportivo/orders/order/command-context'
import { factsOf, type OrderRecord } from '@deportivo/orders/order/order-record'
import { askerOf } from '@deportivo/orders/order/refusals'
import { wallTime } from '@deportivo/platform/clock'
import { notFound, Refused, unseen } from '@deportivo/platform/http/refused'

const ASSIGNED = ORDER_STEPS.assign_auxiliary.to

/** Locked: of two concurrent claims the second waits, and its refusal names the first user and the time. */
function lostTo({ id, auxiliary_user_id, auxiliary_name, state_entered_at }: OrderRecord): Refused {
  const name = auxiliary_name ?? ''
  return new Refused({
    kind: 'stale',
    key: 'dispatch.claim_lost',
    values: { name, at: wallTime(state_entered_at) },
    data: { order_id: id, user_id: auxiliary_user_id, name, since: state_entered_at.toISOString() },
  })
}

/** Lets an assistant claim an order ('Lo tomo') that they may see only once it is theirs. */
export const refuseUnlessTaking =
  ({ step, state_id }: Wanted) =>
  (order: OrderRecord, context: CommandContext): void => {
    if (maySeeOrder(order, context.actor)) return
    const isTaking = step === 'assign_auxiliary' || (step === undefined && state_id === ASSIGNED)
    if (!isTaking || !takesForSelf(askerOf(context))) throw unseen()
    if (isAvailable({ ...factsOf(order), state_id: order.state_id })) return
    // Only for an order just claimed the refusal names the assistant: its later life is not visible to others.
    throw order.state_id === ASSIGNED ? lostTo(order) : notFound()
  }
