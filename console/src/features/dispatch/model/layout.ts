import type { Card } from '@deportivo/contracts/dispatch/board'
import { owedOf } from '../../../entities/order/owed.ts'
import { divided, groupNameOf, type CardGroup, type Grouping, type GroupName } from './card-groups.ts'
import { byAge, columnOf, COLUMNS, type ColumnId } from './columns.ts'
import type { Stay } from './stays.ts'

export interface ColumnView {
  /** As they are drawn: group after group, the longest waiting first. */
  cards: readonly Card[]
  /** The same cards, the longest waiting first whatever their group is. */
  aged: readonly Card[]
  /** The same cards below their headings; empty while nothing is grouped. */
  groups: readonly CardGroup[]
  grouping: Grouping | null
  total: number
  /** Pesos that its orders still owe. */
  owed: number
}

/** The cards of each column. Unchanged columns keep their identity, so that they aren't rendered again. */
export interface Layout {
  columns: Readonly<Record<ColumnId, ColumnView>>
  grouping: Grouping | null
  /** Moves, arrivals and departures that wait because their column is frozen. */
  waiting: number
  /** Cards that moved to their column or group with this layout. */
  arrived: readonly number[]
}

const NOTHING: ColumnView = { cards: [], aged: [], groups: [], grouping: null, total: 0, owed: 0 }

export const EMPTY_LAYOUT: Layout = {
  columns: Object.fromEntries(COLUMNS.map((id) => [id, NOTHING])) as Record<ColumnId, ColumnView>,
  grouping: null,
  waiting: 0,
  arrived: [],
}

export interface Arrangement {
  cards: ReadonlyMap<number, Card>
  /** Columns with the pointer or the focus inside: nothing moves in or out of them. */
  frozen: ReadonlySet<ColumnId>
  /** Cards this user moved: they move at once. */
  own: ReadonlySet<number>
  /** Cards that stay in their column as long as they are on the board at all, even if all others move. */
  stays: ReadonlyMap<number, Stay>
  /** The user requested it (a filter, 'Aplicar'): every card moves to its column. */
  isForced: boolean
  grouping: Grouping | null
}

/** A column, and the group in it where cards are grouped. */
interface Place {
  column: ColumnId | null
  group: GroupName | undefined
}

interface Placement extends Place {
  card: Card
}

const OFF_THE_BOARD: Place = { column: null, group: undefined }

/** Where the cards are drawn now. */
function placesOf({ columns, grouping }: Layout, next: Grouping | null): Map<number, Placement> {
  const places = new Map<number, Placement>()
  for (const column of COLUMNS) {
    const { cards, groups } = columns[column]
    for (const card of cards) places.set(card.id, { card, column, group: undefined })
    // Groups of another kind keep no card.
    if (grouping !== next) continue
    for (const group of groups) for (const card of group.cards) places.set(card.id, { card, column, group })
  }
  return places
}

const isSame = (a: readonly Card[], b: readonly Card[]) =>
  a.length === b.length && a.every((card, index) => card === b[index])

const sumOf = (cards: readonly Card[], pesosOf: (card: Card) => number) =>
  cards.reduce((sum, card) => sum + pesosOf(card), 0)

/** What a column is drawn from. */
interface Drawn {
  cards: Card[]
  /** A card came into a group of it, although the card itself may be the same. */
  isRegrouped: boolean
}

function viewOf(
  before: ColumnView,
  { cards, isRegrouped }: Drawn,
  { stays, grouping }: Arrangement,
  names: ReadonlyMap<number, GroupName>,
): ColumnView {
  const since = ({ id, state_entered_at }: Card) => stays.get(id)?.since ?? state_entered_at
  const placed = (card: Card) => ({ id: card.id, state_entered_at: since(card) })
  // A board of hundreds is sorted with every change, and only a phone has cards that stay.
  cards.sort(stays.size === 0 ? byAge : (one, other) => byAge(placed(one), placed(other)))
  if (!isRegrouped && isSame(before.aged, cards)) return before
  const groups = grouping === null ? [] : divided(cards, names)
  return {
    cards: grouping === null ? cards : groups.flatMap((group) => group.cards),
    aged: cards,
    groups,
    grouping,
    total: sumOf(cards, (card) => card.total_value),
    owed: sumOf(cards, owedOf),
  }
}

type MayMove = (id: number, from: ColumnId | null, to: ColumnId | null) => boolean

function movesOf({ frozen, own, isForced }: Arrangement): MayMove {
  if (isForced) return () => true
  const isFrozen = (column: ColumnId | null) => column !== null && frozen.has(column)
  return (id, from, to) => own.has(id) || !(isFrozen(from) || isFrozen(to))
}

const isSamePlace = (from: Place, to: Place) =>
  from.column === to.column && (from.group === undefined || from.group.id === to.group?.id)

/** Where a card is drawn next. If it belongs elsewhere, it has moved there, or it is still where it was. */
interface Placing extends Place {
  hasMoved: boolean
  waits: boolean
}

/** Column and group go together: a card that waits, or stays, is drawn exactly where it was. */
function placing(arrangement: Arrangement) {
  const mayMove = movesOf(arrangement)
  return (id: number, from: Place, to: Place): Placing => {
    if (isSamePlace(from, to)) return { ...to, hasMoved: false, waits: false }
    const isStaying = arrangement.stays.has(id) && from.column !== null && to.column !== null
    const waits = !isStaying && !mayMove(id, from.column, to.column)
    if (!isStaying && !waits) return { ...to, hasMoved: true, waits }
    return { column: from.column, group: from.group ?? to.group, hasMoved: false, waits }
  }
}

/** Puts every card into its column and group, except cards that would move in or out of a frozen column. */
export function arrange(before: Layout, arrangement: Arrangement): Layout {
  const { cards, grouping } = arrangement
  const placeOf = placing(arrangement)
  const places = placesOf(before, grouping)
  const isRegrouped = before.grouping !== grouping
  const drawn = Object.fromEntries(
    COLUMNS.map((id): [ColumnId, Drawn] => [id, { cards: [], isRegrouped }]),
  ) as Record<ColumnId, Drawn>
  const names = new Map<number, GroupName>()
  const arrived: number[] = []
  let waiting = 0
  const put = (card: Card, next: ColumnId | null) => {
    const to = { column: next, group: grouping === null ? undefined : groupNameOf(grouping, card) }
    const { column, group, hasMoved, waits } = placeOf(card.id, places.get(card.id) ?? OFF_THE_BOARD, to)
    if (waits) waiting += 1
    if (column === null) return
    drawn[column].cards.push(card)
    if (group) names.set(card.id, group)
    if (!hasMoved) return
    drawn[column].isRegrouped = true
    arrived.push(card.id)
  }
  for (const card of cards.values()) put(card, columnOf(card))
  // Cards that left the board: one in a frozen column stays until the column is released.
  for (const [id, { card }] of places) if (!cards.has(id)) put(card, null)
  const columns = Object.fromEntries(
    COLUMNS.map((id) => [id, viewOf(before.columns[id], drawn[id], arrangement, names)]),
  ) as Record<ColumnId, ColumnView>
  return { columns, grouping, waiting, arrived }
}
