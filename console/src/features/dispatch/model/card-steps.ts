import type { Card } from '@deportivo/contracts/dispatch/board'
import { offeredSteps, stepExists, type OfferedStep } from '@deportivo/lifecycle/order/decisions'
import type { Asker, OrderFacts } from '@deportivo/lifecycle/order/facts'
import { isFinal, ORDER_STEPS, type StepName } from '@deportivo/lifecycle/order/steps'
import type { Session } from '../../../shared/session/session.tsx'

/** What the table of steps asks about an order, read off its card. No card is in news: none has a way back or came back. */
const factsOf = (card: Card): OrderFacts => ({
  state: card.state_id,
  type_order: card.type_order,
  is_local_delivery: card.is_local_delivery,
  is_ct: card.is_ct,
  payment_validated: card.payment_validated,
  has_payment_support: card.has_payment_support,
  stock_left: card.stock_left,
  line_count: card.line_count,
  seller_id: card.seller_id,
  auxiliary_user_id: card.auxiliary_user_id,
  news_from_state: null,
  units: card.units,
  units_back: null,
})

export const askerOf = ({ user, profile, grants }: Session): Asker => ({
  id: user.id,
  profile_id: profile.id,
  grants,
  // What may be taken for oneself waits in a lane of its own: no card of the board is meant for it.
  self_claim: false,
})

/** The steps that lead an order on, the one that is usual in a stage before its alternatives. */
export const LEADS_ON: readonly StepName[] = [
  'validate_payment',
  'assign_auxiliary',
  'get_ready',
  'pack',
  'upload_guide',
  'delivered_to_customer',
  'delivered_locally',
  'full_payment_ct',
  'upload_payment_support',
]

export interface CardSteps {
  /** The one button of the card; null where this profile has nothing to do with it now. */
  primary: OfferedStep | null
  rest: readonly OfferedStep[]
}

const isForOthers = ({ refusal }: OfferedStep) => refusal === 'forbidden'

/** The buttons of a card: from the same table that the server obeys, with this profile's own permissions. */
export function stepsOf(card: Card, asker: Asker): CardSteps {
  const offered = offeredSteps(factsOf(card), asker).filter((step) => !isForOthers(step))
  const leading = LEADS_ON.flatMap((name) => offered.find(({ step }) => step === name) ?? [])
  const primary = leading.find(({ allowed }) => allowed) ?? leading[0] ?? null
  return { primary, rest: offered.filter((step) => step !== primary) }
}

/** A card's own `next`, as the server would tell it. */
export const nextOf = (card: Card, asker: Asker) =>
  offeredSteps(factsOf(card), asker).map(({ key, step, allowed }) => ({ step, allowed, final: isFinal(key) }))

/** Packed, goes with a carrier, and has no guide yet. */
export const awaitsGuide = (card: Card): boolean => stepExists(ORDER_STEPS.upload_guide, factsOf(card))
