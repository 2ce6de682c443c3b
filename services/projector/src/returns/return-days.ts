import { RETURN_STATE_ROWS, type ReturnStateRow } from '@deportivo/lifecycle/return-case/states'
import { dayOf } from '../engine/reversals.ts'
import type { Sums } from '../engine/sums.ts'
import { goodsOf, isDecided, reversedEntries, settledOf } from './counted-parts.ts'
import type { ReturnFact } from './return-fact.ts'

/** What is counted of a case on which of its days. */
type Kind = 'requested' | 'settled' | 'goods'

const NOTHING = {
  units: 0,
  value: 0,
  credited: 0,
  vouchers: 0,
  replaced: 0,
  replaced_uncosted: 0,
  replaced_cost: 0,
  cost_back: 0,
  cost_lost: 0,
}

const ROWS: Readonly<Record<string, ReturnStateRow>> = RETURN_STATE_ROWS

function partOf(kind: Kind, day: string, fact: ReturnFact, measures: Partial<typeof NOTHING>) {
  const { seller_id, profile_id, reason_id, store_id, category_id, brand_id, product_id } = fact
  const of = { seller_id, profile_id, reason_id, store_id, category_id, brand_id, product_id }
  return { kind, day, ...of, ...NOTHING, ...measures }
}

/** What was undone on a later day: counted on its day, and subtracted on this one. */
const reversedParts = (fact: ReturnFact) =>
  reversedEntries(fact).map(({ kind, at, amounts }) => partOf(kind, dayOf(at), fact, amounts))

/**
 * Returns per day: requested, without cancelled ones; settled, what the client got; goods, what became of them. One case
 * has up to three parts, on days of their own, and two for each that was reversed.
 */
export const returnDays: Sums<ReturnFact> = {
  table: 'return_days',
  dimensions: [
    'kind',
    'day',
    'seller_id',
    'profile_id',
    'reason_id',
    'store_id',
    'category_id',
    'brand_id',
    'product_id',
  ],
  measures: Object.keys(NOTHING),
  partsOf(fact) {
    const { requested_on, settled_on, goods_on, units, value } = fact
    return [
      ...(ROWS[fact.state_id]?.is_given_up
        ? []
        : [partOf('requested', requested_on, fact, { units, value })]),
      ...(settled_on === null ? [] : [partOf('settled', settled_on, fact, settledOf(fact))]),
      ...(goods_on !== null && isDecided(fact) ? [partOf('goods', goods_on, fact, goodsOf(fact))] : []),
      ...reversedParts(fact),
    ]
  },
}
