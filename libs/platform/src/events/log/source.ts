import { EventEmitter } from 'node:events'
import type { Knex } from 'knex'
import type { LoggedEvent } from '../../service.ts'
import type { RecentEvents } from './recent-events.ts'
import { readEvents } from './metrics.ts'
import { readAfter, type Cursor, type EventTypes, type Reading } from './read-log.ts'

/** Where consumers get events from. It may lose, duplicate and delay messages, never invent or reorder events. */
export interface Source {
  /** The newest position of each lane, as far as it is known here. */
  heads(): ReadonlyMap<number, number>
  /** Events after a cursor, without gaps, that are in memory. */
  atHand(cursor: Cursor): LoggedEvent[]
  /** Events after each cursor, of these types, in order within a lane, at most `limit` in all. */
  read(trx: Knex.Transaction, cursors: readonly Cursor[], limit: number, types: EventTypes): Promise<Reading>
  /** Calls when there may be new events. */
  onNewEvents(listener: () => void): () => void
}

/** A source over the events that a transport delivers; missing ones are read from the log. */
export function createSource(recent: RecentEvents): Source & { notifyNewEvents(): void } {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    heads: recent.heads,
    atHand: (cursor) => recent.following(cursor, Infinity),
    read: (trx, cursors, limit, types) => readRecent(trx, recent, { cursors, limit, types }),
    onNewEvents(listener) {
      emitter.on('events', listener)
      return () => emitter.off('events', listener)
    },
    notifyNewEvents: () => void emitter.emit('events'),
  }
}

interface Wanted {
  cursors: readonly Cursor[]
  limit: number
  types: EventTypes
}

async function readRecent(
  trx: Knex.Transaction,
  recent: RecentEvents,
  { cursors, limit, types }: Wanted,
): Promise<Reading> {
  const share = Math.ceil(limit / Math.max(1, cursors.length))
  const behind = cursors.filter((cursor) => (recent.heads().get(cursor.lane) ?? 0) > cursor.lane_pos)
  const brought = behind.map((cursor) => recent.following(cursor, share))
  const missed = behind.filter((_, index) => brought[index]?.length === 0)
  const healed =
    missed.length > 0
      ? await readAfter(trx, missed, share * missed.length, types)
      : { events: [], reached: [] }
  const events = brought.flat()
  readEvents.inc({ from: 'transport' }, events.length)
  readEvents.inc({ from: 'log' }, healed.events.length)
  const reached = brought.flatMap((its) => its.slice(-1).map(({ lane, lane_pos }) => ({ lane, lane_pos })))
  return { events: [...events, ...healed.events], reached: [...reached, ...healed.reached] }
}
