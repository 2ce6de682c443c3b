import type { ReturnFact } from './return-fact.ts'
import type { Sums } from '../sums.ts'

/** What each client was credited for returns, by the seller of the order, per day of the settlement. */
export const clientReturnDays: Sums<ReturnFact> = {
  table: 'client_return_days',
  dimensions: ['day', 'seller_id', 'profile_id', 'client_id'],
  measures: ['credited'],
  partsOf({ settled_on, seller_id, profile_id, client_id, credited }) {
    return settled_on === null ? [] : [{ day: settled_on, seller_id, profile_id, client_id, credited }]
  },
}
