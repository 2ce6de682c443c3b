import { maySeeOrder, seesEveryOrder } from '@deportivo/lifecycle/order/visibility'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { Knex } from 'knex'

/** Which orders a user may see. */
export type Knows = (orderId: number) => boolean

/**
 * Finds which of these orders the caller may see. Stock is summed for everyone; the sellers behind it are not
 * shown.
 */
export async function knownOrders(db: Knex, ids: readonly (number | null)[], actor: Actor): Promise<Knows> {
  if (seesEveryOrder(actor)) return () => true
  const named = ids.filter((id) => id !== null)
  const owned = await db('orders.published_ownership')
    .whereIn('order_id', named)
    .select('order_id', 'type_order', 'seller_id', 'auxiliary_user_id')
  const known = new Set(owned.filter((order) => maySeeOrder(order, actor)).map((order) => order.order_id))
  return (id) => known.has(id)
}

interface Move {
  by: string | null
  order_id: number | null
  return_id: number | null
}

/** A move as the caller may see it: without the order if that is not visible. */
export function moveFor<M extends Move>(move: M, knows: Knows, { grants }: Actor): M {
  if (move.order_id !== null && !knows(move.order_id))
    return { ...move, by: null, order_id: null, return_id: null }
  return grants['read returns'] === 'all' ? move : { ...move, return_id: null }
}
