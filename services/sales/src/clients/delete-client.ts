import { deleteClient } from '@deportivo/contracts/clients'
import { notFound, rule } from '@deportivo/platform/http/refused'
import { change, said } from '@deportivo/platform/http/serve'
import type { Routes } from '@deportivo/platform/service'

/** Enough orders to show why. */
const NAMED_ORDERS = 5

/** Forgets a client who never bought; one with orders stays, since the orders do. */
export const deleteClientRoute: Routes = (app, deps) =>
  change(app, deps, deleteClient, async ({ params, trx }) => {
    const client = await trx('sales.clients').where('id', params.id).forUpdate().first<{ id: number }>('id')
    if (!client) throw notFound()
    const orders = await trx('orders.orders')
      .where('client_id', params.id)
      .orderBy('id', 'desc')
      .limit(NAMED_ORDERS)
      .select<{ id: number }[]>('id')
    if (orders.length > 0)
      throw rule('client.has_orders', {}, { id: params.id, orders: orders.map((order) => order.id) })
    await trx('sales.clients').where('id', params.id).delete()
    return said('client.deleted', { id: params.id })
  })
