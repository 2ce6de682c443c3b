import { randomInt } from 'node:crypto'
import type { Knex } from 'knex'
import { withoutWaiting } from '../../db/pipeline.ts'
import { prepared } from '../../db/prepared.ts'
import type { Deps } from '../../service.ts'
import { readCursors, saveCursors, skip, takeCursors } from '../log/cursors.ts'
import type { Source } from '../log/source.ts'
import type { CurrentConsumer } from '../outbox/upcasting.ts'
import type { CursorRow } from '../tables.ts'
import { applyEvents } from './apply.ts'
import { stuckAggregates } from './dead-letters.ts'
import { wants } from './handler-of.ts'
import type { LanesBehind, Progress } from './progress.ts'
import { allTypes, lowest, partOf } from './shared-reading.ts'
import { BATCH, LANES_AT_ONCE, reportCommitted, SMALL_BACKLOG } from './runner.ts'

// The cursor of a consumer without events to handle moves this often; a restart reads that much again.
const SKIP_MS = 200

/**
 * The commit does not wait for the disk. A crash of the server loses the last batches as a whole, with their cursors:
 * they are applied again from the log, which did wait.
 */
const COMMIT_LATER = prepared<unknown>('commit later', "select set_config('synchronous_commit', 'off', true)")

export interface Member {
  readonly consumer: CurrentConsumer
  readonly progress: Progress
  /** Whether its own runner applies events for it now, in transactions of its own. */
  isAlone: boolean
  /** Starts its own runner. */
  wakeUp(): void
}

/** A member at the start of a step. */
interface Behind extends Pick<Member, 'consumer' | 'progress'> {
  member: Member
  behind: LanesBehind
}

interface Applied {
  taken: CursorRow[]
  moved: CursorRow[]
  /** Those that have events which they do not apply together with others. */
  apart: Member[]
}

/**
 * Applies each batch of events to all consumers of a process in one transaction, so that it is read, parsed and
 * committed once. A failure sends the consumers concerned to runners of their own, which find the failing event; so
 * does a backlog that only one of them has. They return when they have caught up.
 */
export class SharedRunner {
  private readonly deps: Deps
  private readonly source: Source
  private readonly members: readonly Member[]
  private skippedAt = 0

  constructor(deps: Deps, source: Source, members: readonly Member[]) {
    this.deps = deps
    this.source = source
    this.members = members
  }

  /** Milliseconds until the cursors may be moved past events without a handler; null when there are none. */
  skipsInMs(): number | null {
    const isDue = this.sharing().some(({ behind }) => behind.unwanted.length > 0)
    return isDue ? Math.max(0, this.skippedAt + SKIP_MS - Date.now()) : null
  }

  /** Lets the next step move the cursors past events without a handler, however recently they moved. */
  skipNext(): void {
    this.skippedAt = 0
  }

  /** One batch; true when there may be more. */
  async step(): Promise<boolean> {
    this.sendStragglersAlone()
    const members = this.sharing()
    await this.skipUnwanted(members)
    const lanes = wantedLanes(members)
    if (lanes.length === 0) return false
    const isSmall = members.every(({ progress, behind }) => progress.backlog(behind.wanted) <= SMALL_BACKLOG)
    const chunks = isSmall ? [lanes] : chunksOf(shuffled(lanes), LANES_AT_ONCE)
    const applied = await Promise.all(chunks.map((some) => this.apply(members, some)))
    return applied.includes(true)
  }

  private sharing(): Behind[] {
    return this.members
      .filter(({ isAlone }) => !isAlone)
      .map((member) => {
        const { consumer, progress } = member
        return { member, consumer, progress, behind: progress.lanesBehind() }
      })
  }

  /**
   * The shared batch starts at the lowest cursor of a lane: those that are far ahead would wait for it. A single
   * consumer far behind goes on alone instead, also while the others have nothing to do: their next event would wait.
   */
  private sendStragglersAlone(): void {
    const members = this.sharing()
    for (const lane of wantedLanes(members)) {
      const waiting = members.filter(({ behind }) => behind.wanted.includes(lane))
      const lowest = Math.min(...waiting.map(({ progress }) => progress.at(lane)))
      const isAhead = ({ progress }: Behind) => progress.at(lane) - lowest > BATCH
      if (!members.some(isAhead)) continue
      const rear = waiting.filter((one) => !isAhead(one))
      for (const { member } of rear.length === 1 ? rear : waiting.filter(isAhead)) sendAlone(member)
    }
  }

