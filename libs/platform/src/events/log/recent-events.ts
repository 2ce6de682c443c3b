import type { LoggedEvent } from '../../service.ts'
import { LANES } from './lanes.ts'
import type { Cursor } from './read-log.ts'

// How far a consumer may be behind and still read from memory; the rest is read from the log. Larger only costs
// memory.
const MAX_PER_LANE = 100

export type RecentEvents = ReturnType<typeof createRecentEvents>

/** The newest events that the transport delivered, by position, deduplicated and in order. */
export function createRecentEvents() {
  const lanes = Array.from({ length: LANES }, () => new Map<number, LoggedEvent>())
  const heads = new Map<number, number>()

  function add(event: LoggedEvent): void {
    const lane = lanes[event.lane]
    if (!lane || lane.has(event.lane_pos)) return
    lane.set(event.lane_pos, event)
    const [oldest] = lane.keys()
    if (lane.size > MAX_PER_LANE && oldest !== undefined) lane.delete(oldest)
    raise(event.lane, event.lane_pos)
  }

  function raise(lane: number, lanePos: number): void {
    heads.set(lane, Math.max(heads.get(lane) ?? 0, lanePos))
  }

  /** The events that follow a cursor without a gap; none where the next one was not delivered. */
  function following({ lane, lane_pos }: Cursor, limit: number): LoggedEvent[] {
    const events: LoggedEvent[] = []
    for (let next = lane_pos + 1; events.length < limit; next++) {
      const event = lanes[lane]?.get(next)
      if (!event) break
      events.push(event)
    }
    return events
  }

  return { add, raise, following, heads: (): ReadonlyMap<number, number> => heads }
}
