import { familyName } from '@deportivo/contracts/events/families'
import type { Consumer, LoggedEvent } from '../../service.ts'
import type { EventTypes } from '../log/read-log.ts'

/** The handler of an event's type, else that of its whole family (`order.*`); undefined where the consumer has none. */
export const handlerOf = ({ handles }: Consumer, type: string) =>
  handles[type] ?? handles[`${familyName(type)}.*`]

/** Whether the consumer has something to do for an event. */
export const wants = (consumer: Consumer, event: LoggedEvent): boolean =>
  handlerOf(consumer, event.type) !== undefined && (consumer.concerns?.(event) ?? true)

const FAMILY_SUFFIX = '.*'

/** The events that a consumer has a handler for. */
export function typesOf({ handles }: Consumer): EventTypes {
  const names = Object.keys(handles)
  return {
    types: names.filter((name) => !name.endsWith(FAMILY_SUFFIX)),
    families: names.filter((name) => name.endsWith(FAMILY_SUFFIX)).map(familyName),
  }
}
