import type { CartOutcome } from '@deportivo/lifecycle/order/carts'
import type { Sums } from '../engine/sums.ts'
import type { CartFact } from './cart-fact.ts'

/** Open carts may become either of the others. */
const KINDS: Record<CartOutcome, 'open' | 'sold' | 'lost'> = {
  open: 'open',
  checked_out: 'sold',
  expired: 'lost',
  short_stock: 'lost',
  cancelled: 'lost',
}

/** Carts by the day of their beginning; what was given up with the units and the value that are lost by it. */
export const cartDays: Sums<CartFact> = {
  table: 'cart_days',
  dimensions: ['day', 'seller_id', 'profile_id', 'type_order', 'kind', 'outcome'],
  measures: ['units_lost', 'value_lost'],
  partsOf({ begun_on, seller_id, profile_id, type_order, outcome, units, value }) {
    const kind = KINDS[outcome]
    const lost = kind === 'lost' ? { units_lost: units, value_lost: value } : { units_lost: 0, value_lost: 0 }
    return [{ day: begun_on, seller_id, profile_id, type_order, kind, outcome, ...lost }]
  },
}
