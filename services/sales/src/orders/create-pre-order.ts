import type { ProfileId } from '@deportivo/contracts/access'
import { createPreOrder } from '@deportivo/contracts/orders/orders'
import { orderKind, type OrderType } from '@deportivo/lifecycle/order/kinds'
import { may, type Actor } from '@deportivo/platform/http/guard/actor'
import { forbidden } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { refuseUnseenBuyer } from '../clients/visibility.ts'
import { openNewOrder } from './open-new-order.ts'
import { replyOf } from './open-order.ts'

/** A seller opens orders for themself; a user who sees every order may name another seller. */
export function sellerFor(actor: Actor, wanted: number | undefined): number {
  if (wanted === undefined || wanted === actor.id) return actor.id
  if (actor.grants['read sales'] !== 'all') throw forbidden()
  return wanted
}

/** The profile that an order is created under: another one of the caller's if given. */
function profileFor(actor: Actor, type_order: OrderType, wanted: ProfileId | undefined): string {
  if (orderKind({ type_order }).track === 'counter') return 'local_administrative'
  return wanted !== undefined && actor.profiles.includes(wanted) ? wanted : actor.profile
}

/** Creates an order: online by default, with the actor as its seller. */
export const createPreOrderRoute: Routes = (app, deps) =>
  change(app, deps, createPreOrder, async ({ body, actor, trx, context }) => {
    const type_order = body.type_order ?? 'online'
    if (!may(actor, orderKind({ type_order }).creates)) throw forbidden()
    await refuseUnseenBuyer(trx, body.client_id, actor)
    const order = await openNewOrder(
      trx,
      {
        client_id: body.client_id,
        type_order,
        profile_id: profileFor(actor, type_order, body.profile_id),
        seller_id: sellerFor(actor, body.seller_id),
        code_id: body.code_id ?? null,
      },
      context,
    )
    return withMessage('order.created', replyOf(deps, order, context), { id: order.id })
  })
