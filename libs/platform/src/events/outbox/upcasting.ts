import { upcast, type EventVersions } from '@deportivo/contracts/events/versions'
import { EVENTS } from '@deportivo/contracts/events/events'
import type { Consumer, LoggedEvent } from '../../service.ts'
import { Transient } from './transient.ts'

export type EventHistory = Readonly<Record<string, EventVersions>>

/** The version that an event is written in now; what the shop doesn't know has only one. */
export const currentVersion = (type: string, history: EventHistory = EVENTS): number =>
  history[type]?.schemas.length ?? 1

/** The event as today's readers know it. A version that a newer release wrote waits for a process that knows it. */
export function toToday(event: LoggedEvent, history: EventHistory = EVENTS): LoggedEvent {
  const versions = history[event.type]
  const today = currentVersion(event.type, history)
  if (!versions || event.schema_version === today) return event
  if (event.schema_version > today)
    throw new Transient(`${event.type} at ${event.pos} is of version ${event.schema_version}: newer than us`)
  const payload = upcast(versions, event.schema_version, event.payload)
  return { ...event, schema_version: today, payload }
}

/** The same consumer, given every event in today's shape. */
export function readingToday(consumer: Consumer, history: EventHistory = EVENTS): Consumer {
  const { batch } = consumer
  const handles = Object.entries(consumer.handles).map(([type, handle]): [string, typeof handle] => [
    type,
    async (trx, event) => handle(trx, toToday(event, history)),
  ])
  return {
    ...consumer,
    handles: Object.fromEntries(handles),
    ...(batch && {
      batch: async (trx, events) =>
        batch(
          trx,
          events.map((event) => toToday(event, history)),
        ),
    }),
  }
}
