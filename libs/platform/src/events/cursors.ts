import type { Knex } from 'knex'
import type { LoggedEvent } from '../service.ts'
import { LANES } from './lanes.ts'
import type { Cursor } from './source.ts'

/** A consumer that was never seen begins before the first event. */
export async function createCursors(db: Knex, consumer: string): Promise<void> {
  await db.raw(
    `insert into bus.cursors (consumer, lane) select ?, generate_series(0, ?) on conflict do nothing`,
    [consumer, LANES - 1],
  )
}

export async function readCursors(db: Knex, consumer: string): Promise<Cursor[]> {
  return db('bus.cursors').where({ consumer }).select<Cursor[]>('lane', 'lane_pos')
}

/** Takes lanes that no other process is working on, any that may be free first come. */
export async function takeLanes(
  trx: Knex.Transaction,
  consumer: string,
  lanes: readonly number[],
  limit: number,
): Promise<Cursor[]> {
  const taken = await trx.raw<{ rows: Cursor[] }>(
    `select lane, lane_pos from bus.cursors where consumer = ? and lane = any(?::smallint[])
     order by random() limit ? for update skip locked`,
    [consumer, [...lanes], limit],
  )
  return taken.rows
}

/** Waits for a lane that another process may be working on. */
export async function takeLane(trx: Knex.Transaction, consumer: string, lane: number): Promise<Cursor> {
  const taken = await trx.raw<{ rows: Cursor[] }>(
    'select lane, lane_pos from bus.cursors where consumer = ? and lane = ? for update',
    [consumer, lane],
  )
  const cursor = taken.rows[0]
  if (!cursor) throw new Error(`consumer ${consumer} has no cursor for lane ${lane}`)
  return cursor
}

/** Where cursors stand after these events, which are in lane order. */
export function advance(cursors: readonly Cursor[], events: readonly LoggedEvent[]): Cursor[] {
  const last = new Map(events.map((event) => [event.lane, event.lane_pos]))
  return cursors.map((cursor) => ({ ...cursor, lane_pos: last.get(cursor.lane) ?? cursor.lane_pos }))
}

/** Moves cursors past events that nobody wants; answers those that stood where they were believed to stand. */
export async function skip(
  db: Knex,
  consumer: string,
  moves: readonly { lane: number; from: number; to: number }[],
): Promise<Cursor[]> {
  const moved = await db.raw<{ rows: Cursor[] }>(
    `update bus.cursors c set lane_pos = goal.pos
     from unnest(?::smallint[], ?::bigint[], ?::bigint[]) as goal(lane, believed, pos)
     where c.consumer = ? and c.lane = goal.lane and c.lane_pos = goal.believed
     returning c.lane, c.lane_pos`,
    [moves.map((move) => move.lane), moves.map((move) => move.from), moves.map((move) => move.to), consumer],
  )
  return moved.rows
}

export async function saveCursors(
  trx: Knex.Transaction,
  consumer: string,
  cursors: readonly Cursor[],
): Promise<void> {
  await trx.raw(
    `update bus.cursors c set lane_pos = mine.lane_pos
     from unnest(?::smallint[], ?::bigint[]) as mine(lane, lane_pos)
     where c.consumer = ? and c.lane = mine.lane`,
    [cursors.map((cursor) => cursor.lane), cursors.map((cursor) => cursor.lane_pos), consumer],
  )
}
