import type { OrderEvent } from '@deportivo/contracts/events/order'
import { snapshotOf } from '@deportivo/orders/order/order-event'
import { changedOrders, type ChangedOrder } from '@deportivo/orders/order/whole-order'
import { laneOf } from '@deportivo/platform/events/log/lanes'
import type { Knex } from 'knex'
import { v7 as uuid } from 'uuid'

// As many as fit into one statement without the JSON growing past some megabytes.
const AT_ONCE = 1_000

const STAGING = `
  create unlogged table if not exists public.staged_events (
    n bigint generated always as identity primary key, event_id uuid, lane smallint, aggregate_id text,
    aggregate_version integer, payload json
  ) with (toast_tuple_target = 8160)`

const STAGE = `
  insert into public.staged_events (event_id, lane, aggregate_id, aggregate_version, payload)
  select event_id, lane, aggregate_id, aggregate_version, payload
  from json_to_recordset(?::json) as e(event_id uuid, lane smallint, aggregate_id text, aggregate_version integer,
    payload json)`

const WRITE = `
  insert into bus.outbox (event_id, lane, aggregate_type, aggregate_id, aggregate_version, type, schema_version, payload,
    meta, occurred_at)
  select event_id, lane, 'order', aggregate_id, aggregate_version, 'order.fields_changed', 1, payload,
    '{"actor_id": null, "actor_name": null, "profile_id": null, "request_id": null}', now()
  from public.staged_events where n between ? and ? order by n`

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

/**
 * Makes one event per order, ready for the outbox: the product makes them one by one, in the transactions of its
 * changes.
 */
export async function stageEvents(db: Knex, { first, last }: Range): Promise<void> {
  await db.raw(STAGING)
  for (let from = first; from <= last; from += AT_ONCE) {
    const range: [number, number] = [from, Math.min(last, from + AT_ONCE - 1)]
    const ids = await db('orders.orders').whereBetween('id', range).pluck('id')
    await db.raw(STAGE, [JSON.stringify((await changedOrders(db, ids)).map(eventOf))])
  }
}

/** Puts the staged events into the outbox. */
export async function publishStaged(db: Knex): Promise<void> {
  const { rows } = await db.raw<{ rows: [{ count: number }] }>(
    'select coalesce(max(n), 0)::integer as count from public.staged_events',
  )
  for (let from = 1; from <= rows[0].count; from += AT_ONCE) await db.raw(WRITE, [from, from + AT_ONCE - 1])
  await db.raw('drop table public.staged_events')
}

/** Puts one event per order into the outbox, so that boards and reports include the orders made by SQL. */
export async function publishOrders(db: Knex, range: Range): Promise<void> {
  await stageEvents(db, range)
  await publishStaged(db)
}
