import type { OrderEvent, OrderSnapshot } from '@deportivo/contracts/events/order'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { appendReturnEvent } from '../cases/case-event.ts'

/** An order as its newest event has it. */
export interface NewestOrder {
  order: OrderSnapshot
  event: LoggedEvent
}

// Not of orders of which lines of a newer version are stored: the client of that one is the right one.
const MOVED = `
  select o.id
  from jsonb_to_recordset(?::jsonb) as o(id integer, version integer, client_id integer, client_name text)
  where (
    exists (select from returns.sold_lines l where l.order_id = o.id
      and (l.client_id, l.client_name) is distinct from (o.client_id, o.client_name))
    or exists (select from returns.cases c where c.order_id = o.id
      and (c.client_id, c.client_name) is distinct from (o.client_id, o.client_name))
  ) and not exists (select from returns.sold_lines l where l.order_id = o.id and l.order_version > o.version)`

const clientOf = ({ client_id, client_name }: OrderSnapshot) => ({ client_id, client_name })

/** Each with its next version and an event, from which reports follow. No step: what was the last one can be undone. */
async function moveCases(trx: Knex.Transaction, { order, event }: NewestOrder): Promise<void> {
  const client = clientOf(order)
  const cases = await trx('returns.cases')
    .where('order_id', order.id)
    .whereRaw('(client_id, client_name) is distinct from (?, ?)', [order.client_id, order.client_name])
    .orderBy('id')
    .forNoKeyUpdate()
    .select('*')
  const { occurred_at: at, meta } = event
  for (const before of cases) {
    const saved = { ...client, version: before.version + 1, updated_at: at, updated_by: meta.actor_name }
    const [after] = await trx('returns.cases').where('id', before.id).update(saved).returning('*')
    if (!after) throw new Error('a locked case exists')
    const nothing = { step: null, note: null }
    appendReturnEvent(trx, { ...nothing, type: 'return.fields_changed', before, after }, { meta, at })
  }
}

async function follow(trx: Knex.Transaction, newest: NewestOrder): Promise<void> {
  const { order } = newest
  // Cases first, as a step locks them: it has its case, and then stores the line of a replacement.
  await moveCases(trx, newest)
  await trx('returns.sold_lines').where('order_id', order.id).orderBy('line_id').forUpdate().select('line_id')
  await trx('returns.sold_lines').where('order_id', order.id).update(clientOf(order))
  // Those of requests that had the lines locked meanwhile.
  await moveCases(trx, newest)
}

/**
 * Gives the sold lines of orders, those of replacements included, and their return cases the client that the orders have
 * now: clients are merged, and merges are undone.
 */
export async function followClients(trx: Knex.Transaction, orders: readonly NewestOrder[]): Promise<void> {
  if (orders.length === 0) return
  const facts = orders.map(({ order }) => ({ id: order.id, version: order.version, ...clientOf(order) }))
  const moved = await queryRows<{ id: number }>(trx, MOVED, [JSON.stringify(facts)])
  const ids = new Set(moved.map(({ id }) => id))
  const inOrder = orders.filter(({ order }) => ids.has(order.id)).toSorted((a, b) => a.order.id - b.order.id)
  for (const newest of inOrder) await follow(trx, newest)
}

/** The newest of the orders that these events are about. */
export function newestOf(events: readonly LoggedEvent[]): NewestOrder[] {
  const newest = new Map<number, NewestOrder>()
  for (const event of events) {
    const { order } = event.payload as OrderEvent
    newest.set(order.id, { order, event })
  }
  return [...newest.values()]
}
