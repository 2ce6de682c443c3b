import type { Knex } from 'knex'
import { queryRows } from '../../db/query-rows.ts'
import type { CurrentConsumer } from '../outbox/upcasting.ts'
import type { Deps, LoggedEvent } from '../../service.ts'
import { applyOne, HandlerFailed } from './apply.ts'
import { takeLane } from '../log/cursors.ts'
import { aggregateOf, messageOf, type StuckAggregate } from './dead-letters.ts'
import { laneOf } from '../log/lanes.ts'
import { startLoop, type Loop } from '../log/loop.ts'
import { readAt } from '../log/read-log.ts'
import { isTransient } from '../../db/transient.ts'
import type { DeadLetterRow } from '../tables.ts'

// An administrator waits for it; nothing else does.
const POLL_MS = 2000

// Events that wait for a newer release are retried by each process that has the version.
const REQUESTED = `
  select consumer, aggregate_type, aggregate_id from bus.dead_letters
  where consumer = any(?) and (
    retry_requested_at is not null
    or newer_version <= (?::jsonb ->> aggregate_type)::integer
  ) order by retry_requested_at, pos`

/** Applies the events that an administrator asked to retry, for the consumers of this process. */
export function startRetries(deps: Deps, consumers: readonly CurrentConsumer[]): Loop {
  const known = JSON.stringify(consumers[0]?.knownVersions ?? {})
  const byName = new Map(consumers.map((consumer) => [consumer.name, consumer]))
  return startLoop({
    everyMs: POLL_MS,
    async step() {
      const asked = await queryRows<StuckAggregate>(deps.db, REQUESTED, [[...byName.keys()], known])
      for (const stuck of asked) {
        const consumer = byName.get(stuck.consumer)
        if (consumer) await retryOne(deps, consumer, stuck)
      }
      return false
    },
    onError: (err, waitMs) => deps.log.warn({ err, waitMs }, 'stuck aggregates could not be retried'),
  })
}

async function retryOne(deps: Deps, consumer: CurrentConsumer, stuck: StuckAggregate): Promise<void> {
  const failure = await deps.db.transaction((trx) => applyStuck(trx, consumer, stuck))
  consumer.committed?.(deps)
  const about = { consumer: consumer.name, aggregate: aggregateOf(stuck) }
  if (failure) deps.log.error({ ...about, err: failure.cause }, 'stuck aggregate stays stuck')
  else deps.log.info(about, 'stuck aggregate goes on')
}

const STUCK_POSITIONS = `
  select pos from bus.dead_letters
  where consumer = :consumer and aggregate_type = :aggregate_type and aggregate_id = :aggregate_id
  union all
  select pos from bus.parked_events
  where consumer = :consumer and aggregate_type = :aggregate_type and aggregate_id = :aggregate_id`

/** Continues as far as possible; returns the failure that ended it, if any. */
async function applyStuck(
  trx: Knex.Transaction,
  consumer: CurrentConsumer,
  stuck: StuckAggregate,
): Promise<HandlerFailed | null> {
  // The lane is locked meanwhile: a newer event of this aggregate must be neither parked nor applied at the same
  // time.
  await takeLane(trx, consumer.name, laneOf(stuck.aggregate_type, stuck.aggregate_id))
  const positions = await queryRows<Pick<DeadLetterRow, 'pos'>>(trx, STUCK_POSITIONS, { ...stuck })
  const events = await readAt(
    trx,
    positions.map((row) => row.pos),
  )
  for (const event of events) {
    if (consumer.isNewer(event)) {
      await stayStuck(trx, stuck, event, new Error('of a newer release'), event.schema_version)
      return null
    }
    const failure = await tryOne(trx, consumer, event)
    if (failure) {
      await stayStuck(trx, stuck, event, failure.cause)
      return failure
    }
  }
  await trx('bus.parked_events').where(stuck).delete()
  await trx('bus.dead_letters').where(stuck).delete()
  return null
}

/** In a savepoint, so that earlier successes remain. */
async function tryOne(
  trx: Knex.Transaction,
  consumer: CurrentConsumer,
  event: LoggedEvent,
): Promise<HandlerFailed | null> {
  try {
    await trx.transaction((savepoint) => applyOne(savepoint, consumer, event))
    return null
  } catch (error) {
    if (error instanceof HandlerFailed && !isTransient(error.cause)) return error
    throw error
  }
}

/** The failed event may be a later one than before: that one becomes the dead letter. */
async function stayStuck(
  trx: Knex.Transaction,
  stuck: StuckAggregate,
  event: LoggedEvent,
  cause: unknown,
  newer_version: number | null = null,
): Promise<void> {
  await trx('bus.parked_events').where(stuck).where('pos', '<=', event.pos).delete()
  await trx('bus.dead_letters')
    .where(stuck)
    .update({
      pos: event.pos,
      error: messageOf(cause),
      tries: trx.raw('tries + 1'),
      failed_at: trx.raw('clock_timestamp()'),
      retry_requested_at: null,
      newer_version,
    })
}
