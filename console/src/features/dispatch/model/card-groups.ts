import type { Card } from '@deportivo/contracts/dispatch/board'
import type { Asker } from '@deportivo/lifecycle/machine'
import { pointlessFilter } from './own-board.ts'

/** What the cards of each column can be grouped by. */
export const GROUPINGS = ['assistant', 'carrier', 'city'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** On a board of one assistant, all cards would be in one group. */
export const groupingsFor = (asker: Asker): Grouping[] =>
  GROUPINGS.filter((grouping) => grouping !== pointlessFilter(asker))

/** To which group a card belongs; both are null where it has no assistant, carrier or city. */
export interface GroupName {
  id: number | string | null
  name: string | null
}

/** Cards of a column below one heading. */
export interface CardGroup extends GroupName {
  cards: readonly Card[]
}

const NO_GROUP: GroupName = { id: null, name: null }

const named = (id: number | string | null, name: string | null): GroupName =>
  id === null || !name ? NO_GROUP : { id, name }

const NAMES: Record<Grouping, (card: Card) => GroupName> = {
  assistant: (card) => named(card.auxiliary_user_id, card.auxiliary_name),
  carrier: ({ carrier }) => named(carrier, carrier),
  city: (card) => named(card.city_id, card.city_name),
}

export const groupNameOf = (grouping: Grouping, card: Card): GroupName => NAMES[grouping](card)

// Made once: a comparison by `localeCompare` costs about a hundred times as much.
const { compare } = new Intl.Collator('es')

/** By name, cards without one last. */
function byName(one: GroupName, other: GroupName): number {
  if (one.name === null || other.name === null) return Number(one.name === null) - Number(other.name === null)
  return compare(one.name, other.name) || (String(one.id) < String(other.id) ? -1 : 1)
}

/** Divides cards into groups. Within a group they keep their order. */
export function divided(cards: readonly Card[], names: ReadonlyMap<number, GroupName>): CardGroup[] {
  const groups = new Map<GroupName['id'], GroupName & { cards: Card[] }>()
  for (const card of cards) {
    const name = names.get(card.id) ?? NO_GROUP
    const group = groups.get(name.id)
    if (group) group.cards.push(card)
    else groups.set(name.id, { ...name, cards: [card] })
  }
  return [...groups.values()].sort(byName)
}
