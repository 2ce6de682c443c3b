import type { ReaderStoppedEvent } from '@deportivo/contracts/events/reader'
import type { Knex } from 'knex'
import { prepared } from '../../db/prepared.ts'
import type { LoggedEvent } from '../../service.ts'
import { appendEvent } from '../outbox/append.ts'
import type { DeadLetterRow } from '../tables.ts'

/** What an administrator sees of an event that could not be applied. */
export interface DeadLetter extends DeadLetterRow {
  type: string
  /** Later events of the aggregate that wait behind it. */
  parked: number
}

export type StuckAggregate = Pick<DeadLetterRow, 'consumer' | 'aggregate_type' | 'aggregate_id'>

const MAX_ERROR_LENGTH = 2000

export const aggregateOf = (event: { aggregate_type: string; aggregate_id: string }) =>
  `${event.aggregate_type}:${event.aggregate_id}`

export const messageOf = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, MAX_ERROR_LENGTH)

/** Stores a failed event as a dead letter, so that events of other aggregates continue. */
export async function deadLetter(
  trx: Knex.Transaction,
  consumer: string,
  event: LoggedEvent,
  error: unknown,
  tries: number,
): Promise<void> {
  await trx('bus.dead_letters').insert({
    consumer,
    aggregate_type: event.aggregate_type,
    aggregate_id: event.aggregate_id,
    pos: event.pos,
    error: messageOf(error),
    tries,
  })
  emitReaderStopped(trx, consumer, event)
}

/** Of an event that no request caused. */
export const NO_ACTOR = { actor_id: null, actor_name: null, profile_id: null, request_id: null }

/**
 * Sets aside an event that a newer release wrote. A process of that release applies it, and the events parked
 * behind it.
 */
export async function waitForRelease(
  trx: Knex.Transaction,
  consumer: string,
  event: LoggedEvent,
): Promise<void> {
  const { aggregate_type, aggregate_id, pos, type, schema_version } = event
  // While two releases run, many events wait for some seconds: administrators are notified of the first only.
  const others = await trx('bus.dead_letters').where({ consumer }).whereNotNull('newer_version').first('pos')
  await trx('bus.dead_letters').insert({
    consumer,
    aggregate_type,
    aggregate_id,
    pos,
    error: `${type} has version ${schema_version}, of a newer release, and waits for it`,
    tries: 0,
    newer_version: schema_version,
  })
  if (!others) emitReaderStopped(trx, consumer, event)
}

/** Emits reader.stopped for administrators. A failure on that event itself emits nothing, to avoid a loop. */
export function emitReaderStopped(
  trx: Knex.Transaction,
  consumer: string,
  event: Pick<LoggedEvent, 'aggregate_type' | 'aggregate_id' | 'pos'>,
  id = `${consumer} ${event.pos}`,
): void {
  const { aggregate_type, aggregate_id, pos } = event
  if (aggregate_type === 'reader') return
  const payload: ReaderStoppedEvent = { consumer, aggregate_type, aggregate_id, pos }
  appendEvent(trx, 'reader', {
    aggregate_id: id,
    aggregate_version: 1,
    type: 'reader.stopped',
    payload,
    meta: NO_ACTOR,
  })
}

const STUCK = prepared<StuckAggregate>(
  'stuck aggregates',
  'select consumer, aggregate_type, aggregate_id from bus.dead_letters where consumer = any($1::text[])',
)

/** The aggregates whose events each of these consumers must park, by the consumer's name. */
export async function stuckAggregates(
  trx: Knex.Transaction,
  consumers: readonly string[],
): Promise<Map<string, Set<string>>> {
  const stuck = new Map(consumers.map((consumer) => [consumer, new Set<string>()]))
  for (const row of await STUCK(trx, [[...consumers]])) stuck.get(row.consumer)?.add(aggregateOf(row))
  return stuck
}

export async function park(
  trx: Knex.Transaction,
  consumer: string,
  events: readonly LoggedEvent[],
): Promise<void> {
  if (events.length === 0) return
  await trx('bus.parked_events').insert(
    events.map(({ aggregate_type, aggregate_id, pos }) => ({ consumer, aggregate_type, aggregate_id, pos })),
  )
}

/** Events that could not be applied, each with the number of events that wait behind it. */
export const deadLetters = (db: Knex): Knex.QueryBuilder<DeadLetter, DeadLetter[]> =>
  db('bus.dead_letters as d')
    .join('bus.event_log as l', 'l.pos', 'd.pos')
    .select(
      'd.consumer',
      'd.aggregate_type',
      'd.aggregate_id',
      'd.pos',
      'l.type',
      'd.error',
      'd.tries',
      'd.failed_at',
      'd.retry_requested_at',
      'd.newer_version',
      {
        parked: db('bus.parked_events as p')
          .whereRaw(
            '(p.consumer, p.aggregate_type, p.aggregate_id) = (d.consumer, d.aggregate_type, d.aggregate_id)',
          )
          .count(),
      },
    ) as Knex.QueryBuilder<DeadLetter, DeadLetter[]>

/**
 * Requests the consumer, in whichever process it runs, to apply a stopped event again. False where none is
 * stopped.
 */
export async function retryAggregate(db: Knex | Knex.Transaction, stuck: StuckAggregate): Promise<boolean> {
  const asked = await db('bus.dead_letters')
    .where({ ...stuck })
    .update({ retry_requested_at: db.fn.now() })
  return asked > 0
}
