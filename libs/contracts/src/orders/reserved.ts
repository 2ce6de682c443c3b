import { ORDER_TYPES } from '@deportivo/lifecycle/order/kinds'
import { type Static, Type } from 'typebox'
import { listRoute } from '../list-route.ts'
import { Instant, Nullable, Pesos } from '../shapes.ts'
import { OrderSummary } from './order.ts'

/** A reserved order with its promise: reserved since `state_entered_at`, for the days of the setting. */
export const ReservedOrder = Type.Object({
  ...OrderSummary.properties,
  /** The advances that were recorded with the reservation. */
  total_first_payment: Pesos,
  /** Payments that are not void, and the confirmed part of them. */
  paid: Pesos,
  paid_confirmed: Pesos,
  /** The part of it that came out of vouchers. */
  paid_by_voucher: Pesos,
  promise_ends_at: Instant,
  is_overdue: Type.Boolean(),
  /** When the seller was last reminded of it. */
  seller_reminded_at: Nullable(Instant),
})
export type ReservedOrder = Static<typeof ReservedOrder>

/** So many overdue ones are counted. */
export const MOST_COUNTED_RESERVED = 100

export const listReserved = listRoute({
  path: '/reserved',
  tag: 'sales',
  summary:
    'Reserved orders that the profile may see, the longest reserved first; `overdue` counts those of which the promise ended, up to 100.',
  permission: 'read reserved',
  row: ReservedOrder,
  extra: {
    overdue: Type.Integer({ minimum: 0, maximum: MOST_COUNTED_RESERVED }),
    /** The setting. */
    reserve_days: Type.Integer(),
  },
  filters: {
    id: { takes: 'number' },
    // A tab of the screen.
    overdue: { takes: 'flag' },
    seller_id: { takes: 'number', as: 'seller' },
    /** Of any of its lines. */
    store_id: { takes: 'number', as: 'store' },
    type_order: { takes: 'option', options: ORDER_TYPES, as: 'type' },
  },
  sort: ['state_entered_at'],
  isSearchable: true,
})
