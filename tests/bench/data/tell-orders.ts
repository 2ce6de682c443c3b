import type { OrderEvent } from '@deportivo/contracts/events/order'
import { cardOf, type OrderRecord } from '@deportivo/orders/order/order-record'
import { laneOf } from '@deportivo/platform/events/log/lanes'
import type { Knex } from 'knex'
import { v7 as uuid } from 'uuid'

// As many as fit into one statement without the JSON growing past some megabytes.
const AT_ONCE = 1_000

const READ = `
  select o.*, (
    select jsonb_agg(jsonb_build_object('product_id', product_id, 'size_id', size_id, 'store_id', store_id,
      'quantity', quantity, 'price', price, 'brand_name', brand_name, 'category_name', category_name,
      'reference_name', reference_name) order by l.id)
    from orders.order_lines l where l.order_id = o.id) as lines
  from orders.orders o where o.id between ? and ? order by o.id`

const WRITE = `
  insert into bus.outbox (event_id, lane, aggregate_type, aggregate_id, aggregate_version, type, schema_version, payload,
    meta, occurred_at)
  select event_id, lane, 'order', aggregate_id, aggregate_version, 'order.fields_changed', 1, payload,
    '{"actor_id": null, "actor_name": null, "profile_id": null, "request_id": null}', now()
  from jsonb_to_recordset(?::jsonb) as e(event_id uuid, lane smallint, aggregate_id text, aggregate_version integer,
    payload jsonb)`

type Told = OrderRecord & { lines: OrderEvent['lines'] }

function eventOf({ lines, ...order }: Told): object {
  const payload: OrderEvent = {
    step: null,
    from: order.state_id,
    note: null,
    card: cardOf(order, lines.length),
    client_id: order.client_id,
    profile_id: order.profile_id,
    previous_auxiliary_id: order.auxiliary_user_id,
    checked_out_at: order.checked_out_at?.toISOString() ?? null,
    stock_left_at: order.stock_left_at?.toISOString() ?? null,
    lines,
    paid: order.paid,
  }
  const aggregate_id = String(order.id)
  return {
    event_id: uuid(),
    lane: laneOf('order', aggregate_id),
    aggregate_id,
    aggregate_version: order.version,
    payload,
  }
}

/** Puts one event per order into the outbox, so that boards and reports know the orders that SQL made. */
export async function tellOrders(db: Knex, { first, last }: { first: number; last: number }): Promise<void> {
  for (let from = first; from <= last; from += AT_ONCE) {
    const found = await db.raw<{ rows: Told[] }>(READ, [from, Math.min(last, from + AT_ONCE - 1)])
    await db.raw(WRITE, [JSON.stringify(found.rows.map(eventOf))])
  }
}
