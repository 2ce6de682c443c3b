import type { Card } from '@deportivo/contracts/dispatch/board'
import type { Asker } from '@deportivo/lifecycle/machine'
import type { OrderFacts } from '@deportivo/lifecycle/order/facts'
import { offeredSteps, orderMachine, type OfferedStep } from '@deportivo/lifecycle/order/order-machine'
import { isForOthers, mainStep } from '../../../entities/order/steps/step-view.ts'
import type { Session } from '../../../shared/session/session.tsx'

/** What the table of steps asks about an order. No card was set aside: none has a way back or came back. */
const factsOf = (card: Card): OrderFacts => ({ ...card, news_from_state: null, units_back: null })

export const askerOf = ({ user, profile, grants }: Session): Asker => ({
  id: user.id,
  profile_id: profile.id,
  grants,
  // What may be taken for oneself waits in a column of its own: no card of the board is meant for it.
  self_claim: false,
})

export interface CardSteps {
  /** The one button of the card; null where this profile has nothing to do with it now. */
  primary: OfferedStep | null
  rest: readonly OfferedStep[]
}

/** A card's own `next`, as the server would send it. */
export const nextOf = (card: Card, asker: Asker): OfferedStep[] => offeredSteps(factsOf(card), asker)

/** The buttons of a card: from the same table that the server obeys, with this profile's own permissions. */
export function stepsOf(card: Card, asker: Asker): CardSteps {
  const offered = nextOf(card, asker).filter((next) => !isForOthers(next))
  const primary = mainStep(offered) ?? null
  return { primary, rest: offered.filter((step) => step !== primary) }
}

/** Packed, goes with a carrier, and has no guide yet. */
export const awaitsGuide = (card: Card): boolean => orderMachine.exists('upload_guide', factsOf(card))
