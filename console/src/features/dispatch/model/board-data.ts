import type { Card } from '@deportivo/contracts/dispatch/board'
import type { RoomChange, RoomRow } from '@deportivo/contracts/live/messages'

/** A change made at this screen, until the room confirms it. `card` null: it left the board. */
interface OwnChange<Row> {
  version: number
  card: Row | null
  at: number
}

/** The room as the server sends it, and this user's own unconfirmed changes on top. */
export interface BoardData<Row extends RoomRow = Card> {
  room: string | null
  /** The last change of the room that is in `base`; null before the first snapshot. */
  seq: number | null
  base: ReadonlyMap<number, Row>
  own: ReadonlyMap<number, OwnChange<Row>>
}

/** A board before its first snapshot. */
export const emptyBoard = <Row extends RoomRow>(): BoardData<Row> => ({
  room: null,
  seq: null,
  base: new Map(),
  own: new Map(),
})

/** The room confirms an own change within milliseconds; one that is unconfirmed for so long wasn't for this room. */
const OWN_LASTS_MS = 10_000

export interface Snapshot<Row extends RoomRow = Card> {
  room: string
  seq: number
  cards: readonly Row[]
}

const sameOrNewer = <Row extends RoomRow>(known: Row | undefined, received: Row): Row =>
  known?.version === received.version ? known : received

/** Replaces the board by a snapshot. An older snapshot changes nothing. */
export function applySnapshot<Row extends RoomRow>(
  data: BoardData<Row>,
  { room, seq, cards }: Snapshot<Row>,
  now: number,
): BoardData<Row> {
  if (data.room === room && data.seq !== null && seq < data.seq) return data
  // Unchanged cards keep their identity, so that they aren't rendered again.
  const base = new Map(cards.map((card) => [card.id, sameOrNewer(data.base.get(card.id), card)]))
  const own = new Map(
    [...data.own].filter(([id, mine]) => {
      const received = base.get(id)
      return received === undefined ? now - mine.at < OWN_LASTS_MS : received.version < mine.version
    }),
  )
  return { room, seq, base, own }
}

export interface Applied<Row extends RoomRow> {
  data: BoardData<Row>
  /** A change in between is missing: the room must be joined again. */
  hasHole: boolean
}

/** Applies consecutive changes, drops older ones, stops where one is missing. */
export function applyChanges<Row extends RoomRow>(
  data: BoardData<Row>,
  changes: readonly RoomChange<Row>[],
): Applied<Row> {
  let seq = data.seq
  if (seq === null) return { data, hasHole: true }
  const base = new Map(data.base)
  const own = new Map(data.own)
  let hasHole = false
  for (const change of changes) {
    if (change.seq <= seq) continue
    if (change.seq > seq + 1) {
      hasHole = true
      break
    }
    seq = change.seq
    applyChange(base, own, change)
  }
  return seq === data.seq ? { data, hasHole } : { data: { ...data, seq, base, own }, hasHole }
}

function applyChange<Row extends RoomRow>(
  base: Map<number, Row>,
  own: Map<number, OwnChange<Row>>,
  { op, id, row }: RoomChange<Row>,
): void {
  if (op === 'remove' || row === null) {
    base.delete(id)
    own.delete(id)
    return
  }
  if ((base.get(id)?.version ?? 0) > row.version) return
  base.set(id, row)
  if ((own.get(id)?.version ?? 0) <= row.version) own.delete(id)
}

/** Half a version: newer than the one on screen, older than the one the server will reply. */
export const expectedVersion = (card: Card): number => Math.floor(card.version) + 0.5

/** Applies an own change on top of the board, unless a newer version is known. */
export function applyOwn<Row extends RoomRow>(
  data: BoardData<Row>,
  id: number,
  change: OwnChange<Row>,
): BoardData<Row> {
  const known = Math.max(data.base.get(id)?.version ?? 0, data.own.get(id)?.version ?? 0)
  if (change.version < known) return data
  return { ...data, own: new Map(data.own).set(id, change) }
}

/** Reverts an optimistic change that was refused. */
export function dropExpected(data: BoardData, id: number): BoardData {
  const mine = data.own.get(id)
  if (mine === undefined || Number.isInteger(mine.version)) return data
  const own = new Map(data.own)
  own.delete(id)
  return { ...data, own }
}

/** The cards to show to this user. */
export function cardsOf<Row extends RoomRow>({ base, own }: BoardData<Row>): ReadonlyMap<number, Row> {
  if (own.size === 0) return base
  const cards = new Map(base)
  for (const [id, { version, card }] of own) {
    if ((base.get(id)?.version ?? 0) > version) continue
    if (card === null) cards.delete(id)
    else cards.set(id, card)
  }
  return cards
}
