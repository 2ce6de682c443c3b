import type { CurrentConsumer } from '../outbox/upcasting.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Deps, LoggedEvent } from '../../service.ts'
import { applyEvents, HandlerFailed, type Batch } from './apply.ts'
import { readCursors, saveCursors, skip, takeLane, takeLanes } from '../log/cursors.ts'
import { handlerOf, typesOf } from './handler-of.ts'
import { deadLetter, stuckAggregates } from './dead-letters.ts'
import { appliedEvents, failedBatches } from '../log/metrics.ts'
import type { Cursor, EventTypes, Reading } from '../log/read-log.ts'
import type { Source } from '../log/source.ts'
import { isTransient } from '../outbox/transient.ts'

// One batch is one transaction: larger delays the board's next row, smaller doubles the commits of a rebuild.
const BATCH = 200
// Lanes in one transaction: all twelve would leave nothing for a second process, one would multiply the commits.
const LANES_AT_ONCE = 4
// So few are not worth sharing: one transaction takes them from every lane.
const SMALL_BACKLOG = 50
// A handler may have met a transient state; more tries only delay the rest of the lane.
const MAX_TRIES = 3
const TRY_PAUSE_MS = 50
// The cursor of a consumer without events to handle moves this often; a restart reads that much again.
const SKIP_MS = 200

type Taken = Omit<Batch, 'isOneByOne'> & { cursors: readonly Cursor[] }

/** An event that failed and is now applied alone, so that it does not fail others with it. */
interface Suspect {
  event: LoggedEvent
  tries: number
}

/**
 * One consumer in one process, batch by batch. It starts in normal mode; when a handler fails, its event becomes
 * the suspect, until the event succeeds, is set aside, or another process has passed it. Failures of the
 * surroundings are thrown to the caller, which retries.
 */
export class Runner {
  private readonly deps: Deps
  private readonly consumer: CurrentConsumer
  private readonly types: EventTypes
  private readonly source: Source
  /** The cursors as last read; another process may have moved them since. */
  private readonly known: Map<number, number>
  private suspect: Suspect | null = null
  private isOneByOne = false
  private skippedAt = 0

  constructor(deps: Deps, consumer: CurrentConsumer, source: Source, cursors: readonly Cursor[]) {
    this.deps = deps
    this.consumer = consumer
    this.types = typesOf(consumer)
    this.source = source
    this.known = new Map(cursors.map((cursor) => [cursor.lane, cursor.lane_pos]))
  }

  /** One batch; true when there may be more. */
  async step(): Promise<boolean> {
    const behind = this.lanesBehind()
    const lanes = behind.filter((lane) => this.mayWant(lane))
    if (behind.length > lanes.length) await this.skip(behind.filter((lane) => !lanes.includes(lane)))
    if (lanes.length === 0) return false
    try {
      const count = this.suspect ? await this.applyUpTo(this.suspect) : await this.applyNext(lanes)
      if (!this.suspect) this.isOneByOne = false
      if (count > 0) this.reportCommitted(count)
      return count > 0 || this.suspect !== null
    } catch (error) {
      await this.judge(error)
      return true
    }
  }

  private isBacklogSmall(lanes: readonly number[]): boolean {
    const heads = this.source.heads()
    const behind = lanes.map((lane) => (heads.get(lane) ?? 0) - (this.known.get(lane) ?? 0))
    return behind.reduce((sum, count) => sum + count, 0) <= SMALL_BACKLOG
  }

  private lanesBehind(): number[] {
    const heads = this.source.heads()
    return [...this.known].filter(([lane, lanePos]) => (heads.get(lane) ?? 0) > lanePos).map(([lane]) => lane)
  }

  /** Whether the consumer may have to handle an event up to the lane's head. */
  private mayWant(lane: number): boolean {
    const events = this.source.atHand({ lane, lane_pos: this.known.get(lane) ?? 0 })
    if (events.at(-1)?.lane_pos !== this.source.heads().get(lane)) return true
    return events.some((event) => handlerOf(this.consumer, event.type) !== undefined)
  }

