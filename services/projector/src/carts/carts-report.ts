import type { OrderEvent } from '@deportivo/contracts/events/order'
import { CART_FIGURES } from '@deportivo/contracts/reports/sources'
import { cartOutcome, isCancelled } from '@deportivo/lifecycle/order/carts'
import { ORDER_KINDS } from '@deportivo/lifecycle/order/kinds'
import { businessDay } from '@deportivo/platform/clock'
import { consumerOf } from '../engine/project.ts'
import type { Projection } from '../engine/projection.ts'
import { publishFigures } from '../engine/publish-figures.ts'
import { cartDays } from './cart-days.ts'
import type { CartFact } from './cart-fact.ts'

const kinds: Readonly<Record<string, { track: string }>> = ORDER_KINDS

/** The reason that was given for what is cancelled: of its cancelling, and until it is undone. */
function noteOf(
  before: CartFact | undefined,
  outcome: CartFact['outcome'],
  change: OrderEvent['change'],
): string | null {
  if (!isCancelled(outcome)) return null
  return before && before.outcome === outcome ? before.note : change.note
}

/** What becomes of carts, those of sellers' own goods apart: these are on their way from their beginning. */
export const cartsReport: Projection<CartFact, 'order'> = {
  consumer: CART_FIGURES,
  families: ['order'],
  table: 'cart_facts',
  aggregate: 'order_id',
  key: ['order_id'],
  columns: [
    'version',
    'begun_on',
    'seller_id',
    'profile_id',
    'type_order',
    'outcome',
    'note',
    'units',
    'value',
  ],
  fold([before], { aggregate_version, payload: { order, change } }) {
    if (kinds[order.type_order]?.track === 'seller') return []
    const outcome = cartOutcome(before?.outcome, order, change.short_units ?? 0)
    return [
      {
        order_id: order.id,
        version: aggregate_version,
        begun_on: businessDay(new Date(order.created_at)),
        seller_id: order.seller_id,
        profile_id: order.profile_id,
        type_order: order.type_order,
        outcome,
        note: noteOf(before, outcome, change),
        units: order.units,
        value: order.total_value,
      },
    ]
  },
  sums: [cartDays],
}

export const cartsReportConsumer = consumerOf(cartsReport, (trx, changes) =>
  publishFigures(trx, cartsReport.consumer, changes),
)
