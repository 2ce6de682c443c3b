import { onlyVisible } from '@deportivo/orders/order/visibility'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { invalid, unseen } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'

/**
 * Narrows a query over sales.clients (as `clients`) to what the person may see. Clients are the shop's, known to all who
 * sell; where 'read clients' is cut down to `own`, they are those one registered and those of orders one sees.
 */
export function onlyVisibleClients<Q extends Knex.QueryBuilder>(db: Knex, rows: Q, actor: Actor): Q {
  const scope = actor.grants['read clients']
  if (scope === 'all' || scope === 'team') return rows
  void rows.where((visible) => {
    void visible.where('clients.seller_id', actor.id)
    void visible.orWhereExists(
      onlyVisible(db('orders.orders as orders').whereRaw('orders.client_id = clients.id'), actor).select(
        'id',
      ),
    )
  })
  return rows
}

async function isVisible(db: Knex, id: number, actor: Actor): Promise<boolean> {
  const rows = onlyVisibleClients(db, db('sales.clients as clients').where('clients.id', id), actor)
  return (await rows.first('clients.id')) !== undefined
}

/** A client that one may not see answers like one that isn't there. */
export async function refuseUnseenClient(db: Knex, id: number, actor: Actor): Promise<void> {
  if (!(await isVisible(db, id, actor))) throw unseen()
}

/** The same for a client who is named in a form. Who knows all clients isn't looked at: the order's own check is enough. */
export async function refuseUnseenBuyer(db: Knex, id: number | undefined, actor: Actor): Promise<void> {
  if (id === undefined || actor.grants['read clients'] === 'all') return
  if (!(await isVisible(db, id, actor))) throw invalid({ client_id: 'field.unknown_record' })
}
