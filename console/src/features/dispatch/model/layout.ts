import type { Card } from '@deportivo/contracts/dispatch/board'
import { byAge, columnOf, COLUMNS, type ColumnId } from './columns.ts'
import type { Stay } from './stays.ts'

export interface ColumnView {
  cards: readonly Card[]
  total: number
}

/** The cards of each column. Unchanged columns keep their identity, so that they aren't rendered again. */
export interface Layout {
  columns: Readonly<Record<ColumnId, ColumnView>>
  /** Moves, arrivals and departures that wait because their column is frozen. */
  waiting: number
  /** Cards that moved to their column with this layout. */
  arrived: readonly number[]
}

const NOTHING: ColumnView = { cards: [], total: 0 }

export const EMPTY_LAYOUT: Layout = {
  columns: Object.fromEntries(COLUMNS.map((id) => [id, NOTHING])) as Record<ColumnId, ColumnView>,
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
}

interface Placement {
  card: Card
  column: ColumnId
}

function placesOf(layout: Layout): Map<number, Placement> {
  const places = new Map<number, Placement>()
  for (const column of COLUMNS)
    for (const card of layout.columns[column].cards) places.set(card.id, { card, column })
  return places
}

const isSame = (a: readonly Card[], b: readonly Card[]) =>
  a.length === b.length && a.every((card, index) => card === b[index])

function viewOf(before: ColumnView, cards: Card[], stays: Arrangement['stays']): ColumnView {
  const since = ({ id, state_entered_at }: Card) => stays.get(id)?.since ?? state_entered_at
  const placed = (card: Card) => ({ id: card.id, state_entered_at: since(card) })
  // A board of hundreds is sorted with every change, and only a phone has cards that stay.
  cards.sort(stays.size === 0 ? byAge : (one, other) => byAge(placed(one), placed(other)))
  if (isSame(before.cards, cards)) return before
  return { cards, total: cards.reduce((sum, card) => sum + card.total_value, 0) }
}

type MayMove = (id: number, from: ColumnId | null, to: ColumnId | null) => boolean

function movesOf({ frozen, own, isForced }: Arrangement): MayMove {
  if (isForced) return () => true
  const isFrozen = (column: ColumnId | null) => column !== null && frozen.has(column)
  return (id, from, to) => own.has(id) || !(isFrozen(from) || isFrozen(to))
}

/** Puts every card into its column, except cards that would move in or out of a frozen one. */
export function arrange(before: Layout, arrangement: Arrangement): Layout {
  const mayMove = movesOf(arrangement)
  const { stays: staying } = arrangement
  const places = placesOf(before)
  const drawn = Object.fromEntries(COLUMNS.map((id) => [id, [] as Card[]])) as Record<ColumnId, Card[]>
  const arrived: number[] = []
  let waiting = 0
  const put = (card: Card, from: ColumnId | null, to: ColumnId | null) => {
    const isStaying = staying.has(card.id) && from !== null && to !== null
    const waits = from !== to && !isStaying && !mayMove(card.id, from, to)
    const column = waits || isStaying ? from : to
    if (waits) waiting += 1
    if (column === null) return
    drawn[column].push(card)
    if (column !== from) arrived.push(card.id)
  }
  for (const card of arrangement.cards.values()) {
    put(card, places.get(card.id)?.column ?? null, columnOf(card))
    places.delete(card.id)
  }
  // What remains are cards that left the board: one in a frozen column stays until the column is released.
  for (const { card, column } of places.values()) put(card, column, null)
  const columns = Object.fromEntries(
    COLUMNS.map((id) => [id, viewOf(before.columns[id], drawn[id], staying)]),
  ) as Record<ColumnId, ColumnView>
  return { columns, waiting, arrived }
}
