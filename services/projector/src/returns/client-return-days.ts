import { dayOf, entriesOf } from '../engine/reversals.ts'
import type { Sums } from '../engine/sums.ts'
import type { ReturnFact } from './return-fact.ts'

/** What each client was credited for returns, and got instead, by the seller of the order, per day of the settlement. */
export const clientReturnDays: Sums<ReturnFact> = {
  table: 'client_return_days',
  dimensions: ['day', 'seller_id', 'profile_id', 'client_id'],
  measures: ['credited', 'replaced'],
  partsOf({ settled_on, seller_id, profile_id, client_id, credited, replaced, reversed }) {
    const whose = { seller_id, profile_id, client_id }
    return [
      ...(settled_on === null ? [] : [{ day: settled_on, ...whose, credited, replaced }]),
      ...entriesOf(reversed.settled).map((one) => {
        const { at, sign } = one
        return { day: dayOf(at), ...whose, credited: sign * one.credited, replaced: sign * one.replaced }
      }),
    ]
  },
}
