import { withoutWaiting } from '@deportivo/platform/db/pipeline'
import { prepared, type Prepared } from '@deportivo/platform/db/prepared'
import type { Knex } from 'knex'
import { appendOrderEvent } from './order-event.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Before } from './before.ts'
import type { OrderRecord, StatePatch } from './order-record.ts'
import { linesHash } from './lines-hash.ts'
import { orderAfter, type LinesAfter } from './order-after.ts'
import { changedOrder, type ChangedOrder, type LockedOrder } from './whole-order.ts'

/** Whether the transaction's last act of stock belongs to a step, and whether its units left with it. */
export type StockOfStep = 'unmoved' | 'moved' | 'left'

export interface HistoryEntry {
  /** Where money of the step refers to it already: `nextHistoryId`. */
  id?: number | null
  step: string
  note: string | null
  /** null on entries that can't be undone. */
  before: Omit<Before, 'stock_batch'> | null
}

export interface OrderChange {
  patch: StatePatch
  event: `order.${string}`
  step?: string | null
  note?: string | null
  /** Of an order that ends, for its event alone. */
  short_units?: number | undefined
  /** Absent: no history entry is written. */
  history?: HistoryEntry
  /** The database stores the batch with the entry: it is known there before its result has returned. */
  stock?: StockOfStep
}

// As the ledger has them: the result statement counts goods at the cost of the day on which they left.
const STORE_COSTS = `costs as (
    update orders.order_lines l set unit_cost = e.unit_cost
    from inventory.published_ledger e
    where l.order_id = $1 and e.order_id = $1 and e.line_id = l.id and e.batch = inventory.last_batch()
  ),`

const COSTS_BEFORE = `, 'lines', $9::jsonb -> 'lines' || (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'unit_cost', unit_cost)), '[]')
      from orders.order_lines where order_id = $1)`

/**
 * `$1` is the order, `$2` to `$10` its history's entry, and then come the columns. The lines' sums are written with
 * every version, and nowhere else.
 */
const saving = (columns: readonly string[], stock: StockOfStep) => `
  with ${stock === 'left' ? STORE_COSTS : ''} lines as (
    select quantity, price, picked from orders.order_lines where order_id = $1
  ), saved as (
    update orders.orders set (units, line_count, total_value, picked_units) = (
      select coalesce(sum(quantity), 0), count(*), coalesce(sum(price), 0), coalesce(sum(picked), 0) from lines
    ), ${columns.map((column, index) => `${column} = $${index + 11}`).join(', ')}
    where id = $1 returning state_id
  )
  insert into orders.order_history (id, order_id, step, from_state, to_state, by_id, by_name, profile_id, at, note, before)
  select coalesce($10::bigint, nextval('orders.order_history_id_seq')), $1, $2::text, $3::text, state_id, $4::integer, $5::text, $6::text, $7::timestamptz, $8::text,
    $9::jsonb || jsonb_build_object('lines_hash', ${linesHash('$1')},
      'stock_batch', ${stock === 'unmoved' ? 'null::bigint' : 'inventory.last_batch()'}
      ${stock === 'left' ? COSTS_BEFORE : ''})
  from saved where $2::text is not null`

const statements = new Map<string, Prepared<unknown>>()

/** One statement for each set of columns that changes at once: some dozens, one or two for a step. */
function statementFor(columns: readonly string[], stock: StockOfStep): Prepared<unknown> {
  const key = `${stock} ${columns.join()}`
  const known =
    statements.get(key) ?? prepared<unknown>(`order saved ${statements.size}`, saving(columns, stock))
  statements.set(key, known)
  return known
}

const isOwn = ([column]: [string, unknown]) =>
  !['units', 'line_count', 'total_value', 'picked_units'].includes(column)

function historyValues(
  order: OrderRecord,
  entry: HistoryEntry | undefined,
  { actor, now }: CommandContext,
): unknown[] {
  if (!entry) return Array.from({ length: 9 }, () => null)
  const before = entry.before && JSON.stringify(entry.before)
  const { id = null, step, note } = entry
  return [step, order.state_id, actor.id, actor.name, actor.profile, now, note, before, id]
}

/** Sends the order's next version with its history, and returns the columns that it writes. */
function saveVersionLater(
  trx: Knex.Transaction,
  order: OrderRecord,
  { patch, history, stock = 'unmoved' }: OrderChange,
  context: CommandContext,
): { columns: StatePatch; saved: Promise<unknown> } {
  const own: StatePatch = Object.fromEntries(Object.entries(patch).filter(isOwn))
  const columns = {
    ...own,
    version: order.version + 1,
    updated_at: context.now,
    changed_by: context.actor.name,
  }
  const saved = statementFor(Object.keys(columns), stock)(trx, [
    order.id,
    ...historyValues(order, history, context),
    ...Object.values(columns),
  ])
  return { columns, saved }
}

/**
 * Writes the order's next version with its history and its event: every change of an order ends here or in `saveKnown`,
 * once its lines, its stock and its money are written. Needs the lock of `lockOrder`. Sends its statements at once, also
 * behind those of the caller that have not returned yet.
 */
export async function saveOrder(
  trx: Knex.Transaction,
  order: OrderRecord,
  change: OrderChange,
  context: CommandContext,
): Promise<ChangedOrder> {
  const { event, step = null, note = null, short_units } = change
  const { saved } = saveVersionLater(trx, order, change, context)
  await withoutWaiting(trx, saved)
  const after = await changedOrder(trx, order.id)
  appendOrderEvent(trx, { type: event, step, note, short_units, before: order, after }, context)
  return after
}

/**
 * The same for a change of which everything is known: nothing is read again, so that all statements, event, reply and
 * commit leave in one packet.
 */
export async function saveKnown(
  trx: Knex.Transaction,
  order: LockedOrder,
  { lines, ...change }: OrderChange & { lines: readonly LinesAfter[] },
  context: CommandContext,
): Promise<ChangedOrder> {
  const { event, step = null, note = null, short_units, history } = change
  const { columns, saved } = saveVersionLater(trx, order, change, context)
  await withoutWaiting(trx, saved)
  const { actor, now } = context
  const last = history && { by_id: actor.id, at: now, before: history.before }
  const after = orderAfter(order, columns, lines, last ?? order.last)
  appendOrderEvent(trx, { type: event, step, note, short_units, before: order, after }, context)
  return after
}

/** The columns that a patch overwrites, with their present values. */
export function beforeOf(order: OrderRecord, patch: StatePatch): StatePatch {
  const present = Object.keys(patch).map((column) => [column, order[column as keyof OrderRecord]])
  return { ...(Object.fromEntries(present) as StatePatch), state_entered_at: order.state_entered_at }
}
