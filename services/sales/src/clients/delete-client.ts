import { deleteClient } from '@deportivo/contracts/clients/clients'
import { onlyVisible } from '@deportivo/orders/order/visibility'
import { notFound, rule } from '@deportivo/platform/http/refused'
import { change, said } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { refuseUnseenClient } from './visibility.ts'

/** Enough orders to show why. */
const NAMED_ORDERS = 5

/** Forgets a client who never bought; one with orders stays, since the orders do. */
export const deleteClientRoute: Routes = (app, deps) =>
  change(app, deps, deleteClient, async ({ params, actor, trx }) => {
    const client = await trx('sales.clients').where('id', params.id).forUpdate().first<{ id: number }>('id')
    if (!client) throw notFound()
    await refuseUnseenClient(trx, params.id, actor)
    const orders = trx('orders.orders as orders').where('orders.client_id', params.id)
    if ((await orders.clone().first('orders.id')) !== undefined) {
      const named = await onlyVisible(orders, actor)
        .orderBy('orders.id', 'desc')
        .limit(NAMED_ORDERS)
        .select<{ id: number }[]>('orders.id')
      throw rule('client.has_orders', {}, { id: params.id, orders: named.map((order) => order.id) })
    }
    await trx('sales.clients').where('id', params.id).delete()
    return said('client.deleted', { id: params.id })
  })
