import type { Wanted } from '@deportivo/lifecycle/machine'
import { mayEditOrder } from '@deportivo/lifecycle/order/order-machine'
import { ORDER_STEPS } from '@deportivo/lifecycle/order/steps'
import { isAvailable, maySeeOrder, takesForSelf } from '@deportivo/lifecycle/order/visibility'
import { factsOf, refuseStaleOrder, type OrderRecord } from '@deportivo/orders/order/order-record'
import { viewOrder } from '@deportivo/orders/order-view'
import { lockOrder, type LockedOrder, type WholeOrder } from '@deportivo/orders/order/whole-order'
import { wallTime } from '@deportivo/platform/clock'
import { forbidden, notFound, Refused, unseen } from '@deportivo/platform/http/refused'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'

/** The order as the reply shows it to the actor. */
export const replyOf = ({ signer }: Deps, order: WholeOrder, context: CommandContext) =>
  viewOrder(order, { ...context, signer })

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

/** An assistant may claim an order ('Lo tomo') that they see only once it is theirs. */
function refuseUnseen(order: OrderRecord, { step, state_id }: Wanted, context: CommandContext): void {
  if (maySeeOrder(order, context.actor)) return
  const isClaiming = step === 'assign_auxiliary' || (step === undefined && state_id === ASSIGNED)
  if (!isClaiming || !takesForSelf(context)) throw unseen()
  if (isAvailable({ ...factsOf(order), state_id: order.state_id })) return
  // Only for an order just claimed the refusal names the assistant: its later life is not visible to others.
  throw order.state_id === ASSIGNED ? lostTo(order) : notFound()
}

/**
 * Locks an order for a change, at the version that the user saw, if there is one in the body. An order that they may
 * not see is refused like a missing one, unless the body names a step that claims it.
 */
export async function openOrder(
  deps: Deps,
  trx: Knex.Transaction,
  id: number,
  { version, ...wanted }: Wanted & { version?: number | undefined },
  context: CommandContext,
): Promise<LockedOrder> {
  const order = await lockOrder(trx, id)
  refuseUnseen(order, wanted, context)
  await refuseStaleOrder(order, version, async () => replyOf(deps, order, context))
  return order
}

/** The same, for changing its contents: lines, prices, delivery data. */
export async function openForEditing(
  deps: Deps,
  trx: Knex.Transaction,
  id: number,
  body: { version?: number | undefined },
  context: CommandContext,
): Promise<LockedOrder> {
  const order = await openOrder(deps, trx, id, { version: body.version }, context)
  if (!mayEditOrder(order, context.actor)) throw forbidden()
  return order
}
