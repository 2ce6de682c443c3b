import type { CurrentConsumer } from '../outbox/upcasting.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Deps, LoggedEvent } from '../../service.ts'
import { applyEvents, HandlerFailed, type Batch } from './apply.ts'
import { saveCursors, takeLane, takeLanes } from '../log/cursors.ts'
import { typesOf, wants } from './handler-of.ts'
import { deadLetter, stuckAggregates } from './dead-letters.ts'
import { appliedEvents, failedBatches } from '../log/metrics.ts'
import type { Cursor, EventTypes, Reading } from '../log/read-log.ts'
import type { Source } from '../log/source.ts'
import type { CursorRow } from '../tables.ts'
import type { Progress } from './progress.ts'
import { isTransient } from '../../db/transient.ts'

/** One batch is one transaction: larger delays the board's next row, smaller doubles the commits of a rebuild. */
export const BATCH = 200
/** Lanes in one transaction: all twelve would leave nothing for a second process, one would multiply the commits. */
export const LANES_AT_ONCE = 4
/** So few are not worth sharing: one transaction takes them from every lane. */
export const SMALL_BACKLOG = 50
// A handler may have met a transient state; more tries only delay the rest of the lane.
const MAX_TRIES = 3
const TRY_PAUSE_MS = 50

type Taken = Omit<Batch, 'mode'> & Reading & { cursors: readonly Cursor[] }

/** An event that failed and is now applied alone, so that it does not fail others with it. */
interface Suspect {
  event: LoggedEvent
  tries: number
}

/** Counts the events that a consumer went past, and lets it notify what waits for its tables. */
export function reportCommitted(deps: Deps, consumer: CurrentConsumer, count: number): void {
  appliedEvents.inc({ consumer: consumer.name }, count)
  consumer.committed?.(deps)
}

/**
 * One consumer in one process, batch by batch, in transactions of its own. It starts in normal mode; when a handler fails, its event becomes
 * the suspect, until the event succeeds, is set aside, or another process has passed it. Failures of the
 * surroundings are thrown to the caller, which retries.
 */
export class Runner {
  private readonly deps: Deps
  private readonly consumer: CurrentConsumer
  private readonly types: EventTypes
  private readonly source: Source
  private readonly progress: Progress
  private suspect: Suspect | null = null
  private isOneByOne = false

  constructor(deps: Deps, consumer: CurrentConsumer, source: Source, progress: Progress) {
    this.deps = deps
    this.consumer = consumer
    this.types = typesOf(consumer)
    this.source = source
    this.progress = progress
  }

  /** Whether no event fails and few are left. */
  isAtEase(): boolean {
    const isFailing = this.suspect !== null || this.isOneByOne
    return !isFailing && this.progress.backlog(this.progress.lanesBehind().wanted) <= SMALL_BACKLOG
  }

  /** One batch; true when there may be more. */
  async step(): Promise<boolean> {
    const { wanted: lanes } = this.progress.lanesBehind()
    if (lanes.length === 0) return false
    try {
      const count = this.suspect ? await this.applyUpTo(this.suspect) : await this.applyNext(lanes)
      if (!this.suspect) this.isOneByOne = false
      if (count > 0) reportCommitted(this.deps, this.consumer, count)
      return count > 0 || this.suspect !== null
    } catch (error) {
      await this.judge(error)
      return true
    }
  }

  /** A batch of several lanes; 0 when others work on them or nothing is there. */
  private applyNext(lanes: readonly number[]): Promise<number> {
    const atOnce = this.progress.backlog(lanes) <= SMALL_BACKLOG ? lanes.length : LANES_AT_ONCE
    return this.commit(async (trx) => {
      // Pipelined, but executed in order: stuck aggregates are read under the lock.
      const [cursors, stuck] = await Promise.all([
        takeLanes(trx, this.consumer.name, lanes, atOnce),
        this.stuckAggregates(trx),
      ])
      return { cursors, stuck, ...(await this.read(trx, cursors)) }
    })
  }

  /** The events before the suspect, else the suspect alone. */
  private async applyUpTo({ event }: Suspect): Promise<number> {
    const count = await this.commit(async (trx) => {
      const [cursor, stuck] = await Promise.all([
        takeLane(trx, this.consumer.name, event.lane),
        this.stuckAggregates(trx),
      ])
      const { events, reached: searched } = await this.read(trx, [cursor])
      const next = events.filter((one) => one.lane_pos <= event.lane_pos)
      const before = next.filter((one) => one.lane_pos < event.lane_pos)
      const now = before.length > 0 ? before : next
      const [last] = now.slice(-1)
      const reached = last ? [last] : searched.filter(({ lane_pos }) => lane_pos < event.lane_pos)
      return { cursors: [cursor], stuck, events: now, reached }
    })
    if (this.progress.at(event.lane) >= event.lane_pos) this.suspect = null
    return count
  }

  private async stuckAggregates(trx: Knex.Transaction): Promise<ReadonlySet<string>> {
    const { name } = this.consumer
    return (await stuckAggregates(trx, [name])).get(name) ?? new Set()
  }

  private own(cursors: readonly Cursor[]): CursorRow[] {
    return cursors.map(({ lane, lane_pos }) => ({ consumer: this.consumer.name, lane, lane_pos }))
  }

  private read(trx: Knex.Transaction, cursors: readonly Cursor[]): Promise<Reading> {
    return this.source.read(trx, cursors, BATCH, this.types)
  }

  /** Returns how many events the consumer went past. */
  private async commit(take: (trx: Knex.Transaction) => Promise<Taken>): Promise<number> {
    const { cursors, reached } = await this.deps.db.transaction(async (trx) => {
      const taken = await take(trx)
      if (taken.reached.length === 0) return taken
      await applyEvents(trx, this.consumer, { ...taken, mode: this.isOneByOne ? 'one by one' : 'alone' })
      await saveCursors(trx, this.own(taken.reached))
      return taken
    })
    // Where nothing was read, another process has moved the cursor.
    this.progress.learn(cursors)
    this.progress.learn(reached)
    const from = new Map(cursors.map((cursor) => [cursor.lane, cursor.lane_pos]))
    return reached.reduce((sum, { lane, lane_pos }) => sum + lane_pos - (from.get(lane) ?? lane_pos), 0)
  }

  private async judge(error: unknown): Promise<void> {
    if (!(error instanceof HandlerFailed) || isTransient(error.cause)) throw error
    failedBatches.inc({ consumer: this.consumer.name, kind: 'permanent' })
    const { event, cause } = error
    // A failed batch does not reveal which of its events failed: the next round applies them one by one.
    if (!event) {
      this.isOneByOne = true
      return
    }
    const tries = this.suspect?.event.pos === event.pos ? this.suspect.tries + 1 : 1
    this.suspect = { event, tries }
    if (tries < MAX_TRIES) await sleep(TRY_PAUSE_MS * tries)
    else await this.putAside(this.suspect, cause)
  }

  private async putAside({ event, tries }: Suspect, cause: unknown): Promise<void> {
    const { name } = this.consumer
    await this.deps.db.transaction(async (trx) => {
      const cursor = await takeLane(trx, name, event.lane)
      const { events } = await this.read(trx, [cursor])
      const next = events.find((one) => wants(this.consumer, one))
      // Another process has gone past it, or the cursor was moved.
      if (next?.pos !== event.pos) return
      await deadLetter(trx, name, event, cause, tries)
      await saveCursors(trx, this.own([event]))
    })
    this.suspect = null
    this.deps.log.error({ err: cause, consumer: name, pos: event.pos, type: event.type }, 'event put aside')
  }
}
