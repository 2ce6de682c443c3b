import { EVENT_FAMILIES, familyName } from '@deportivo/contracts/events/families'
import { upcast, type EventVersions } from '@deportivo/contracts/events/versions'
import type { Consumer, LoggedEvent } from '../../service.ts'

/** The versions of each family's payload, by the family's name. */
export type EventHistory = Readonly<Record<string, EventVersions>>

const OWN_HISTORY: EventHistory = Object.fromEntries(
  Object.entries(EVENT_FAMILIES).map(([name, { versions }]) => [name, versions]),
)

/** The version in which an event is written now; an unknown family has only one. */
export const currentVersion = (type: string, history: EventHistory = OWN_HISTORY): number =>
  history[familyName(type)]?.schemas.length ?? 1

/** The newest version of every family that this release knows. */
const knownVersions = (history: EventHistory = OWN_HISTORY): Record<string, number> =>
  Object.fromEntries(Object.entries(history).map(([family, { schemas }]) => [family, schemas.length]))

/** The event in its newest shape; throws where a newer release wrote it. */
export function toToday(event: LoggedEvent, history: EventHistory = OWN_HISTORY): LoggedEvent {
  const versions = history[familyName(event.type)]
  const today = currentVersion(event.type, history)
  if (!versions || event.schema_version === today) return event
  if (event.schema_version > today)
    throw new Error(`${event.type} at ${event.pos} has version ${event.schema_version}, of a newer release`)
  const payload = upcast(versions, event.schema_version, event.payload)
  return { ...event, schema_version: today, payload }
}

/** A consumer that gets every event in its newest shape. */
export interface CurrentConsumer extends Consumer {
  /** Whether a newer release wrote the event: this one cannot read it. */
  isNewer(event: LoggedEvent): boolean
  knownVersions: Record<string, number>
}

export function readingToday(consumer: Consumer, history: EventHistory = OWN_HISTORY): CurrentConsumer {
  const { batch, concerns } = consumer
  const isNewer = ({ type, schema_version }: LoggedEvent) => schema_version > currentVersion(type, history)
  const handles = Object.entries(consumer.handles).map(([type, handle]): [string, typeof handle] => [
    type,
    async (trx, event) => handle(trx, toToday(event, history)),
  ])
  const concernsToday = (event: LoggedEvent): boolean => {
    try {
      return isNewer(event) || (concerns?.(toToday(event, history)) ?? true)
    } catch {
      // Its handler meets the same failure, which sets this event aside alone. What a newer release wrote is set aside too.
      return true
    }
  }
  return {
    ...consumer,
    isNewer,
    knownVersions: knownVersions(history),
    handles: Object.fromEntries(handles),
    ...(concerns && { concerns: concernsToday }),
    ...(batch && {
      batch: async (trx, events) =>
        batch(
          trx,
          events.map((event) => toToday(event, history)),
        ),
    }),
  }
}
