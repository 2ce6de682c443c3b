import type { Asker, Subject } from '../machine.ts'
import type { ReturnState } from './states.ts'

/** What was done with the goods, independent of what the client gets for them. */
export type ReturnedGoods = 'quarantine' | 'sellable' | 'written_off' | 'claimed'

/** All facts of a return case that the table of steps may use, named as on the wire. */
export interface ReturnFacts extends Subject<ReturnState> {
  /** null until they have arrived. */
  goods: ReturnedGoods | null
  /** Whether all its units are where `goods` names: none of them left by itself. */
  are_goods_whole: boolean
  /** The recognised share of the paid amount; null until it is chosen. */
  exchange_rate_id: number | null
  /** Whether the client has paid what the replacement costs beyond the recognised amount; true where it costs no more. */
  is_difference_paid: boolean
  /** Seller and assistant of the order. */
  seller_id: number
  auxiliary_user_id: number | null
}

type ReturnCondition = (returnCase: ReturnFacts) => boolean

export const CONDITIONS = {
  in_quarantine: ({ goods, are_goods_whole }) => goods === 'quarantine' && are_goods_whole,
  /** Goods written off or claimed from the supplier cannot be handed back to the client. */
  can_be_handed_back: ({ goods, are_goods_whole }) =>
    goods === null || ((goods === 'quarantine' || goods === 'sellable') && are_goods_whole),
} satisfies Record<string, ReturnCondition>

export type Condition = keyof typeof CONDITIONS

export const NEEDS = {
  exchange_rate: ({ exchange_rate_id }) => exchange_rate_id !== null,
  difference_paid: ({ is_difference_paid }) => is_difference_paid,
} satisfies Record<string, (returnCase: ReturnFacts, asker: Asker) => boolean>

export type Need = keyof typeof NEEDS
