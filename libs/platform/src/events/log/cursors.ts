import type { Knex } from 'knex'
import { queryRows } from '../../db/query-rows.ts'
import { withoutWaiting } from '../../db/pipeline.ts'
import { prepared } from '../../db/prepared.ts'
import type { CursorRow } from '../tables.ts'
import { LANES } from './lanes.ts'
import type { Cursor } from './read-log.ts'

/** An unknown consumer begins before the first event. */
export async function createCursors(db: Knex, consumer: string): Promise<void> {
  await db.raw(
    `insert into bus.cursors (consumer, lane) select ?, generate_series(0, ?) on conflict do nothing`,
    [consumer, LANES - 1],
  )
}

export async function readCursors(db: Knex, consumer: string): Promise<Cursor[]> {
  return db('bus.cursors').where({ consumer }).select('lane', 'lane_pos')
}

/** Locks the cursors of these consumers: each stops between two batches until the transaction ends. */
export async function lockCursors(trx: Knex.Transaction, consumers: readonly string[]): Promise<Cursor[]> {
  return queryRows<Cursor>(
    trx,
    'select lane, lane_pos from bus.cursors where consumer = any(?) order by consumer, lane for update',
    [[...consumers]],
  )
}

const TAKE_LANES = prepared<Cursor>(
  'lanes taken',
  `select lane, lane_pos from bus.cursors where consumer = $1 and lane = any($2::smallint[])
   order by random() limit $3 for update skip locked`,
)

/** Locks lanes that no other process works on, in any order. */
export async function takeLanes(
  trx: Knex.Transaction,
  consumer: string,
  lanes: readonly number[],
  limit: number,
): Promise<Cursor[]> {
  return TAKE_LANES(trx, [consumer, [...lanes], limit])
}

/** Waits for a lane that another process may be working on. */
export async function takeLane(trx: Knex.Transaction, consumer: string, lane: number): Promise<Cursor> {
  const [cursor] = await queryRows<Cursor>(
    trx,
    'select lane, lane_pos from bus.cursors where consumer = ? and lane = ? for update',
    [consumer, lane],
  )
  if (!cursor) throw new Error(`consumer ${consumer} has no cursor for lane ${lane}`)
  return cursor
}

const TAKE_CURSORS = prepared<CursorRow>(
  'cursors taken',
  `select c.consumer, c.lane, c.lane_pos
   from unnest($1::text[], $2::smallint[]) as wanted(consumer, lane) join bus.cursors c using (consumer, lane)
   for update of c skip locked`,
)

/** Locks these cursors, without those that another transaction has locked. */
export async function takeCursors(
  trx: Knex.Transaction,
  cursors: readonly Omit<CursorRow, 'lane_pos'>[],
): Promise<CursorRow[]> {
  return TAKE_CURSORS(trx, [cursors.map(({ consumer }) => consumer), cursors.map(({ lane }) => lane)])
}

const SKIP = prepared<CursorRow>(
  'lanes skipped',
  `update bus.cursors c set lane_pos = goal.lane_pos
   from unnest($1::text[], $2::smallint[], $3::bigint[], $4::bigint[]) as goal(consumer, lane, believed, lane_pos)
   where c.consumer = goal.consumer and c.lane = goal.lane and c.lane_pos = goal.believed
   returning c.consumer, c.lane, c.lane_pos`,
)

/** Moves cursors past events without a handler; returns those whose stored position was the expected one. */
export async function skip(
  db: Knex,
  moves: readonly (CursorRow & { believed: number })[],
): Promise<CursorRow[]> {
  return SKIP(db, [
    moves.map((move) => move.consumer),
    moves.map((move) => move.lane),
    moves.map((move) => move.believed),
    moves.map((move) => move.lane_pos),
  ])
}

const SAVE = prepared<never>(
  'cursors saved',
  `update bus.cursors c set lane_pos = mine.lane_pos
   from unnest($1::text[], $2::smallint[], $3::bigint[]) as mine(consumer, lane, lane_pos)
   where c.consumer = mine.consumer and c.lane = mine.lane`,
)

/** Moves cursors that this transaction has locked. */
export async function saveCursors(trx: Knex.Transaction, cursors: readonly CursorRow[]): Promise<void> {
  const consumers = cursors.map((cursor) => cursor.consumer)
  const lanes = cursors.map((cursor) => cursor.lane)
  const positions = cursors.map((cursor) => cursor.lane_pos)
  await withoutWaiting(trx, SAVE(trx, [consumers, lanes, positions]))
}
