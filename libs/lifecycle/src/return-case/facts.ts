import type { Asker, Subject } from '../machine.ts'
import type { ReturnState } from './states.ts'

/** What became of the goods: a fact of its own, whatever the client gets for them. */
export type ReturnedGoods = 'quarantine' | 'sellable' | 'written_off' | 'claimed'

/** All that the table of steps may ask about a return case, named as on the wire. */
export interface ReturnFacts extends Subject<ReturnState> {
  /** null until they are here. */
  goods: ReturnedGoods | null
  /** The share of what was paid that the business recognises; null until it is chosen. */
  exchange_rate_id: number | null
  /** Seller and assistant of the order. */
  seller_id: number
  auxiliary_user_id: number | null
}

type ReturnCondition = (returnCase: ReturnFacts) => boolean

export const CONDITIONS = {
  in_quarantine: ({ goods }) => goods === 'quarantine',
  /** Goods written off or claimed from the supplier can't be handed back to the client. */
  can_be_handed_back: ({ goods }) => goods === null || goods === 'quarantine' || goods === 'sellable',
} satisfies Record<string, ReturnCondition>

export type Condition = keyof typeof CONDITIONS

export const NEEDS = {
  exchange_rate: ({ exchange_rate_id }) => exchange_rate_id !== null,
} satisfies Record<string, (returnCase: ReturnFacts, asker: Asker) => boolean>

export type Need = keyof typeof NEEDS
