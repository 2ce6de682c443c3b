import type { Permission, ProfileId } from '@deportivo/contracts/access'
import { createPreOrder } from '@deportivo/contracts/orders/orders'
import type { OrderType } from '@deportivo/lifecycle/order/states'
import { createOrder } from '@deportivo/orders/create-order'
import { may, type Actor } from '@deportivo/platform/http/guard/actor'
import { forbidden } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { refuseUnseenBuyer } from '../clients/visibility.ts'
import { contextOf } from './context-of.ts'
import { replyOf } from './open-order.ts'

const NEEDED: Record<OrderType, Permission> = {
  online: 'create sales online',
  local: 'create sales local',
  seller: 'create sales',
}

/** A seller opens orders for themself; a user who sees every order may name another seller. */
export function sellerFor(actor: Actor, wanted: number | undefined): number {
  if (wanted === undefined || wanted === actor.id) return actor.id
  if (actor.grants['read sales'] !== 'all') throw forbidden()
  return wanted
}

/** The profile that an order is created under: another one of the caller's if given. */
function profileFor(actor: Actor, type: OrderType, wanted: ProfileId | undefined): string {
  if (type === 'local') return 'local_administrative'
  return wanted !== undefined && actor.profiles.includes(wanted) ? wanted : actor.profile
}

/** Creates an order: online by default, with the actor as its seller. */
export const createPreOrderRoute: Routes = (app, deps) =>
  change(app, deps, createPreOrder, async ({ body, actor, trx, request }) => {
    const type = body.type_order ?? 'online'
    if (!may(actor, NEEDED[type])) throw forbidden()
    await refuseUnseenBuyer(trx, body.client_id, actor)
    const context = contextOf(deps, actor, request)
    const order = await createOrder(
      trx,
      {
        client_id: body.client_id,
        type_order: type,
        profile_id: profileFor(actor, type, body.profile_id),
        seller_id: sellerFor(actor, body.seller_id),
        code_id: body.code_id ?? null,
      },
      context,
    )
    return withMessage('order.created', await replyOf(deps, trx, order, context), { id: order.id })
  })
