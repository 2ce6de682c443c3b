import type { Sums } from '../engine/sums.ts'
import { reversedEntries } from './counted-parts.ts'
import type { ReturnFact } from './return-fact.ts'

const NOTHING = {
  credited: 0,
  vouchers: 0,
  replaced: 0,
  replaced_cost: 0,
  replaced_uncosted: 0,
  cost_back: 0,
  cost_lost: 0,
}

/** Cases of which something was undone on a later day: what that adds on the first day, and subtracts on the later. */
export const reversedReturns: Sums<ReturnFact> = {
  table: 'reversed_returns',
  dimensions: [
    'at',
    'kind',
    'return_id',
    'seller_id',
    'profile_id',
    'store_id',
    'category_id',
    'brand_id',
    'client_id',
  ],
  measures: Object.keys(NOTHING),
  partsOf(fact) {
    const { return_id, seller_id, profile_id, store_id, category_id, brand_id, client_id } = fact
    const of = { return_id, seller_id, profile_id, store_id, category_id, brand_id, client_id }
    return reversedEntries(fact).map(({ kind, at, amounts: { units: _, ...amounts } }) => {
      return { at, kind, ...of, ...NOTHING, ...amounts }
    })
  },
}
