import type { Card } from '@deportivo/contracts/dispatch/board'
import { byAge, columnOf, COLUMNS, type ColumnId } from './columns.ts'

export interface ColumnView {
  cards: readonly Card[]
  total: number
}

/** Which card is drawn where. Columns that didn't change keep their identity, so that they aren't drawn again. */
export interface Layout {
  columns: Readonly<Record<ColumnId, ColumnView>>
  /** Moves, arrivals and departures that wait because somebody points into their column. */
  waiting: number
  /** Cards that came to where they are drawn with this layout. */
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
  held: ReadonlySet<ColumnId>
  /** Cards the person moved themself: they go at once. */
  own: ReadonlySet<number>
  /** The person asked for it (a filter, 'Aplicar'): everything goes where it belongs. */
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

function viewOf(before: ColumnView, cards: Card[]): ColumnView {
  cards.sort(byAge)
  if (isSame(before.cards, cards)) return before
  return { cards, total: cards.reduce((sum, card) => sum + card.total_value, 0) }
}

type MayMove = (id: number, from: ColumnId | null, to: ColumnId | null) => boolean

function movesOf({ held, own, isForced }: Arrangement): MayMove {
  if (isForced) return () => true
  const isHeld = (column: ColumnId | null) => column !== null && held.has(column)
  return (id, from, to) => own.has(id) || !(isHeld(from) || isHeld(to))
}

/** Draws every card where it belongs, but leaves those alone that would move under somebody's hand. */
export function arrange(before: Layout, arrangement: Arrangement): Layout {
  const mayMove = movesOf(arrangement)
  const places = placesOf(before)
  const drawn = Object.fromEntries(COLUMNS.map((id) => [id, [] as Card[]])) as Record<ColumnId, Card[]>
  const arrived: number[] = []
  let waiting = 0
  const put = (card: Card, from: ColumnId | null, to: ColumnId | null) => {
    const moves = from !== to
    const stays = moves && !mayMove(card.id, from, to)
    const column = stays ? from : to
    if (stays) waiting += 1
    if (column !== null) drawn[column].push(card)
    if (moves && column !== null && !stays) arrived.push(card.id)
  }
  for (const card of arrangement.cards.values()) {
    put(card, places.get(card.id)?.column ?? null, columnOf(card))
    places.delete(card.id)
  }
  // Left are the cards that are gone: one under the pointer is drawn as it was until it may go.
  for (const { card, column } of places.values()) put(card, column, null)
  const columns = Object.fromEntries(
    COLUMNS.map((id) => [id, viewOf(before.columns[id], drawn[id])]),
  ) as Record<ColumnId, ColumnView>
  return { columns, waiting, arrived }
}
