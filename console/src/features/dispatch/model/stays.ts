import type { Card } from '@deportivo/contracts/dispatch/board'
import { createStore, type Store } from '../../../shared/state/store.ts'
import type { ColumnId } from './columns.ts'

/** A card that its own user took further, and that is still drawn where it was. */
export interface Stay {
  /** Its place in the column. */
  since: string
  /** The state that its user brought it to; in another one, other users moved it on. */
  state: Card['state_id']
}

export interface Stays {
  cards: Store<ReadonlyMap<number, Stay>>
  /** Cards of this column stay from now on; all that stayed until now are released. */
  watch: (column: ColumnId | null) => void
  /** Records an own change of a card, if it is drawn in the watched column. */
  note: (drawn: readonly Card[], changed: Card) => void
  column: () => ColumnId | null
}

/**
 * A phone shows one column: a card that went to the next one would be gone, although its user goes on working on it.
 * It stays until another column is opened.
 */
export function createStays(): Stays {
  const cards = createStore<ReadonlyMap<number, Stay>>(new Map())
  let column: ColumnId | null = null
  return {
    cards,
    watch(next) {
      column = next
      if (cards.get().size > 0) cards.set(new Map())
    },
    note(drawn, { id, state_id }) {
      const before = drawn.find((card) => card.id === id)
      if (before === undefined) return
      const since = cards.get().get(id)?.since ?? before.state_entered_at
      cards.set(new Map(cards.get()).set(id, { since, state: state_id }))
    },
    column: () => column,
  }
}
