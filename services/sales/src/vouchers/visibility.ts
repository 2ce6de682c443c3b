import { seesEveryOrder } from '@deportivo/lifecycle/order/visibility'
import { onlyVisible } from '@deportivo/orders/order/visibility'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { Knex } from 'knex'

/**
 * Narrows a query over money.published_vouchers (as `vouchers`): a voucher is visible to users who see an order of its
 * client.
 */
export function onlyVisibleVouchers<Q extends Knex.QueryBuilder>(db: Knex, rows: Q, actor: Actor): Q {
  if (seesEveryOrder(actor)) return rows
  const served = onlyVisible(
    db('orders.published_orders as orders').whereRaw('orders.client_id = vouchers.client_id'),
    actor,
  )
  void rows.whereExists(served.select('orders.id'))
  return rows
}

/** The order, and the return case, that a voucher or an entry of it names. */
interface Named {
  order_id: number | null
  return_id: number | null
}

/** Whether the actor sees the order that a row names by `column`; selected as `is_seen`, which `withoutUnseen` reads. */
export function seenOrder(db: Knex, column: string, actor: Actor): Knex.Raw {
  const orders = db('orders.published_orders as orders').whereRaw('orders.id = ??', [column])
  return db.raw('exists ? as is_seen', [onlyVisible(orders, actor).select(db.raw('1'))])
}

/** A row without the order that the actor may not see: a client is served by several sellers. */
export function withoutUnseen<Row extends Named & { is_seen: boolean }>({
  is_seen,
  ...row
}: Row): Omit<Row, 'is_seen'> & { is_of_unseen_order: boolean } {
  const is_of_unseen_order = row.order_id !== null && !is_seen
  return is_of_unseen_order
    ? { ...row, is_of_unseen_order, order_id: null, return_id: null }
    : { ...row, is_of_unseen_order }
}
