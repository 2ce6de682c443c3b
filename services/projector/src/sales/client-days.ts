import { findStateRow } from '@deportivo/lifecycle/order/states'
import type { SalesFact } from './sales-fact.ts'
import type { Sums } from '../engine/sums.ts'

/** What each seller sold each client, per day of checkout, without cancelled orders. */
export const clientDays: Sums<SalesFact> = {
  table: 'client_days',
  dimensions: ['day', 'seller_id', 'profile_id', 'client_id'],
  measures: ['value', 'discount'],
  partsOf({ sold_on, state_id, seller_id, profile_id, client_id, value, discount }) {
    if (sold_on === null || findStateRow(state_id)?.is_given_up) return []
    return [{ day: sold_on, seller_id, profile_id, client_id, value, discount }]
  },
}
