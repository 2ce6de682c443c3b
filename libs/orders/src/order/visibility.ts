import { isOfSeller, ORDER_TYPES } from '@deportivo/lifecycle/order/kinds'
import {
  isWide,
  maySeeOrder,
  readingScopes,
  seesEveryOrder,
  type OrderOwnership,
} from '@deportivo/lifecycle/order/visibility'
import type { Scope } from '@deportivo/lifecycle/permissions'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { unseen } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'

declare module 'knex/types/tables.js' {
  interface Tables {
    'orders.published_ownership': OrderOwnership & { order_id: number }
  }
}

/** An order that the actor may not see gets the same 404 as a missing one. */
export function refuseUnseen(order: OrderOwnership, actor: Actor): void {
  if (!maySeeOrder(order, actor)) throw unseen()
}

function addScope(rows: Knex.QueryBuilder, scope: Scope, actor: Actor): void {
  // As a range: by an equality, PostgreSQL may read the newer orders of all others backwards to find these.
  void rows.orWhereBetween(scope === 'assigned' ? 'orders.auxiliary_user_id' : 'orders.seller_id', [
    actor.id,
    actor.id,
  ])
}

const typesOf = (isSellerOrder: boolean) =>
  ORDER_TYPES.filter((type_order) => isOfSeller({ type_order }) === isSellerOrder)

function addTrack(rows: Knex.QueryBuilder, actor: Actor, isSellerOrder: boolean): void {
  const scopes = readingScopes(actor.grants, isSellerOrder)
  if (scopes.length === 0) return
  void rows.orWhere((track) => {
    void track.whereIn('orders.type_order', typesOf(isSellerOrder))
    if (!isWide(scopes)) void track.where((own) => scopes.forEach((scope) => addScope(own, scope, actor)))
  })
}

/**
 * The column that names the actor in every order that the actor may see: these orders are one range of its index.
 * Null where the actor sees orders of others, none, or some by one column and some by the other.
 */
export function columnOfActor({ grants }: Actor): 'orders.seller_id' | 'orders.auxiliary_user_id' | null {
  const scopes = [false, true].flatMap((isSellerOrder) => readingScopes(grants, isSellerOrder))
  if (scopes.length === 0 || isWide(scopes)) return null
  const assigned = scopes.filter((scope) => scope === 'assigned')
  if (assigned.length === 0) return 'orders.seller_id'
  return assigned.length === scopes.length ? 'orders.auxiliary_user_id' : null
}

/** Narrows a query over orders (as `orders`) to what the user may see: `maySeeOrder` in SQL. */
export function onlyVisible<Q extends Knex.QueryBuilder>(rows: Q, actor: Actor): Q {
  if (seesEveryOrder(actor)) return rows
  void rows.where((visible) => {
    // Nothing granted: nothing visible.
    void visible.whereRaw('false')
    addTrack(visible, actor, false)
    addTrack(visible, actor, true)
  })
  return rows
}
