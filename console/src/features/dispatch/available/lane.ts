import type { AvailableCard } from '@deportivo/contracts/dispatch/board'
import { serverNow } from '../../../shared/net/clock.ts'
import { createStore, type Store } from '../../../shared/state/store.ts'
import { applyChanges, applySnapshot, emptyBoard, type BoardData } from '../model/board-data.ts'
import { byAge } from '../model/columns.ts'
import type { Followed } from '../live/follower.ts'

/** Who was faster, and since when they have it. */
export interface Winner {
  name: string
  since: string
}

export interface LaneCard {
  card: AvailableCard
  /** Somebody else took it a moment ago: said here, where the person pressed. */
  winner: Winner | null
}

/** Long enough to read a name, short enough that nobody waits for a card that is gone. */
const TOLD_MS = 8_000

/** Orders that may be taken: the room's, without those this person took, and for a moment those they lost. */
export interface Lane extends Followed<AvailableCard> {
  cards: Store<readonly LaneCard[]>
  /** Taken by this person: it goes at once. */
  drop: (id: number) => void
  /** Somebody else was faster. */
  lose: (card: AvailableCard, winner: Winner) => void
}

export function createLane(): Lane {
  let data: BoardData<AvailableCard> = emptyBoard()
  const dropped = new Map<number, number>()
  const lost = new Map<number, LaneCard>()
  const cards = createStore<readonly LaneCard[]>([])

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
      // This very version: given back, it is another one, and may be taken again.
      if (card) dropped.set(id, card.version)
      draw()
    },
    lose: (card, winner) => {
      lost.set(card.id, { card, winner })
      draw()
      setTimeout(() => {
        lost.delete(card.id)
        draw()
      }, TOLD_MS)
    },
  }
}
