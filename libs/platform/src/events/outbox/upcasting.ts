import { EVENT_FAMILIES, familyName } from '@deportivo/contracts/events/families'
import { upcast, type EventVersions } from '@deportivo/contracts/events/versions'
import type { Consumer, LoggedEvent } from '../../service.ts'
import { Transient } from './transient.ts'

/** The versions of each family's payload, by the family's name. */
export type EventHistory = Readonly<Record<string, EventVersions>>

const OWN_HISTORY: EventHistory = Object.fromEntries(
  Object.entries(EVENT_FAMILIES).map(([name, { versions }]) => [name, versions]),
)

/** The version in which an event is written now; an unknown family has only one. */
export const currentVersion = (type: string, history: EventHistory = OWN_HISTORY): number =>
  history[familyName(type)]?.schemas.length ?? 1

/** The event in its newest shape. A version that a newer release wrote waits for a process that knows it. */
export function toToday(event: LoggedEvent, history: EventHistory = OWN_HISTORY): LoggedEvent {
  const versions = history[familyName(event.type)]
  const today = currentVersion(event.type, history)
  if (!versions || event.schema_version === today) return event
  if (event.schema_version > today)
    throw new Transient(`${event.type} at ${event.pos} is of version ${event.schema_version}: newer than us`)
  const payload = upcast(versions, event.schema_version, event.payload)
  return { ...event, schema_version: today, payload }
}

/** The same consumer, given every event in its newest shape. */
export function readingToday(consumer: Consumer, history: EventHistory = OWN_HISTORY): Consumer {
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
