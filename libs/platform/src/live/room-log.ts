import type { Knex } from 'knex'
import { beforeCommit } from '../db/before-commit.ts'
import { withoutWaiting } from '../db/pipeline.ts'
import { queryRows } from '../db/query-rows.ts'
import { prepared } from '../db/prepared.ts'
import { handOver, type RoomChanges } from './committed-changes.ts'
import type { RoomChange, RoomOp, RoomRow } from './tables.ts'

export interface NewRoomRow {
  room: string
  op: RoomOp
  /** What the row is about, for example an order's id. */
  key: number
  /** The row as clients draw it; null when it leaves the room. */
  row: unknown
  /** Position in the event log that caused it. */
  pos: number
}

export interface RoomReading<Row = unknown> {
  /** The room's newest sequence; 0 where nothing ever happened in it. */
  seq: number
  /** The changes after the given sequence; null where that is too old or unknown, and the whole room is needed. */
  changes: RoomChange<Row>[] | null
}

// With more changes than this a whole board is the smaller response.
const MAX_CHANGES = 500

// A row that goes to several rooms is sent once: `row` is its place in `$2`.
const PUBLISH = prepared<{ room: string; seq: number }>(
  'room rows published',
  `with given as (
     select *, row_number() over (partition by room order by place) as nth
     from json_to_recordset($1::json) as g(place integer, room text, op text, key bigint, row integer, pos bigint)
   ), next as (
     insert into bus.rooms (room, seq) select room, count(*) from given group by room order by room
     on conflict (room) do update set
       seq = bus.rooms.seq + excluded.seq + bus.lost_numbers(bus.rooms.server_start),
       pruned_to = case bus.lost_numbers(bus.rooms.server_start) when 0 then bus.rooms.pruned_to
         else bus.rooms.seq + bus.lost_numbers(bus.rooms.server_start) end,
       server_start = pg_postmaster_start_time()
     returning room, seq
   )
   insert into bus.room_log (room, room_seq, op, key, row, log_pos)
   select g.room, n.seq - count(*) over (partition by g.room) + g.nth, g.op, g.key, r.value, g.pos
   from given g
   join next n on n.room = g.room
   left join json_array_elements($2::json) with ordinality as r(value, nth) on r.nth = g.row
   returning room, room_seq as seq`,
)

const published = new WeakMap<object, NewRoomRow[]>()

async function insertPublished(trx: Knex.Transaction): Promise<void> {
  const changes = published.get(trx.client as object) ?? []
  published.delete(trx.client as object)
  const rows = [...new Set<unknown>(changes.flatMap(({ row }) => (row === null ? [] : [row])))]
  const places = new Map(rows.map((row, index) => [row, index + 1]))
  const given = changes.map((change, place) => ({ ...change, place, row: places.get(change.row) ?? null }))
  const rowsAsJson = JSON.stringify(rows)
  const numbered: { room: string; seq: number }[] = []
  const inserting = PUBLISH(trx, [JSON.stringify(given), rowsAsJson])
  handOver(trx, () => changesOf(given, JSON.parse(rowsAsJson) as unknown[], numbered))
  await withoutWaiting(
    trx,
    inserting.then((inserted) => numbered.push(...inserted)),
  )
}

/** What was inserted, as it is read: a room's changes have its numbers in the order in which they were given. */
function changesOf(
  given: readonly (Omit<NewRoomRow, 'row'> & { row: number | null })[],
  rows: readonly unknown[],
  numbered: readonly { room: string; seq: number }[],
): RoomChanges[] {
  const rooms = new Set(given.map(({ room }) => room))
  return [...rooms].map((room) => {
    const seqs = numbered.filter((one) => one.room === room).map(({ seq }) => seq)
    const first = Math.min(...seqs)
    const changes = given
      .filter((one) => one.room === room)
      .map(({ op, key, row }, index) => {
        return { seq: first + index, op, id: key, row: row === null ? null : rows[row - 1] }
      })
    return { room, changes }
  })
}

/**
 * Adds changes to rooms in the caller's transaction, in the order given, in one statement before it commits. Sequences
 * are gapless: a room's row is locked until commit, which is why it is locked late, and rooms are locked in one order,
 * so that publishers to several rooms never deadlock.
 */
export function publishRows(trx: Knex.Transaction, changes: readonly NewRoomRow[]): void {
  if (changes.length === 0) return
  const others = published.get(trx.client as object)
  if (others) {
    others.push(...changes)
    return
  }
  beforeCommit(trx, () => insertPublished(trx))
  published.set(trx.client as object, [...changes])
}

/** One change of one room. */
export const publishRow = (trx: Knex.Transaction, change: NewRoomRow): void => publishRows(trx, [change])

/** Makes every browser read its room again: no sequence it has is valid any more. */
export async function invalidateRooms(trx: Knex.Transaction): Promise<void> {
  await trx.raw("update bus.rooms set seq = seq + 1, pruned_to = seq + 1 where room not like 'channel:%'")
}

const HEAD = 'select seq, pruned_to from bus.rooms where room = ?'
const CHANGES = `
  select room_seq as seq, op, key as id, row from bus.room_log
  where room = ? and room_seq > ? and room_seq <= ? order by room_seq`

/** The changes of a room after a sequence. Use a REPEATABLE READ transaction to read a snapshot beside it. */
export async function readRoom<Row>(
  db: Knex | Knex.Transaction,
  room: string,
  after: number | null,
): Promise<RoomReading<Row>> {
  const heads = await queryRows<Pick<RoomRow, 'seq' | 'pruned_to'>>(db, HEAD, [room])
  const { seq, pruned_to } = heads[0] ?? { seq: 0, pruned_to: 0 }
  const isUsable = after !== null && after >= pruned_to && after <= seq && seq - after <= MAX_CHANGES
  if (!isUsable) return { seq, changes: null }
  const found = await queryRows<RoomChange<Row>>(db, CHANGES, [room, after, seq])
  // Pruned between the two statements: what is left has a gap.
  const isWhole = found.length === seq - after
  return { seq, changes: isWhole ? found : null }
}

const SEQS = prepared<{ room: string; seq: number }>(
  'sequences of rooms',
  'select room, seq from bus.rooms where room = any($1) order by room',
)

/** The newest sequence of each of the rooms in which something happened. */
export async function readRoomSeqs(db: Knex, rooms: readonly string[]): Promise<Map<string, number>> {
  return new Map((await SEQS(db, [[...rooms]])).map(({ room, seq }) => [room, seq]))
}

const PRUNE = `
  with old as (
    select room, max(room_seq) as seq from bus.room_log where at < now() - interval '1 hour' group by room
  ), marked as (
    update bus.rooms r set pruned_to = greatest(r.pruned_to, old.seq) from old where r.room = old.room
    returning r.room, r.pruned_to
  )
  delete from bus.room_log l using marked where l.room = marked.room and l.room_seq <= marked.pruned_to`

/** Deletes changes older than an hour: a client that was away longer refetches the whole room. */
export async function pruneRooms(db: Knex): Promise<void> {
  await db.raw(PRUNE)
}
