import type { Card } from '@deportivo/contracts/dispatch/board'
import type { RoomChange, RoomRow } from '@deportivo/contracts/live/messages'

/** What the person at this screen did, until the room says it too. `card` null: it left the board. */
interface OwnChange<Row> {
  version: number
  card: Row | null
  at: number
}

/** The room as the server tells it, and this person's own changes laid over it. */
export interface BoardData<Row extends RoomRow = Card> {
  room: string | null
  /** The last change of the room that is in `base`; null before the first snapshot. */
  seq: number | null
  base: ReadonlyMap<number, Row>
  own: ReadonlyMap<number, OwnChange<Row>>
}

/** Nothing of any room is known yet. */
export const emptyBoard = <Row extends RoomRow>(): BoardData<Row> => ({
  room: null,
  seq: null,
  base: new Map(),
  own: new Map(),
})

/** The room repeats an own change within milliseconds; one it doesn't repeat for so long wasn't for this room. */
const OWN_LASTS_MS = 10_000

export interface Snapshot<Row extends RoomRow = Card> {
  room: string
  seq: number
  cards: readonly Row[]
}

const sameOrNewer = <Row extends RoomRow>(known: Row | undefined, told: Row): Row =>
  known?.version === told.version ? known : told

/** Takes over a whole board. One that is older than what is known already changes nothing. */
export function applySnapshot<Row extends RoomRow>(
  data: BoardData<Row>,
  { room, seq, cards }: Snapshot<Row>,
  now: number,
): BoardData<Row> {
  if (data.room === room && data.seq !== null && seq < data.seq) return data
  // Cards that didn't change keep their identity, so that they aren't drawn again.
  const base = new Map(cards.map((card) => [card.id, sameOrNewer(data.base.get(card.id), card)]))
  const own = new Map(
    [...data.own].filter(([id, mine]) => {
      const told = base.get(id)
      return told === undefined ? now - mine.at < OWN_LASTS_MS : told.version < mine.version
    }),
  )
  return { room, seq, base, own }
}

export interface Applied<Row extends RoomRow> {
  data: BoardData<Row>
  /** A change in between is missing: the room must be joined again. */
  hasHole: boolean
}

/** Applies the changes that continue what is known, drops what is older, stops at a hole. */
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

/** Half a version: newer than what was seen, older than whatever the server answers. */
export const expectedVersion = (card: Card): number => Math.floor(card.version) + 0.5

/** Lays an own change over the board; an older one than what is known is not taken. */
export function applyOwn<Row extends RoomRow>(
  data: BoardData<Row>,
  id: number,
  change: OwnChange<Row>,
): BoardData<Row> {
  const known = Math.max(data.base.get(id)?.version ?? 0, data.own.get(id)?.version ?? 0)
  if (change.version < known) return data
  return { ...data, own: new Map(data.own).set(id, change) }
}

/** Takes back what was expected and didn't happen. */
export function dropExpected(data: BoardData, id: number): BoardData {
  const mine = data.own.get(id)
  if (mine === undefined || Number.isInteger(mine.version)) return data
  const own = new Map(data.own)
  own.delete(id)
  return { ...data, own }
}

/** The cards as this person should see them. */
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
