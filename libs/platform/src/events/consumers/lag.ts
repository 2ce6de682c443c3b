import type { Knex } from 'knex'
import { queryRows } from '../../db/query-rows.ts'
import type { Deps } from '../../service.ts'
import { startLoop, type Loop } from '../log/loop.ts'
import { reportMissingEvents } from './missing-events.ts'
import { consumerLag, deadLetters, outboxSize } from '../log/metrics.ts'

export interface Lag {
  outbox: number
  /** Events that each consumer still has to read. */
  consumers: Record<string, number>
}

const LAG = `
  select (select count(*) from bus.outbox) as outbox,
    (select coalesce(jsonb_object_agg(consumer, behind), '{}') from (
      select c.consumer, sum(h.pos - c.lane_pos) as behind
      from bus.cursors c join bus.heads h on h.lane = c.lane
      where c.consumer = any(?) group by c.consumer) as lags) as consumers`

/** How far the log and these consumers are behind what was committed. */
export async function readLag(db: Knex, consumers: readonly string[]): Promise<Lag> {
  const [lag] = await queryRows<Lag>(db, LAG, [[...consumers]])
  return lag ?? { outbox: 0, consumers: {} }
}

const UNREAD = `
  select from bus.cursors c join unnest(?::smallint[], ?::bigint[]) as goal(lane, pos) on goal.lane = c.lane
  where c.consumer = any(?) and c.lane_pos < goal.pos limit 1`

/** Whether these consumers have reached the position that the log had at the first call; poll until true. */
export function createReadiness(
  db: Knex,
  consumers: readonly string[],
  goal: ReadonlyMap<number, number>,
): () => Promise<boolean> {
  let isReady = false
  return async () => {
    if (isReady) return true
    const unread = await queryRows<unknown>(db, UNREAD, [
      [...goal.keys()],
      [...goal.values()],
      [...consumers],
    ])
    isReady = unread.length === 0
    return isReady
  }
}

/** Monitors read them every 15 s or less often. */
const MEASURE_MS = 7_500

const LETTERS = `
  select consumer, count(*)::integer as count, count(newer_version)::integer as newer
  from bus.dead_letters where consumer = any(?) group by consumer`

interface Letters {
  consumer: string
  count: number
  newer: number
}

/** What is not as it should be and yet stops nothing. */
export interface Warnings {
  /** Aggregates whose events wait for a newer release, by consumer. */
  waiting_for_release: Record<string, number>
  /** Lanes of the log whose newest event is missing. */
  incomplete_lanes: number[]
}

export interface Measuring extends Loop {
  /** As last measured. */
  warnings(): Warnings
}

/** Updates the metrics that monitors read. */
export function startMeasuring(deps: Pick<Deps, 'db' | 'log'>, consumers: readonly string[]): Measuring {
  let warnings: Warnings = { waiting_for_release: {}, incomplete_lanes: [] }
  const loop = startLoop({
    everyMs: MEASURE_MS,
    async step() {
      const lag = await readLag(deps.db, consumers)
      outboxSize.set(lag.outbox)
      for (const [consumer, behind] of Object.entries(lag.consumers)) consumerLag.set({ consumer }, behind)
      const letters = await queryRows<Letters>(deps.db, LETTERS, [[...consumers]])
      deadLetters.reset()
      for (const { consumer, count } of letters) deadLetters.set({ consumer }, count)
      const waiting = letters.filter(({ newer }) => newer > 0)
      warnings = {
        waiting_for_release: Object.fromEntries(waiting.map(({ consumer, newer }) => [consumer, newer])),
        incomplete_lanes: await reportMissingEvents(deps, warnings.incomplete_lanes),
      }
      return false
    },
    onError: (err, waitMs) => deps.log.warn({ err, waitMs }, 'the bus could not be measured'),
  })
  return { ...loop, warnings: () => warnings }
}
