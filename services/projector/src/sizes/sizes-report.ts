import type { OrderSnapshot } from '@deportivo/contracts/events/order'
import type { ReturnSnapshot } from '@deportivo/contracts/events/return'
import { SIZE_FIGURES } from '@deportivo/contracts/reports/sources'
import { findStateRow } from '@deportivo/lifecycle/order/states'
import { businessDay } from '@deportivo/platform/clock'
import { consumerOf } from '../engine/project.ts'
import type { Projection } from '../engine/projection.ts'
import { sizeDays, sizeMonths } from './size-days.ts'
import type { SizeSale } from './size-sale.ts'

type OfSize = Pick<SizeSale, 'product_id' | 'size_id' | 'store_id'>
type Measures = Omit<SizeSale, 'source' | 'day' | keyof OfSize>
type Moved = OfSize & Partial<Measures>

const NOTHING: Measures = { sold: 0, returned: 0, replaced: 0, value: 0, credited: 0 }

const OF_NOTHING: OfSize = { product_id: 0, size_id: 0, store_id: 0 }

const dayOf = (instant: string) => businessDay(new Date(instant))

/** Sold since the checkout, unless it was given up. */
function soldBy({ checked_out_at, state_id, lines }: OrderSnapshot) {
  if (checked_out_at === null || findStateRow(state_id)?.is_given_up) return null
  const moved = lines.map(({ product_id, size_id, store_id, quantity, price }): Moved => {
    return { product_id, size_id, store_id, sold: quantity, value: price }
  })
  return { day: dayOf(checked_out_at), moved }
}

/** What came back, and the replacement of an exchange, once the client has what is due. */
function settledBy(one: ReturnSnapshot) {
  const { settled_at, settlement, replacement, product_id, size_id, entrance_store_id } = one
  if (settled_at === null) return null
  const back: Moved = {
    product_id,
    size_id,
    store_id: entrance_store_id ?? 0,
    returned: one.quantity,
    credited: one.credited_value,
  }
  if (settlement !== 'exchange' || replacement === null) return { day: dayOf(settled_at), moved: [back] }
  const given: Moved = {
    product_id: replacement.product_id,
    size_id: replacement.size_id,
    store_id: replacement.outlet_store_id,
    replaced: replacement.quantity,
    value: replacement.price,
  }
  return { day: dayOf(settled_at), moved: [back, given] }
}

const keyOf = ({ product_id, size_id, store_id }: OfSize) => `${product_id}/${size_id}/${store_id}`

/** One row for each size and store: an order may have it on two lines, an exchange may give what came back. */
function rowsOf(source: string, day: string, moved: readonly Moved[]): SizeSale[] {
  const rows = new Map<string, SizeSale>()
  for (const one of moved) {
    const { product_id, size_id, store_id } = one
    const row = rows.get(keyOf(one)) ?? { source, day, product_id, size_id, store_id, ...NOTHING }
    for (const measure of Object.keys(NOTHING) as (keyof Measures)[]) row[measure] += one[measure] ?? 0
    rows.set(keyOf(one), row)
  }
  return [...rows.values()]
}

/** What sold, and came back, of each size in each store. A change of an order that sells nothing else changes no row. */
export const sizesReport: Projection<SizeSale, 'order' | 'return'> = {
  consumer: SIZE_FIGURES,
  families: ['order', 'return'],
  table: 'size_sales',
  aggregate: 'source',
  isOfFamilies: true,
  key: ['source', 'product_id', 'size_id', 'store_id'],
  columns: ['day', 'sold', 'returned', 'replaced', 'value', 'credited'],
  fold(_, { aggregate_type, aggregate_id, payload }) {
    const counted = 'order' in payload ? soldBy(payload.order) : settledBy(payload.return_case)
    const source = `${aggregate_type}:${aggregate_id}`
    // A rebuild compares rows by the newest event of their source: one that counts no longer needs a row of its own.
    return counted
      ? rowsOf(source, counted.day, counted.moved)
      : [{ source, day: null, ...OF_NOTHING, ...NOTHING }]
  },
  sums: [sizeDays, sizeMonths],
}

export const sizesReportConsumer = consumerOf(sizesReport)
