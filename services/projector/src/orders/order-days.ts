import type { Sums } from '../engine/sums.ts'
import type { OrderFact } from './order-fact.ts'

/** Every order on the day of its creation, pre-orders and cancelled ones too. */
export const orderDays: Sums<OrderFact> = {
  table: 'order_days',
  dimensions: ['day', 'store_id', 'state_id', 'type_order', 'seller_id', 'payment_method'],
  measures: ['value', 'balance'],
  partsOf({ order_id: _id, version: _version, created_on, ...part }) {
    return [{ day: created_on, ...part }]
  },
}
