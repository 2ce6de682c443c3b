import { seesEveryOrder } from '@deportivo/lifecycle/order/visibility'
import { onlyVisible } from '@deportivo/orders/order/visibility'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { Knex } from 'knex'

/**
 * Narrows a query over orders.published_vouchers (as `vouchers`): a voucher is visible to users who see an order of its
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
