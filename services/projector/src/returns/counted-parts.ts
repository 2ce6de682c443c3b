import { entriesOf } from '../engine/reversals.ts'
import type { Goods, ReturnFact, Settled } from './return-fact.ts'

export const settledOf = (fact: ReturnFact): Settled => {
  const { units, credited, vouchers, replaced, replaced_cost, replaced_uncosted } = fact
  return { units, credited, vouchers, replaced, replaced_cost, replaced_uncosted }
}

/** Sellable units are an asset again; of those written off or claimed the cost is lost. */
export const goodsOf = ({ cost, cost_lost }: Pick<ReturnFact, 'cost' | 'cost_lost'>): Goods => ({
  cost_back: cost - cost_lost,
  cost_lost,
})

export const isDecided = ({ goods }: Pick<ReturnFact, 'goods'>): boolean =>
  goods !== null && goods !== 'quarantine'

const signed = <Amounts extends object>(sign: 1 | -1, amounts: Amounts): Partial<Settled & Goods> =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, sign * Number(amount)]))

/** What each reversal of a case adds and subtracts, and when. */
export const reversedEntries = ({ reversed }: ReturnFact) => [
  ...entriesOf(reversed.settled).map(({ at, sign, reversed_at: _, ...amounts }) => {
    return { kind: 'settled' as const, at, amounts: signed(sign, amounts) }
  }),
  ...entriesOf(reversed.goods).map(({ at, sign, reversed_at: _, ...amounts }) => {
    return { kind: 'goods' as const, at, amounts: signed(sign, amounts) }
  }),
]
