import { entriesOf } from '../reversals.ts'
import type { Sums } from '../sums.ts'
import type { SalesFact } from './sales-fact.ts'

/** Orders whose goods came back on a later day: what that adds on the day they had left, and subtracts on this one. */
export const reversedSales: Sums<SalesFact> = {
  table: 'reversed_sales',
  dimensions: ['at', 'order_id', 'seller_id', 'profile_id'],
  measures: ['value', 'cost', 'uncosted'],
  partsOf({ order_id, seller_id, profile_id, reversed }) {
    return entriesOf(reversed).map(({ at, sign, value, cost, uncosted }) => {
      const amounts = { value: sign * value, cost: sign * cost, uncosted: sign * uncosted }
      return { at, order_id, seller_id, profile_id, ...amounts }
    })
  },
}
