import type { Consumer } from '../../service.ts'
import type { Cursor, EventTypes, Reading } from '../log/read-log.ts'
import type { CursorRow } from '../tables.ts'
import { typesOf } from './handler-of.ts'

/** The lowest cursor of each lane. */
export function lowest(cursors: readonly CursorRow[]): Cursor[] {
  const lanes = new Map<number, number>()
  for (const { lane, lane_pos } of cursors) lanes.set(lane, Math.min(lane_pos, lanes.get(lane) ?? Infinity))
  return [...lanes].map(([lane, lane_pos]) => ({ lane, lane_pos }))
}

/** The events that any of these consumers has a handler for. */
export const allTypes = (consumers: readonly Consumer[]): EventTypes => {
  const each = consumers.map(typesOf)
  return {
    types: [...new Set(each.flatMap(({ types }) => types))],
    families: [...new Set(each.flatMap(({ families }) => families))],
  }
}

/** What of a reading is after these cursors. */
export function partOf({ events, reached }: Reading, cursors: readonly CursorRow[]): Reading {
  const from = new Map(cursors.map(({ lane, lane_pos }) => [lane, lane_pos]))
  const isAfter = ({ lane, lane_pos }: Cursor) => lane_pos > (from.get(lane) ?? Infinity)
  return { events: events.filter(isAfter), reached: reached.filter(isAfter) }
}
