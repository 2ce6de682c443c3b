import { LANES } from '@deportivo/platform/events/log/lanes'
import { readAfter, type Cursor, type EventTypes } from '@deportivo/platform/events/log/read-log'
import { toToday } from '@deportivo/platform/events/outbox/upcasting'
import type { Knex } from 'knex'
import { READ_MODELS } from './read-models.ts'

/** The position of the new tables in the log. In memory: an interrupted rebuild starts over. */
export type Positions = Map<number, number>

export const beginning = (): Positions => new Map(Array.from({ length: LANES }, (_, lane) => [lane, 0]))

// One batch is one transaction and one statement per table: larger holds more of the log in memory, smaller
// commits more.
const BATCH = 4_800
// So few are applied while the consumers are stopped; with steady traffic there are always some left.
const CLOSE = 100

const cursorsOf = (positions: Positions): Cursor[] =>
  [...positions].map(([lane, lane_pos]) => ({ lane, lane_pos }))

const TYPES: EventTypes = { types: [], families: READ_MODELS.flatMap(({ families }) => families) }

/** Applies the next events to the tables of `schema` and returns how many of the log it went past. */
export async function replayNext(
  trx: Knex.Transaction,
  schema: string,
  positions: Positions,
): Promise<number> {
  const { events, reached } = await readAfter(trx, cursorsOf(positions), BATCH, TYPES)
  const current = events.map((event) => toToday(event))
  for (const model of READ_MODELS) await model.apply(trx, current, schema)
  let passed = 0
  for (const { lane, lane_pos } of reached) {
    passed += lane_pos - (positions.get(lane) ?? 0)
    positions.set(lane, lane_pos)
  }
  return passed
}

/** Applies the log up to its last few events, in transactions of its own. Returns how many there were. */
export async function replayAll(db: Knex, schema: string, positions: Positions): Promise<number> {
  let total = 0
  for (;;) {
    const count = await db.transaction(async (trx) => {
      // Durability is not needed: after a crash the rebuild starts over.
      await trx.raw('set local synchronous_commit = off')
      return replayNext(trx, schema, positions)
    })
    total += count
    if (count < CLOSE) return total
  }
}
