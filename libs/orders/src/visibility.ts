import type { Scope } from '@deportivo/lifecycle/permissions'
import type { Actor } from '@deportivo/platform/http/actor'
import { notFound } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { OrderRecord } from './order-record.ts'

type Ownership = Pick<OrderRecord, 'type_order' | 'seller_id' | 'auxiliary_user_id'>

/** Which scopes let somebody read: orders of sellers are a module of their own. */
function scopesFor(actor: Actor, isSellerOrder: boolean): Scope[] {
  const { grants } = actor
  const scopes = isSellerOrder ? [grants['read seller order']] : [grants['read sales'], grants['read orders']]
  return scopes.filter((scope) => scope !== undefined)
}

function reaches(scope: Scope, order: Ownership, actor: Actor): boolean {
  if (scope === 'all' || scope === 'team') return true
  if (scope === 'assigned') return order.auxiliary_user_id === actor.id
  return order.seller_id === actor.id
}

/** Whether this person may know of this order. The same rule serves lists, details, files and rooms. */
export function maySee(order: Ownership, actor: Actor): boolean {
  return scopesFor(actor, order.type_order === 'seller').some((scope) => reaches(scope, order, actor))
}

/** An order that one may not see answers like one that isn't there. */
export function refuseUnseen(order: Ownership, actor: Actor): void {
  if (!maySee(order, actor)) throw notFound()
}

function addScope(rows: Knex.QueryBuilder, scope: Scope, actor: Actor): void {
  if (scope === 'assigned') void rows.orWhere('orders.auxiliary_user_id', actor.id)
  else void rows.orWhere('orders.seller_id', actor.id)
}

const isWide = (scopes: readonly Scope[]) => scopes.some((scope) => scope === 'all' || scope === 'team')

function addTrack(rows: Knex.QueryBuilder, actor: Actor, isSellerOrder: boolean): void {
  const scopes = scopesFor(actor, isSellerOrder)
  if (scopes.length === 0) return
  void rows.orWhere((track) => {
    void track.where('orders.type_order', isSellerOrder ? '=' : '<>', 'seller')
    if (!isWide(scopes)) void track.where((own) => scopes.forEach((scope) => addScope(own, scope, actor)))
  })
}

/** Narrows a query over orders.orders (as `orders`) to what the person may see. */
export function onlyVisible<Q extends Knex.QueryBuilder>(rows: Q, actor: Actor): Q {
  const both = [scopesFor(actor, false), scopesFor(actor, true)]
  if (both.every(isWide)) return rows
  void rows.where((visible) => {
    // Nothing granted: nothing seen.
    void visible.whereRaw('false')
    addTrack(visible, actor, false)
    addTrack(visible, actor, true)
  })
  return rows
}
