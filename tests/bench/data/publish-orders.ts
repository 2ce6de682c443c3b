import type { OrderEvent } from '@deportivo/contracts/events/order'
import { snapshotOf } from '@deportivo/orders/order/snapshot'
import { changedOrders, type ChangedOrder } from '@deportivo/orders/order/whole-order'
import { laneOf } from '@deportivo/platform/events/log/lanes'
import type { Knex } from 'knex'
import { v7 as uuid } from 'uuid'

// As many as fit into one statement without the JSON growing past some megabytes.
const AT_ONCE = 1_000

const WRITE = `
  insert into bus.outbox (event_id, lane, aggregate_type, aggregate_id, aggregate_version, type, schema_version, payload,
    meta, occurred_at)
  select event_id, lane, 'order', aggregate_id, aggregate_version, 'order.fields_changed', 1, payload,
    '{"actor_id": null, "actor_name": null, "profile_id": null, "request_id": null}', now()
  from jsonb_to_recordset(?::jsonb) as e(event_id uuid, lane smallint, aggregate_id text, aggregate_version integer,
    payload jsonb)`

function eventOf(order: ChangedOrder): object {
  const payload: OrderEvent = {
    change: {
      step: null,
      note: null,
      from_state: order.state_id,
      previous_auxiliary_id: order.auxiliary_user_id,
      stage_left: null,
    },
    order: snapshotOf(order),
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

interface Range {
  first: number
  last: number
}

/** One event per order, as JSON of some megabytes each. */
export async function eventsOf(db: Knex, { first, last }: Range): Promise<string[]> {
  const batches: string[] = []
  for (let from = first; from <= last; from += AT_ONCE) {
    const range: [number, number] = [from, Math.min(last, from + AT_ONCE - 1)]
    const ids = await db('orders.orders').whereBetween('id', range).pluck('id')
    batches.push(JSON.stringify((await changedOrders(db, ids)).map(eventOf)))
  }
  return batches
}

/** Puts events into the outbox. */
export async function publish(db: Knex, batches: readonly string[]): Promise<void> {
  for (const batch of batches) await db.raw(WRITE, [batch])
}

/** Puts one event per order into the outbox, so that boards and reports include the orders made by SQL. */
export const publishOrders = async (db: Knex, range: Range): Promise<void> =>
  publish(db, await eventsOf(db, range))
