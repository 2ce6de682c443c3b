import type { AvailableCard } from '@deportivo/contracts/dispatch/board'
import { serverNow } from '../../../shared/net/clock.ts'
import { createStore, type Store } from '../../../shared/state/store.ts'
import { applyChanges, applySnapshot, emptyBoard, type BoardData } from '../model/board-data.ts'
import { byAge } from '../model/columns.ts'
import type { Followed } from '../live/follower.ts'

/** The user who took the order first, and when. */
export interface Winner {
  name: string
  since: string
}

export interface AvailableRow {
  card: AvailableCard
  /** Another user took the order just now; shown on the card that was pressed. */
  winner: Winner | null
}

/** Long enough to read a name; longer would leave a card on screen that can't be taken. */
const WINNER_SHOWN_MS = 8_000

/** Orders that may be taken: those of the room, minus those taken here, plus, briefly, those taken by others. */
export interface AvailableColumn extends Followed<AvailableCard> {
  cards: Store<readonly AvailableRow[]>
  /** Removes a card that this user took, before the room confirms it. */
  drop: (id: number) => void
  /** Shows for a moment who took the card first. */
  lose: (card: AvailableCard, winner: Winner) => void
}

export function createAvailableColumn(): AvailableColumn {
  let data: BoardData<AvailableCard> = emptyBoard()
  const dropped = new Map<number, number>()
  const lost = new Map<number, AvailableRow>()
  const cards = createStore<readonly AvailableRow[]>([])

  function draw(): void {
    const there = [...data.base.values()].filter((card) => dropped.get(card.id) !== card.version)
    const open = there.filter((card) => !lost.has(card.id)).map((card) => ({ card, winner: null }))
    cards.set([...open, ...lost.values()].sort((a, b) => byAge(a.card, b.card)))
  }

  return {
    cards,
    seq: () => data.seq,
    room: () => data.room,
    takeSnapshot: (snapshot) => {
      data = applySnapshot(data, snapshot, serverNow())
      draw()
    },
    takeChanges: (changes) => {
      const applied = applyChanges(data, changes)
      data = applied.data
      draw()
      return applied.hasHole
    },
    drop: (id) => {
      const card = data.base.get(id)
      // Only this version: an order that is released again has a newer one and may be taken again.
      if (card) dropped.set(id, card.version)
      draw()
    },
    lose: (card, winner) => {
      lost.set(card.id, { card, winner })
      draw()
      setTimeout(() => {
        lost.delete(card.id)
        draw()
      }, WINNER_SHOWN_MS)
    },
  }
}
