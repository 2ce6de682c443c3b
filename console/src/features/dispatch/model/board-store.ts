import type { Card } from '@deportivo/contracts/dispatch/board'
import type { RoomChange } from '@deportivo/contracts/live/messages'
import { roomsOf } from '@deportivo/lifecycle/order/board-rooms'
import { serverNow } from '../../../shared/net/clock.ts'
import { createStore, type Store } from '../../../shared/state/store.ts'
import {
  applyChanges,
  applyOwn,
  applySnapshot,
  cardsOf,
  dropExpected,
  emptyBoard,
  expectedVersion,
  type BoardData,
  type Snapshot,
} from './board-data.ts'
import { columnOf, type ColumnId } from './columns.ts'
import { createFlashes } from './flashes.ts'
import { createHolds, type HoldReason } from './holds.ts'
import { arrange, EMPTY_LAYOUT, type Layout } from './layout.ts'

/** One board: what the room says, what this person did, and what is drawn. Lives outside React for its speed. */
export interface Board {
  cards: Store<ReadonlyMap<number, Card>>
  layout: Store<Layout>
  /** Cards that just came or changed: they are outlined for a moment. */
  flashes: Store<ReadonlySet<number>>
  seq: () => number | null
  room: () => string | null
  takeSnapshot: (snapshot: Snapshot) => void
  /** Answers whether a change is missing. */
  takeChanges: (changes: readonly RoomChange<Card>[]) => boolean
  /** What the server answered to an own step. */
  takeOwn: (card: Card) => void
  /** Draws an own step before its answer; taken back by `unexpect` when it is refused. */
  expect: (card: Card) => void
  unexpect: (id: number) => void
  filter: (matches: (card: Card) => boolean) => void
  /** Somebody points or types in this column: nothing moves there for now. */
  hold: (column: ColumnId, reason: HoldReason) => void
  release: (column: ColumnId, reason: HoldReason) => void
  /** Draws everything where it belongs, now. */
  apply: () => void
}

const NONE: ReadonlySet<number> = new Set()

/** What is known, and what is drawn of it. */
function createDrawing() {
  let data: BoardData = emptyBoard()
  let matches: (card: Card) => boolean = () => true
  const cards = createStore(cardsOf(data))
  const layout = createStore(EMPTY_LAYOUT)
  const { flashes, flash } = createFlashes()
  const holds = createHolds(() => draw())

  function draw(own = NONE, isForced = false): void {
    const known = cardsOf(data)
    const shown = new Map([...known].filter(([, card]) => columnOf(card) !== null && matches(card)))
    cards.set(known)
    const next = arrange(layout.get(), { cards: shown, held: holds.held(), own, isForced })
    layout.set(next)
    if (!isForced) flash(next.arrived)
  }

  return {
    cards,
    layout,
    flashes,
    flash,
    holds,
    draw,
    data: () => data,
    know: (next: BoardData) => {
      data = next
    },
    want: (next: (card: Card) => boolean) => {
      matches = next
    },
  }
}

type Drawing = ReturnType<typeof createDrawing>

const layOver = (drawing: Drawing, card: Card, version: number) => {
  // Given back by who had taken it, for example: it is on the board, but no longer on this one.
  const { room } = drawing.data()
  const isHere = room === null || roomsOf(card).includes(room)
  const shown = columnOf(card) === null || !isHere ? null : card
  drawing.know(applyOwn(drawing.data(), card.id, { version, card: shown, at: serverNow() }))
  drawing.draw(new Set([card.id]))
}

function takeChanges({ data, know, draw, flash }: Drawing, changes: readonly RoomChange<Card>[]): boolean {
  const before = data()
  const { data: after, hasHole } = applyChanges(before, changes)
  if (after === before) return hasHole
  know(after)
  draw()
  flash(changedIn(before, after, changes))
  return hasHole
}

export function createBoard(): Board {
  const drawing = createDrawing()
  const { cards, layout, flashes, holds, draw, data, know } = drawing
  return {
    cards,
    layout,
    flashes,
    seq: () => data().seq,
    room: () => data().room,
    takeSnapshot: (snapshot) => {
      const isFirst = data().room !== snapshot.room
      know(applySnapshot(data(), snapshot, serverNow()))
      draw(NONE, isFirst)
    },
    takeChanges: (changes) => takeChanges(drawing, changes),
    takeOwn: (card) => layOver(drawing, card, card.version),
    expect: (card) => {
      const version = expectedVersion(card)
      layOver(drawing, { ...card, version }, version)
    },
    unexpect: (id) => {
      know(dropExpected(data(), id))
      draw(new Set([id]))
    },
    filter: (matches) => {
      drawing.want(matches)
      draw(NONE, true)
    },
    hold: holds.hold,
    release: holds.release,
    apply: () => draw(NONE, true),
  }
}

/** Cards that were there before and say something else now. */
function changedIn(before: BoardData, after: BoardData, changes: readonly RoomChange<Card>[]): number[] {
  const ids = changes.map(({ id }) => id)
  return ids.filter((id) => before.base.has(id) && before.base.get(id) !== after.base.get(id))
}