  /** Moves past events without a handler, without a transaction and at most once per interval. */
  private async skipUnwanted(members: readonly Behind[]): Promise<void> {
    if (Date.now() - this.skippedAt < SKIP_MS) return
    const moves = members.flatMap(({ consumer: { name }, progress, behind }) =>
      behind.unwanted.map((lane) => {
        return { consumer: name, lane, believed: progress.at(lane), lane_pos: progress.head(lane) }
      }),
    )
    if (moves.length === 0) return
    this.skippedAt = Date.now()
    const moved = await skip(this.deps.db, moves)
    for (const { consumer, progress, behind } of members) {
      const own = moved.filter((cursor) => cursor.consumer === consumer.name)
      const isAllMoved = own.length === behind.unwanted.length
      progress.learn(isAllMoved ? own : await readCursors(this.deps.db, consumer.name))
    }
  }

  /** Applies a batch of these lanes; false when others work on them. */
  private async apply(members: readonly Behind[], lanes: readonly number[]): Promise<boolean> {
    const taking = members.filter(({ behind }) => behind.wanted.some((lane) => lanes.includes(lane)))
    try {
      const { taken, moved, apart } = await this.deps.db.transaction((trx) =>
        this.applyIn(trx, taking, lanes),
      )
      for (const { consumer, progress } of taking) {
        const own = taken.filter((cursor) => cursor.consumer === consumer.name)
        progress.learn(own)
        const lanesOf = own.map(({ lane }) => lane)
        const before = progress.backlog(lanesOf)
        progress.learn(moved.filter((cursor) => cursor.consumer === consumer.name))
        const count = before - progress.backlog(lanesOf)
        if (count > 0) reportCommitted(this.deps, consumer, count)
      }
      apart.forEach(sendAlone)
      return moved.length > 0
    } catch (error) {
      // A statement whose result is not awaited may fail in another consumer's part: each finds its own failure.
      for (const { member } of taking) sendAlone(member)
      this.deps.log.info({ err: error }, 'consumers go on one by one')
      return true
    }
  }

  private async applyIn(
    trx: Knex.Transaction,
    members: readonly Behind[],
    lanes: readonly number[],
  ): Promise<Applied> {
    await withoutWaiting(trx, COMMIT_LATER(trx, []))
    const names = members.map(({ consumer }) => consumer.name)
    const wanted = members.flatMap(({ consumer, behind }) =>
      behind.wanted.filter((lane) => lanes.includes(lane)).map((lane) => ({ consumer: consumer.name, lane })),
    )
    // Pipelined, but executed in order: stuck aggregates are read under the lock.
    const [taken, stuckOf] = await Promise.all([takeCursors(trx, wanted), stuckAggregates(trx, names)])
    const reading = await this.source.read(
      trx,
      lowest(taken),
      BATCH,
      allTypes(members.map(({ consumer }) => consumer)),
    )
    const moved: CursorRow[] = []
    const apart: Member[] = []
    for (const { member, consumer } of members) {
      const own = partOf(
        reading,
        taken.filter((cursor) => cursor.consumer === consumer.name),
      )
      if (consumer.isApart && own.events.some((event) => wants(consumer, event))) {
        apart.push(member)
        continue
      }
      const stuck = stuckOf.get(consumer.name) ?? new Set()
      await applyEvents(trx, consumer, { stuck, events: own.events, mode: 'shared' })
      moved.push(...own.reached.map(({ lane, lane_pos }) => ({ consumer: consumer.name, lane, lane_pos })))
    }
    if (moved.length > 0) await saveCursors(trx, moved)
    return { taken, moved, apart }
  }
}

function sendAlone(member: Member): void {
  member.isAlone = true
  member.wakeUp()
}

const wantedLanes = (members: readonly Behind[]): number[] => [
  ...new Set(members.flatMap(({ behind }) => behind.wanted)),
]

/** In any order, so that processes seldom ask for the same lanes. */
function shuffled<T>(items: readonly T[]): T[] {
  const rest = [...items]
  return items.flatMap(() => rest.splice(randomInt(rest.length), 1))
}

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...chunksOf(items.slice(size), size)]
