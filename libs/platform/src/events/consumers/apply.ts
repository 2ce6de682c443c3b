import type { Knex } from 'knex'
import { flush } from '../../db/pipeline.ts'
import type { Consumer, LoggedEvent } from '../../service.ts'
import type { CurrentConsumer } from '../outbox/upcasting.ts'
import { aggregateOf, park, waitForRelease } from './dead-letters.ts'
import { handlerOf, wants } from './handler-of.ts'

/**
 * An event that a consumer could not apply, with the reason (`cause`). Without event: one of several, unknown
 * which.
 */
export class HandlerFailed extends Error {
  readonly event: LoggedEvent | null
  constructor(event: LoggedEvent | null, cause: unknown) {
    super(`${event ? `${event.type} at ${event.pos}` : 'a batch'} could not be applied`, { cause })
    this.event = event
  }
}

/** Calls the handler of one event, until the database has confirmed it. */
export async function applyOne(trx: Knex.Transaction, consumer: Consumer, event: LoggedEvent): Promise<void> {
  if (!wants(consumer, event)) return
  try {
    await handlerOf(consumer, event.type)?.(trx, event)
    await flush(trx)
  } catch (error) {
    throw new HandlerFailed(event, error)
  }
}

async function applyAsBatch(
  trx: Knex.Transaction,
  consumer: Consumer,
  events: readonly LoggedEvent[],
): Promise<void> {
  if (consumer.batch && events.length > 1) return consumer.batch(trx, events)
  for (const event of events) await handlerOf(consumer, event.type)?.(trx, event)
}

async function applyAll(
  trx: Knex.Transaction,
  consumer: Consumer,
  events: readonly LoggedEvent[],
  mode: Batch['mode'],
): Promise<void> {
  const wanted = events.filter((event) => wants(consumer, event))
  if (mode === 'one by one') {
    for (const event of wanted) await applyOne(trx, consumer, event)
    return
  }
  try {
    await applyAsBatch(trx, consumer, wanted)
    if (mode === 'alone') await flush(trx)
  } catch (error) {
    throw new HandlerFailed(wanted.length === 1 ? (wanted[0] ?? null) : null, error)
  }
}

export interface Batch {
  /** Aggregates whose events must wait, read under the lock of the cursors. */
  stuck: ReadonlySet<string>
  events: readonly LoggedEvent[]
  /** In a transaction shared with other consumers, in which the failing one is unknown; or its own. */
  mode: 'shared' | 'alone' | 'one by one'
}

/** Sets aside the first event of each aggregate that a newer release wrote. Returns the aggregates that wait now. */
async function setNewerAside(
  trx: Knex.Transaction,
  consumer: CurrentConsumer,
  events: readonly LoggedEvent[],
): Promise<Map<string, LoggedEvent>> {
  const first = new Map<string, LoggedEvent>()
  for (const event of events)
    if (!first.has(aggregateOf(event)) && wants(consumer, event) && consumer.isNewer(event))
      first.set(aggregateOf(event), event)
  for (const event of first.values()) await waitForRelease(trx, consumer.name, event)
  return first
}

/**
 * Applies events to a consumer's tables. The caller moves the consumer's cursors in the same transaction: the effect
 * is exactly once. Events of an aggregate that is stuck are parked behind it.
 */
export async function applyEvents(
  trx: Knex.Transaction,
  consumer: CurrentConsumer,
  { stuck, events, mode }: Batch,
): Promise<void> {
  const newer = await setNewerAside(
    trx,
    consumer,
    events.filter((event) => !stuck.has(aggregateOf(event))),
  )
  const isBehindNewer = (event: LoggedEvent) => event.pos > (newer.get(aggregateOf(event))?.pos ?? Infinity)
  const isStuck = (event: LoggedEvent) => stuck.has(aggregateOf(event)) || isBehindNewer(event)
  const parked = events.filter((event) => wants(consumer, event) && isStuck(event))
  const isNewer = (event: LoggedEvent) => newer.get(aggregateOf(event)) === event
  const isAllFree = stuck.size === 0 && newer.size === 0
  const free = isAllFree ? events : events.filter((event) => !isStuck(event) && !isNewer(event))
  await park(trx, consumer.name, parked)
  await applyAll(trx, consumer, free, mode)
}
