import type { Knex } from 'knex'
import { queryRows } from '../../db/query-rows.ts'
import { prepared } from '../../db/prepared.ts'
import type { LoggedEvent } from '../../service.ts'
import type { CursorRow } from '../tables.ts'

/** How far a consumer has read a lane. */
export type Cursor = Pick<CursorRow, 'lane' | 'lane_pos'>

const COLUMNS = `l.pos, l.lane, l.lane_pos, l.event_id, l.aggregate_type, l.aggregate_id, l.aggregate_version,
  l.type, l.schema_version, l.payload, l.meta, l.occurred_at`

const AFTER_CURSORS = prepared<LoggedEvent>(
  'log after cursors',
  `
  select ${COLUMNS}
  from unnest($1::smallint[], $2::bigint[]) as mine(lane, lane_pos)
  cross join lateral (
    select * from bus.event_log
    where lane = mine.lane and lane_pos > mine.lane_pos order by lane_pos limit $3
  ) l
  order by l.lane, l.lane_pos`,
)

/** Events of the log after each cursor; every lane gets its share of the limit. */
export async function readAfter(
  db: Knex | Knex.Transaction,
  cursors: readonly Cursor[],
  limit: number,
): Promise<LoggedEvent[]> {
  const share = Math.ceil(limit / Math.max(1, cursors.length))
  const lanes = cursors.map((cursor) => cursor.lane)
  const positions = cursors.map((cursor) => cursor.lane_pos)
  return AFTER_CURSORS(db, [lanes, positions, share])
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

/** The newest position of every lane; lane -1 is the whole log. */
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
