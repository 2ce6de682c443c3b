import { onlyVisible } from '@deportivo/orders/order/visibility'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { invalid } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'

/**
 * Narrows a query over sales.clients (as `clients`) to what the actor may see. Every seller sees all clients; with the
 * scope `own` of 'read clients' they are those the actor created and those of orders the actor sees.
 */
export function onlyVisibleClients<Q extends Knex.QueryBuilder>(db: Knex, rows: Q, actor: Actor): Q {
  return actor.grants['read clients'] === 'all' ? rows : onlyOwnClients(db, rows, actor)
}

/** Narrows to the clients that the actor created, and those of orders that the actor sees. */
export function onlyOwnClients<Q extends Knex.QueryBuilder>(db: Knex, rows: Q, actor: Actor): Q {
  void rows.where((visible) => {
    void visible.where('clients.seller_id', actor.id)
    void visible.orWhereExists(
      onlyVisible(
        db('orders.published_orders as orders').whereRaw('orders.client_id = clients.id'),
        actor,
      ).select('id'),
    )
  })
  return rows
}

export async function isClientVisible(db: Knex, id: number, actor: Actor): Promise<boolean> {
  const clients = db('sales.clients as clients').where('clients.id', id).whereNull('clients.merged_into')
  const rows = onlyVisibleClients(db, clients, actor)
  return (await rows.first('clients.id')) !== undefined
}

/** Refuses a client in a body that the actor may not see. Skipped for actors who see all: the order's own check is enough. */
export async function refuseUnseenBuyer(db: Knex, id: number | undefined, actor: Actor): Promise<void> {
  if (id === undefined || actor.grants['read clients'] === 'all') return
  if (!(await isClientVisible(db, id, actor))) throw invalid({ client_id: 'field.unknown_record' })
}
