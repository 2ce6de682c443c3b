import type { Knex } from 'knex'
import { queryRows } from '../../db/query-rows.ts'
import { prepared } from '../../db/prepared.ts'
import type { LoggedEvent } from '../../service.ts'
import type { CursorRow } from '../tables.ts'

/** How far a consumer has read a lane. */
export type Cursor = Pick<CursorRow, 'lane' | 'lane_pos'>

const COLUMNS = `l.pos, l.lane, l.lane_pos, l.event_id, l.aggregate_type, l.aggregate_id, l.aggregate_version,
  l.type, l.schema_version, l.payload, l.meta, l.occurred_at`

/** Types of events, and families of which every type is meant. */
export interface EventTypes {
  types: readonly string[]
  families: readonly string[]
}

/** Events, and how far the log was searched for them in each lane. */
export interface Reading {
  events: LoggedEvent[]
  reached: Cursor[]
}

// Positions of a lane that one statement searches for events of the given types. Larger holds a transaction's
// locks for longer; smaller takes more transactions to get past events of other types.
const SEARCHED = 2_000

// Payloads of other types are neither unpacked nor sent.
const AFTER_CURSORS = prepared<LoggedEvent & { cursor_lane: number; searched_to: number }>(
  'log after cursors',
  `
  select mine.lane as cursor_lane, mine.searched_to, ${COLUMNS}
  from (
    select m.lane, m.lane_pos, least(h.pos, m.lane_pos + ${SEARCHED}) as searched_to
    from unnest($1::smallint[], $2::bigint[]) as m(lane, lane_pos) join bus.heads h on h.lane = m.lane
  ) mine
  left join lateral (
    select * from bus.event_log
    where lane = mine.lane and lane_pos > mine.lane_pos and lane_pos <= mine.searched_to
      and (type = any($4::text[]) or split_part(type, '.', 1) = any($5::text[]))
    order by lane_pos limit $3
  ) l on true
  order by mine.lane, l.lane_pos`,
)

/** Events of the log after each cursor, of the given types; every lane gets its share of the limit. */
export async function readAfter(
  db: Knex | Knex.Transaction,
  cursors: readonly Cursor[],
  limit: number,
  { types, families }: EventTypes,
): Promise<Reading> {
  const share = Math.ceil(limit / Math.max(1, cursors.length))
  const lanes = cursors.map((cursor) => cursor.lane)
  const positions = cursors.map((cursor) => cursor.lane_pos)
  const found = await AFTER_CURSORS(db, [lanes, positions, share, [...types], [...families]])
  const events: LoggedEvent[] = []
  const searched = new Map<number, Cursor>()
  const counts = new Map<number, number>()
  for (const { cursor_lane: lane, searched_to, ...event } of found) {
    // A left join: a lane without an event has one row of nulls.
    const isFound = event.pos !== null
    if (isFound) events.push(event)
    const count = (counts.get(lane) ?? 0) + (isFound ? 1 : 0)
    counts.set(lane, count)
    searched.set(lane, { lane, lane_pos: count === share ? event.lane_pos : searched_to })
  }
  return { events, reached: [...searched.values()] }
}

const IN_ORDER = prepared<LoggedEvent>(
  'log in order',
  `select ${COLUMNS} from bus.event_log l where l.pos > $1 order by l.pos limit $2`,
)
const AT = `select ${COLUMNS} from bus.event_log l where l.pos = any(?) order by l.pos`

/** Events of the whole log in `pos` order. */
export async function readInOrder(db: Knex, after: number, limit: number): Promise<LoggedEvent[]> {
  return IN_ORDER(db, [after, limit])
}

/** Events at the given positions of the whole log, in order. */
export async function readAt(db: Knex.Transaction, positions: readonly number[]): Promise<LoggedEvent[]> {
  return queryRows<LoggedEvent>(db, AT, [[...positions]])
}

/** The lane under which the newest position of all lanes together is stored. */
export const WHOLE_LOG = -1

/** The newest position of every lane and of the whole log. */
export async function readHeads(db: Knex): Promise<Map<number, number>> {
  const found = await db('bus.heads').select('lane', 'pos')
  return new Map(found.map((head) => [head.lane, head.pos]))
}

/** Identifies this log among others. */
export async function readLogId(db: Knex): Promise<string> {
  const row = await db('bus.identity').first('log_id')
  if (!row) throw new Error('the event log has no identity')
  return row.log_id
}
