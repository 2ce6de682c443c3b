import { scopeReaches } from '@deportivo/lifecycle/order/order-machine'
import { factsOf, lockOrder, refuseStaleOrder, type OrderRecord } from '@deportivo/orders/order/order-record'
import { viewChanged } from '@deportivo/orders/order-view'
import { askerOf } from '@deportivo/orders/order/refusals'
import type { CommandContext } from '@deportivo/orders/order/command-context'
import { refuseUnseen } from '@deportivo/orders/order/visibility'
import { forbidden } from '@deportivo/platform/http/refused'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'

/** The order as the reply shows it to the actor. */
export function replyOf(deps: Deps, trx: Knex, order: OrderRecord, context: CommandContext) {
  return viewChanged(trx, order, { ...context, signer: deps.signer })
}

/**
 * Locks an order at the version that the user saw. One they may not see is refused like a missing one, or by
 * `refuse`, which may accept it.
 */
export async function openOrder(
  deps: Deps,
  trx: Knex.Transaction,
  id: number,
  version: number | undefined,
  context: CommandContext,
  refuse: (order: OrderRecord, context: CommandContext) => void = (order) =>
    refuseUnseen(order, context.actor),
): Promise<OrderRecord> {
  const order = await lockOrder(trx, id)
  refuse(order, context)
  await refuseStaleOrder(order, version, () => replyOf(deps, trx, order, context))
  return order
}

/** Whether the caller may change the contents of an order: lines, prices, delivery data, payments. */
export function mayEdit(order: OrderRecord, { actor, settings }: CommandContext): boolean {
  const permission = order.type_order === 'seller' ? 'own seller order' : 'update sales'
  return scopeReaches(actor.grants[permission], factsOf(order), askerOf({ actor, settings }))
}

/** Whether the caller may write the office's notes on an order, such as the number of its invoice. */
export const mayNote = (order: OrderRecord, { actor, settings }: CommandContext): boolean =>
  scopeReaches(actor.grants['update sales'], factsOf(order), askerOf({ actor, settings }))

/** The same, for changing its contents: lines, prices, delivery data. */
export async function openForEditing(
  deps: Deps,
  trx: Knex.Transaction,
  id: number,
  version: number | undefined,
  context: CommandContext,
): Promise<OrderRecord> {
  const order = await openOrder(deps, trx, id, version, context)
  if (!mayEdit(order, context)) throw forbidden()
  return order
}
