import type { Card } from '@deportivo/contracts/dispatch/board'
import type { RoomChange } from '@deportivo/contracts/live/messages'
import { roomsOf } from '@deportivo/lifecycle/order/visibility'
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
import type { Grouping } from './card-groups.ts'
import { columnOf, type ColumnId } from './columns.ts'
import { createFlashes } from './flashes.ts'
import { createColumnFreezes, type FreezeReason } from './column-freezes.ts'
import { arrange, EMPTY_LAYOUT, type Layout } from './layout.ts'
import { createStays, type Stays } from './stays.ts'

/** One board: the room's rows, this user's own changes and the layout. Lives outside React for speed. */
export interface Board {
  cards: Store<ReadonlyMap<number, Card>>
  layout: Store<Layout>
  /** Cards that just arrived or changed: they are outlined for a moment. */
  flashes: Store<ReadonlySet<number>>
  /** Cards that stay in their column after an own step. */
  stays: Stays['cards']
  /** From now on cards of this column stay in it after an own step; null: of no column. */
  stayIn: (column: ColumnId | null) => void
  seq: () => number | null
  room: () => string | null
  takeSnapshot: (snapshot: Snapshot) => void
  /** Returns whether a change is missing. */
  takeChanges: (changes: readonly RoomChange<Card>[]) => boolean
  /** Applies the server's reply to an own step. */
  takeOwn: (card: Card) => void
  /** Shows an own step before its reply; reverted by `unexpect` when it is refused. */
  expect: (card: Card) => void
  unexpect: (id: number) => void
  filter: (matches: (card: Card) => boolean) => void
  /** Groups the cards of each column; null: not at all. */
  group: (grouping: Grouping | null) => void
  /** The user points or types in this column: freezes its cards for now. */
  freeze: (column: ColumnId, reason: FreezeReason) => void
  release: (column: ColumnId, reason: FreezeReason) => void
  /** Moves every card to its column now. */
  apply: () => void
}

/** What the user chose to see. */
interface Wanted {
  matches: (card: Card) => boolean
  grouping: Grouping | null
}

const NONE: ReadonlySet<number> = new Set()

/** The board's data and what is drawn of it. */
function createDrawing() {
  let data: BoardData = emptyBoard()
  let wanted: Wanted = { matches: () => true, grouping: null }
  const cards = createStore(cardsOf(data))
  const layout = createStore(EMPTY_LAYOUT)
  const { flashes, flash } = createFlashes()
  // A pointer that leaves a column redraws only what waited for that.
  const freezes = createColumnFreezes(() => layout.get().waiting > 0 && draw())
  const stays = createStays()

  function draw(own = NONE, isForced = false): void {
    const known = cardsOf(data)
    const shown = new Map([...known].filter(([, card]) => columnOf(card) !== null && wanted.matches(card)))
    cards.set(known)
    const next = arrange(layout.get(), {
      cards: shown,
      frozen: freezes.frozen(),
      stays: stays.cards.get(),
      own,
      isForced,
      grouping: wanted.grouping,
    })
    layout.set(next)
    if (!isForced) flash(next.arrived)
  }

  return {
    cards,
    layout,
    flashes,
    flash,
    freezes,
    stays,
    draw,
    data: () => data,
    know: (next: BoardData) => {
      data = next
    },
    want: (next: Partial<Wanted>) => {
      wanted = { ...wanted, ...next }
    },
  }
}

type Drawing = ReturnType<typeof createDrawing>

/** From now on cards stay in this column; what stayed before moves. */
function stayIn({ stays, draw }: Drawing, column: ColumnId | null): void {
  stays.watch(column)
  draw(NONE, true)
}

const layOver = (drawing: Drawing, card: Card, version: number) => {
  // For example released by its assistant: the card is still on the full board, but not in this room.
  const { room } = drawing.data()
  const isHere = room === null || roomsOf(card).includes(room)
  const shown = columnOf(card) === null || !isHere ? null : card
  const column = drawing.stays.column()
  if (column !== null) drawing.stays.note(drawing.layout.get().columns[column].cards, card)
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
  const { cards, layout, flashes, freezes, stays, draw, data, know } = drawing
  return {
    cards,
    layout,
    flashes,
    stays: stays.cards,
    stayIn: (column) => stayIn(drawing, column),
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
      drawing.want({ matches })
      draw(NONE, true)
    },
    group: (grouping) => {
      drawing.want({ grouping })
      draw(NONE, true)
    },
    freeze: freezes.freeze,
    release: freezes.release,
    apply: () => stayIn(drawing, stays.column()),
  }
}

/** Cards that were on the board before and have changed. */
function changedIn(before: BoardData, after: BoardData, changes: readonly RoomChange<Card>[]): number[] {
  const ids = changes.map(({ id }) => id)
  return ids.filter((id) => before.base.has(id) && before.base.get(id) !== after.base.get(id))
}
