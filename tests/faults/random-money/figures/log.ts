import type { FamilyName, PayloadOf } from '@deportivo/contracts/events/families'
import { businessDay } from '@deportivo/platform/clock'
import type { Knex } from 'knex'
import { Table } from './table.ts'

export interface Happened<Payload> {
  type: string
  payload: Payload
  day: string
}

/** What happened to each aggregate of a family, in its own order. */
export async function livesOf<Name extends FamilyName>(
  db: Knex,
  family: Name,
): Promise<Happened<PayloadOf<Name>>[][]> {
  const events = await db('bus.event_log')
    .where('aggregate_type', family)
    .orderBy('aggregate_version')
    .select('aggregate_id', 'type', 'payload', 'occurred_at')
  const lives = new Map<string, Happened<PayloadOf<Name>>[]>()
  for (const { aggregate_id, type, payload, occurred_at } of events) {
    const life = lives.get(aggregate_id) ?? []
    life.push({ type, payload: payload as PayloadOf<Name>, day: businessDay(occurred_at) })
    lives.set(aggregate_id, life)
  }
  return [...lives.values()]
}

/** The last that happened to each aggregate. */
export const endsOf = <Payload>(lives: readonly Happened<Payload>[][]): Happened<Payload>[] =>
  lives.flatMap((life) => life.slice(-1))

/**
 * What each day changed of a sum over all that was true at its end: a day that is over keeps its figures, whatever is
 * undone later.
 */
export function addChangesByDay<Payload>(
  table: Table,
  life: readonly Happened<Payload>[],
  sumsAt: (payload: Payload) => Table,
): void {
  let before = new Table()
  for (const [at, { day, payload }] of life.entries()) {
    if (life[at + 1]?.day === day) continue
    const after = sumsAt(payload)
    for (const [state, sign] of [
      [after, 1],
      [before, -1],
    ] as const)
      for (const [key, figures] of state.rows)
        table.add(key === 'totals' ? [key, `day:${day}`] : [key], figures, sign)
    before = after
  }
}
