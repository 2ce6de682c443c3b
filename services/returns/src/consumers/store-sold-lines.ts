import type { OrderEvent, OrderLineSnapshot, OrderSnapshot } from '@deportivo/contracts/events/order'
import type { OrderType } from '@deportivo/lifecycle/order/kinds'
import { batchHandlers } from '@deportivo/platform/events/consumers/batch-handlers'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Consumer, LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import type { SoldLineRow } from '../tables.ts'
import { followClients, newestOf } from './follow-client.ts'

function rowOf(order: OrderSnapshot, line: OrderLineSnapshot): SoldLineRow {
  const { line_id, product_id, product_name, reference_name, color_name, brand_id, category_id } = line
  const { size_id, size_name, store_id, store_name, code_id, quantity, unit_cost } = line
  return {
    line_id,
    product_id,
    product_name,
    reference_name,
    color_name,
    brand_id,
    category_id,
    size_id,
    size_name,
    store_id,
    store_name,
    code_id,
    quantity,
    unit_cost,
    order_id: order.id,
    order_version: order.version,
    is_delivered: order.delivered_at !== null,
    client_id: order.client_id,
    client_name: order.client_name,
    client_type: order.client_type,
    seller_id: order.seller_id,
    seller_name: order.seller_name,
    auxiliary_user_id: order.auxiliary_user_id,
    type_order: order.type_order as OrderType,
    profile_id: order.profile_id,
    unit_price: Math.floor(line.price / line.quantity),
  }
}

/** Delivered, or no longer: an undone delivery takes its goods from what may be returned. */
const changesLines = ({ type, payload }: LoggedEvent): boolean =>
  (payload as OrderEvent).order.delivered_at !== null || type === 'order.step_undone'

/** The client of an order changes without a step. */
const concerns = (event: LoggedEvent): boolean => event.type === 'order.fields_changed' || changesLines(event)

async function store(trx: Knex.Transaction, events: readonly LoggedEvent[]): Promise<void> {
  await followClients(trx, newestOf(events))
  const newest = newestOf(events.filter(changesLines))
  const rows = newest.flatMap(({ order }) => order.lines.map((line) => rowOf(order, line)))
  if (rows.length === 0) return
  await trx('returns.sold_lines')
    .insert(rows.toSorted((a, b) => a.line_id - b.line_id))
    .onConflict('line_id')
    .merge()
    .whereRaw('sold_lines.order_version < excluded.order_version')
  const versions = newest.map(({ order: { id, version } }) => ({ id, version }))
  await queryRows(trx, WITHDRAW, [JSON.stringify(versions)])
}

// Lines that a newer version of their order does not have: they were removed before it was sold again.
const WITHDRAW = `
  update returns.sold_lines l set is_delivered = false
  from jsonb_to_recordset(?::jsonb) as n(id integer, version integer)
  where l.order_id = n.id and l.is_delivered and l.order_version > 0 and l.order_version < n.version`

/** Stores the lines of delivered orders, from which returns are requested, and follows the clients of orders. */
export const storeSoldLines: Consumer = {
  name: 'returns stores sold lines',
  // Requests lock a line while they count what is left of it.
  isApart: true,
  concerns,
  ...batchHandlers(['order.*'], store),
  committed: ({ wake }) => wake.notify('outbox'),
}
