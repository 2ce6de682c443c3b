import type { Card } from '@deportivo/contracts/dispatch'
import { isLate, stageAge, type Pace } from './stage-age.ts'

export const FILTERS = ['q', 'city', 'payment', 'assistant', 'seller', 'late', 'news'] as const
export type FilterName = (typeof FILTERS)[number]
export type Filters = Partial<Record<FilterName, string>>

/** Nobody is assigned: a choice of the assistant's filter beside the assistants. */
export const UNASSIGNED = 'none'

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function findable(card: Card): string {
  const names = [card.client_name, card.city_name, card.guide_number, card.carrier, card.auxiliary_name]
  return folded(`#${card.id} ${names.filter(Boolean).join(' ')}`)
}

const CHECKS: Record<Exclude<FilterName, 'late'>, (card: Card, value: string) => boolean> = {
  q: (card, value) =>
    folded(value)
      .split(/\s+/)
      .every((word) => findable(card).includes(word)),
  city: (card, value) => card.city_id === Number(value),
  payment: (card, value) => card.payment_method === Number(value),
  assistant: (card, value) =>
    value === UNASSIGNED ? card.auxiliary_user_id === null : card.auxiliary_user_id === Number(value),
  seller: (card, value) => card.seller_id === Number(value),
  news: (card) => Boolean(card.newness),
}

export interface Clockwork {
  pace: Pace
  now: () => number
}

/** Whether a card is wanted. Lateness depends on the moment, so the clock comes with the question. */
export function matcherOf(filters: Filters, { pace, now }: Clockwork): (card: Card) => boolean {
  const { late, ...others } = filters
  const checks = Object.entries(others) as [Exclude<FilterName, 'late'>, string][]
  return (card) =>
    checks.every(([name, value]) => CHECKS[name](card, value)) &&
    (late === undefined || isLate(stageAge(card.state_entered_at, card.state_id, pace, now()).level))
}

export interface Choice {
  value: string
  label: string
}

/** What the cards on the board offer to filter by: only values that would find something. */
export function choicesOf(
  cards: Iterable<Card>,
  pick: (card: Card) => { id: number | null; name: string | null },
): Choice[] {
  const found = new Map<number, string>()
  for (const card of cards) {
    const { id, name } = pick(card)
    if (id !== null && name !== null) found.set(id, name)
  }
  return [...found]
    .map(([id, label]) => ({ value: String(id), label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es'))
}
