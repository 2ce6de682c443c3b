import { LANES } from '@deportivo/platform/events/log/lanes'
import {
  readAfter,
  type Cursor,
  type EventTypes,
  type Reading,
} from '@deportivo/platform/events/log/read-log'
import { toToday } from '@deportivo/platform/events/outbox/upcasting'
import type { Knex } from 'knex'
import { READ_MODELS } from './read-models.ts'

/** The position of the new tables in the log. In memory: an interrupted rebuild starts over. */
export type Positions = ReadonlyMap<number, number>

export const beginning = (): Positions => new Map(Array.from({ length: LANES }, (_, lane) => [lane, 0]))

// One batch is one transaction and one statement per table: larger holds more of the log in memory, smaller
// commits more.
const BATCH = 4_800
// So few are applied while the consumers are stopped; with steady traffic there are always some left.
const CLOSE = 100

const cursorsOf = (positions: Positions): Cursor[] =>
  [...positions].map(([lane, lane_pos]) => ({ lane, lane_pos }))

const TYPES: EventTypes = { types: [], families: READ_MODELS.flatMap(({ families }) => families) }

const readNext = (db: Knex, positions: Positions): Promise<Reading> =>
  readAfter(db, cursorsOf(positions), BATCH, TYPES)

/** The positions after these events, and how many of the log they went past. */
function passedBy({ reached }: Reading, positions: Positions): { after: Positions; count: number } {
  const after = new Map(positions)
  let count = 0
  for (const { lane, lane_pos } of reached) {
    count += lane_pos - (positions.get(lane) ?? 0)
    after.set(lane, lane_pos)
  }
  return { after, count }
}

async function apply(trx: Knex.Transaction, schema: string, { events }: Reading): Promise<void> {
  const current = events.map((event) => toToday(event))
  for (const model of READ_MODELS) await model.apply(trx, current, schema)
}

/** Applies the next events to the tables of `schema`, and returns the positions after them. */
export async function replayNext(
  trx: Knex.Transaction,
  schema: string,
  positions: Positions,
): Promise<Positions> {
  const reading = await readNext(trx, positions)
  await apply(trx, schema, reading)
  return passedBy(reading, positions).after
}

/**
 * Applies the log up to its last few events, in transactions of its own; each batch is read while the one before it
 * is written. Returns the positions after it, and how many events there were; `onBatch` gets how many each batch had.
 */
export async function replayAll(
  db: Knex,
  { schema, from, onBatch }: { schema: string; from: Positions; onBatch: (count: number) => Promise<void> },
): Promise<{ positions: Positions; count: number }> {
  let positions = from
  let total = 0
  let reading = await readNext(db, positions)
  for (;;) {
    const { after, count } = passedBy(reading, positions)
    const [next] = await Promise.all([
      readNext(db, after),
      db.transaction(async (trx) => {
        // Durability is not needed: after a crash the rebuild starts over.
        await trx.raw('set local synchronous_commit = off')
        await apply(trx, schema, reading)
      }),
    ])
    positions = after
    total += count
    await onBatch(count)
    if (count < CLOSE) return { positions, count: total }
    reading = next
  }
}
