import type { Card } from '@deportivo/contracts/dispatch/board'
import type { ColumnId } from './columns.ts'
import type { Layout } from './layout.ts'

const clamp = (index: number, length: number) => Math.max(0, Math.min(length - 1, index))

/** The nearest column with cards on that side; columns without any are stepped over. */
function beside(layout: Layout, columns: readonly ColumnId[], from: number, step: 1 | -1): ColumnId | null {
  for (let index = from + step; index >= 0 && index < columns.length; index += step) {
    const column = columns[index]
    if (column !== undefined && layout.columns[column].cards.length > 0) return column
  }
  return null
}

/** Where a card is on the board. */
interface CardPosition {
  layout: Layout
  columns: readonly ColumnId[]
  at: number
  row: number
  cards: readonly Card[]
}

function positionOf(layout: Layout, columns: readonly ColumnId[], id: number): CardPosition | null {
  for (const [at, column] of columns.entries()) {
    const { cards } = layout.columns[column]
    const row = cards.findIndex((card) => card.id === id)
    if (row >= 0) return { layout, columns, at, row, cards }
  }
  return null
}

const within = ({ cards }: CardPosition, row: number) => cards[clamp(row, cards.length)]

function sideways({ layout, columns, at, row }: CardPosition, step: 1 | -1): Card | undefined {
  const next = beside(layout, columns, at, step)
  const cards = next === null ? [] : layout.columns[next].cards
  return cards[clamp(row, cards.length)]
}

const MOVES: Record<string, (place: CardPosition) => Card | undefined> = {
  ArrowDown: (place) => within(place, place.row + 1),
  ArrowUp: (place) => within(place, place.row - 1),
  Home: (place) => place.cards[0],
  End: (place) => place.cards.at(-1),
  ArrowLeft: (place) => sideways(place, -1),
  ArrowRight: (place) => sideways(place, 1),
}

/** Which card a key leads to from this one: along the column, or the same row of the next one. Null: nowhere. */
export function cardBeside(
  layout: Layout,
  columns: readonly ColumnId[],
  id: number,
  key: string,
): number | null {
  const place = positionOf(layout, columns, id)
  return (place && MOVES[key]?.(place)?.id) ?? null
}

/** The card that holds the keyboard when none was chosen, or the chosen one is gone. */
export function firstCard(layout: Layout, columns: readonly ColumnId[]): number | null {
  for (const column of columns) {
    const first = layout.columns[column].cards[0]
    if (first) return first.id
  }
  return null
}
