import { OPEN_STATES } from '@deportivo/lifecycle/order/states'
import { createOrder, type NewOrder } from '@deportivo/orders/create-order'
import { LOCKS } from '@deportivo/platform/db/locks'
import { lockOwner, refuseFull } from '@deportivo/platform/db/refuse-full'
import { rule } from '@deportivo/platform/http/refused'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Knex } from 'knex'

// More than a seller can pursue, reserved ones included. Without a bound the holds of one person take the stock of all.
const MOST_OPEN = 2_000

/** Creates an order; refuses where its seller has too many that are not checked out or cancelled yet. */
export async function openNewOrder(trx: Knex.Transaction, wanted: NewOrder, context: CommandContext) {
  const { seller_id } = wanted
  await lockOwner(trx, LOCKS.openOrdersOf, seller_id)
  await refuseFull(trx('orders.published_orders').where({ seller_id }).whereIn('state_id', OPEN_STATES), {
    most: MOST_OPEN,
    refusal: (most) => rule('order.refused.too_many_open', { most }, { seller_id }),
  })
  return createOrder(trx, wanted, context)
}