  /** Moves past events without a handler, without a transaction and at most once per interval. */
  private async skip(lanes: readonly number[]): Promise<void> {
    if (Date.now() - this.skippedAt < SKIP_MS) return
    this.skippedAt = Date.now()
    const heads = this.source.heads()
    const moves = lanes.map((lane) => ({ lane, from: this.known.get(lane) ?? 0, to: heads.get(lane) ?? 0 }))
    const moved = await skip(this.deps.db, this.consumer.name, moves)
    const isAllMoved = moved.length === moves.length
    this.learn(isAllMoved ? moved : await readCursors(this.deps.db, this.consumer.name))
  }

  private learn(cursors: readonly Cursor[]): void {
    for (const cursor of cursors) this.known.set(cursor.lane, cursor.lane_pos)
  }

  private reportCommitted(count: number): void {
    appliedEvents.inc({ consumer: this.consumer.name }, count)
    this.consumer.committed?.(this.deps)
  }

  /** A batch of several lanes; 0 when others work on them or nothing is there. */
  private applyNext(lanes: readonly number[]): Promise<number> {
    const atOnce = this.isBacklogSmall(lanes) ? lanes.length : LANES_AT_ONCE
    return this.commit(async (trx) => {
      // Pipelined, but executed in order: stuck aggregates are read under the lock.
      const [cursors, stuck] = await Promise.all([
        takeLanes(trx, this.consumer.name, lanes, atOnce),
        stuckAggregates(trx, this.consumer.name),
      ])
      return { cursors, stuck, ...(await this.read(trx, cursors)) }
    })
  }

  /** The events before the suspect, else the suspect alone. */
  private async applyUpTo({ event }: Suspect): Promise<number> {
    const count = await this.commit(async (trx) => {
      const [cursor, stuck] = await Promise.all([
        takeLane(trx, this.consumer.name, event.lane),
        stuckAggregates(trx, this.consumer.name),
      ])
      const { events, reached: searched } = await this.read(trx, [cursor])
      const next = events.filter((one) => one.lane_pos <= event.lane_pos)
      const before = next.filter((one) => one.lane_pos < event.lane_pos)
      const now = before.length > 0 ? before : next
      const [last] = now.slice(-1)
      const reached = last ? [last] : searched.filter(({ lane_pos }) => lane_pos < event.lane_pos)
      return { cursors: [cursor], stuck, events: now, reached }
    })
    if ((this.known.get(event.lane) ?? 0) >= event.lane_pos) this.suspect = null
    return count
  }

  private read(trx: Knex.Transaction, cursors: readonly Cursor[]): Promise<Reading> {
    return this.source.read(trx, cursors, BATCH, this.types)
  }

  /** Returns how many events the consumer went past. */
  private async commit(take: (trx: Knex.Transaction) => Promise<Taken>): Promise<number> {
    const { cursors, reached } = await this.deps.db.transaction(async (trx) => {
      const taken = await take(trx)
      if (taken.reached.length > 0)
        await applyEvents(trx, this.consumer, { ...taken, isOneByOne: this.isOneByOne })
      return taken
    })
    // Where nothing was read, another process has moved the cursor.
    this.learn(cursors)
    this.learn(reached)
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
      const [next] = (await this.read(trx, [cursor])).events.filter(({ type }) =>
        handlerOf(this.consumer, type),
      )
      // Another process has gone past it, or the cursor was moved.
      if (next?.pos !== event.pos) return
      await deadLetter(trx, name, event, cause, tries)
      await saveCursors(trx, name, [{ lane: event.lane, lane_pos: event.lane_pos }])
    })
    this.suspect = null
    this.deps.log.error({ err: cause, consumer: name, pos: event.pos, type: event.type }, 'event put aside')
  }
}
