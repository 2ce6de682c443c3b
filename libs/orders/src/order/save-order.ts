import { prepared, type Prepared } from '@deportivo/platform/db/prepared'
import type { Knex } from 'knex'
import { appendOrderEvent } from './append-order-event.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { OrderRecord, StatePatch } from './order-record.ts'
import { linesHash } from './lines-hash.ts'
import { PARTS_SQL, partsOf, type OrderParts } from './snapshot.ts'

/** The columns of a line that a step overwrote, as they were. */
export interface LineBefore {
  id: number
  picked?: number
  store_id?: number
  store_name?: string
  unit_cost?: null
}

/** All that undo needs of a step, besides the hash of the lines (`linesHash`), which is stored with it. */
export interface Before {
  /** The columns as they were. */
  columns: StatePatch
  /** The stock that moved with it. */
  stock_batch: number | null
  lines: LineBefore[]
  /** Whose money was on it. */
  client_id: number
  /** A final step offers its author no undo. */
  is_final: boolean
}

export interface HistoryEntry {
  step: string
  note: string | null
  /** null on entries that can't be undone. */
  before: Before | null
}

export interface OrderChange {
  patch: StatePatch
  event: `order.${string}`
  step?: string | null
  note?: string | null
  /** Absent: no history entry is written. */
  history?: HistoryEntry
  /** Money that moves with the change and refers to its history entry; written before the event, which contains it. */
  money?: (historyId: number | null) => Promise<void>
}

/** Sums over the lines: written with every version, and nowhere else. */
type Sums = Pick<OrderRecord, 'units' | 'line_count' | 'total_value' | 'picked_units'>
type Saved = Sums & { history_id: number | null } & OrderParts

/** `$1` is the order, `$2` to `$9` its history's entry, and then come the columns. */
const saving = (columns: readonly string[]) => `
  with lines as (
    select quantity, price, picked from orders.order_lines where order_id = $1
  ), saved as (
    update orders.orders set (units, line_count, total_value, picked_units) = (
      select coalesce(sum(quantity), 0), count(*), coalesce(sum(price), 0), coalesce(sum(picked), 0) from lines
    ), ${columns.map((column, index) => `${column} = $${index + 10}`).join(', ')}
    where id = $1 returning id, client_id, units, line_count, total_value, picked_units, state_id
  ), entry as (
    insert into orders.order_history (order_id, step, from_state, to_state, by_id, by_name, profile_id, at, note, before)
    select $1, $2::text, $3::text, state_id, $4::integer, $5::text, $6::text, $7::timestamptz, $8::text,
      $9::jsonb || jsonb_build_object('lines_hash', ${linesHash('$1')})
    from saved where $2::text is not null
    returning id
  )
  select units, line_count, total_value, picked_units, (select id from entry) as history_id, ${PARTS_SQL} from saved o`

const statements = new Map<string, Prepared<Saved>>()

/** One statement for each set of columns that changes at once: some dozens, one or two for a step. */
function statementFor(columns: readonly string[]): Prepared<Saved> {
  const key = columns.join()
  const known = statements.get(key) ?? prepared(`order saved ${statements.size}`, saving(columns))
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
  if (!entry) return Array.from({ length: 8 }, () => null)
  const before = entry.before && JSON.stringify(entry.before)
  return [entry.step, order.state_id, actor.id, actor.name, actor.profile, now, entry.note, before]
}

/**
 * Writes the order's next version with its history, its money and its event: every change of an order ends here, once
 * its lines and its stock are written. Needs the lock of `lockOrder`. Returns the history's id.
 */
export async function saveOrder(
  trx: Knex.Transaction,
  order: OrderRecord,
  { patch, event, step = null, note = null, history, money }: OrderChange,
  context: CommandContext,
): Promise<{ after: OrderRecord; historyId: number | null }> {
  const own: StatePatch = Object.fromEntries(Object.entries(patch).filter(isOwn))
  const changes = {
    ...own,
    version: order.version + 1,
    updated_at: context.now,
    changed_by: context.actor.name,
  }
  const [saved] = await statementFor(Object.keys(changes))(trx, [
    order.id,
    ...historyValues(order, history, context),
    ...Object.values(changes),
  ])
  if (!saved) throw new Error('an order that is locked is there')
  const { history_id, type_of_client, lines, payments, ...sums } = saved
  const after = { ...order, ...changes, ...sums }
  await money?.(history_id)
  const parts = money ? await partsOf(trx, order.id) : { type_of_client, lines, payments }
  appendOrderEvent(trx, { type: event, step, note, before: order, after, parts }, context)
  return { after, historyId: history_id }
}

/** The columns that a patch overwrites, with their present values. */
export function beforeOf(order: OrderRecord, patch: StatePatch): StatePatch {
  const present = Object.keys(patch).map((column) => [column, order[column as keyof OrderRecord]])
  return { ...(Object.fromEntries(present) as StatePatch), state_entered_at: order.state_entered_at }
}
