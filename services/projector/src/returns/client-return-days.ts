import { dayOf, entriesOf } from '../reversals.ts'
import type { Sums } from '../sums.ts'
import type { ReturnFact } from './return-fact.ts'

/** What each client was credited for returns, by the seller of the order, per day of the settlement. */
export const clientReturnDays: Sums<ReturnFact> = {
  table: 'client_return_days',
  dimensions: ['day', 'seller_id', 'profile_id', 'client_id'],
  measures: ['credited'],
  partsOf({ settled_on, seller_id, profile_id, client_id, credited, reversed }) {
    const whose = { seller_id, profile_id, client_id }
    return [
      ...(settled_on === null ? [] : [{ day: settled_on, ...whose, credited }]),
      ...entriesOf(reversed.settled).map((one) => {
        return { day: dayOf(one.at), ...whose, credited: one.sign * one.credited }
      }),
    ]
  },
}
