import type { EventType } from '@deportivo/contracts/events/families'
import type { ReturnSnapshot } from '@deportivo/contracts/events/return'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import type { EventMeta } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import type { CaseRow } from '../tables.ts'

const instant = (at: Date | null) => at?.toISOString() ?? null

const COLUMNS = [
  'id',
  'group_id',
  'version',
  'state_id',
  'order_id',
  'line_id',
  'client_id',
  'client_type',
  'seller_id',
  'type_order',
  'profile_id',
  'product_id',
  'product_name',
  'brand_id',
  'category_id',
  'store_id',
  'size_id',
  'quantity',
  'reason_id',
  'reason_name',
  'exchange_rate_id',
  'exchange_rate',
  'credited_value',
  'unit_cost',
  'goods',
  'lost_units',
  'entrance_store_id',
  'settlement',
  'price_difference',
  'voucher_id',
] as const

function replacementOf(row: CaseRow): ReturnSnapshot['replacement'] {
  const { replacement_product_id: product_id, replacement_size_id: size_id } = row
  const { replacement_quantity: quantity, replacement_store_id: outlet_store_id } = row
  const { replacement_price: price, replacement_unit_cost: unit_cost } = row
  if (product_id === null || size_id === null || quantity === null) return null
  if (outlet_store_id === null || price === null) return null
  return { product_id, size_id, quantity, outlet_store_id, price, unit_cost }
}

/** The case as its events contain it. */
function snapshotOf(row: CaseRow): ReturnSnapshot {
  const same = Object.fromEntries(COLUMNS.map((column) => [column, row[column]])) as Pick<
    CaseRow,
    (typeof COLUMNS)[number]
  >
  return {
    ...same,
    unit_price_paid: row.unit_price,
    state_entered_at: row.state_entered_at.toISOString(),
    replacement: replacementOf(row),
    created_at: row.created_at.toISOString(),
    received_at: instant(row.received_at),
    settled_at: instant(row.settled_at),
  }
}

export interface CaseChanged {
  type: EventType<'return'>
  step: string | null
  note: string | null
  /** null: the case is new. */
  before: CaseRow | null
  after: CaseRow
}

/** Appends the event of a change to the log, with the case as it is after it. */
export function appendReturnEvent(
  trx: Knex.Transaction,
  { type, step, note, before, after }: CaseChanged,
  { meta, at }: { meta: EventMeta; at: Date },
): void {
  appendEvent(trx, 'return', {
    type,
    aggregate_id: after.id,
    aggregate_version: after.version,
    payload: {
      change: { step, note, from_state: before?.state_id ?? null },
      return_case: snapshotOf(after),
    },
    meta,
    occurred_at: at,
  })
}
