import { randomInt } from 'node:crypto'
import type { Knex } from 'knex'
import type { Deps } from '../../service.ts'
import { readCursors, saveCursors, skip, takeCursors } from '../log/cursors.ts'
import type { Cursor, EventTypes, Reading } from '../log/read-log.ts'
import type { Source } from '../log/source.ts'
import type { CurrentConsumer } from '../outbox/upcasting.ts'
import type { CursorRow } from '../tables.ts'
import { applyEvents } from './apply.ts'
import { stuckAggregates } from './dead-letters.ts'
import { typesOf } from './handler-of.ts'
import type { LanesBehind, Progress } from './progress.ts'
import { BATCH, LANES_AT_ONCE, reportCommitted, SMALL_BACKLOG } from './runner.ts'

// The cursor of a consumer without events to handle moves this often; a restart reads that much again.
const SKIP_MS = 200

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
}

/**
 * Applies each batch of events to all consumers of a process in one transaction, so that it is read, parsed and
 * committed once. A failure sends the consumers concerned to runners of their own, which find the failing event; so
 * does a backlog that only some of them have. They return when they have caught up.
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

  /** One batch; true when there may be more. */
  async step(): Promise<boolean> {
    this.sendStragglersAlone()
    const members = this.sharing()
    await this.skipUnwanted(members)
    const lanes = wantedLanes(members)
    if (lanes.length === 0) return false
    const isSmall = members.every(({ progress, behind }) => progress.backlog(behind.wanted) <= SMALL_BACKLOG)
    for (const some of isSmall ? [lanes] : chunksOf(shuffled(lanes), LANES_AT_ONCE))
      if (await this.apply(members, some)) return true
    return false
  }

  private sharing(): Behind[] {
    return this.members
      .filter(({ isAlone }) => !isAlone)
      .map((member) => {
        const { consumer, progress } = member
        return { member, consumer, progress, behind: progress.lanesBehind() }
      })
  }

  private sendStragglersAlone(): void {
    const members = this.sharing()
    for (const lane of wantedLanes(members)) {
      const waiting = members.filter(({ behind }) => behind.wanted.includes(lane))
      const front = Math.max(...waiting.map(({ progress }) => progress.at(lane)))
      for (const { member, consumer, progress } of waiting)
        if (consumer.isApart || front - progress.at(lane) > BATCH) sendAlone(member)
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
      const { taken, moved } = await this.deps.db.transaction((trx) => this.applyIn(trx, taking, lanes))
      for (const { consumer, progress } of taking) {
        const own = taken.filter((cursor) => cursor.consumer === consumer.name)
        progress.learn(own)
        const lanesOf = own.map(({ lane }) => lane)
        const before = progress.backlog(lanesOf)
        progress.learn(moved.filter((cursor) => cursor.consumer === consumer.name))
        const count = before - progress.backlog(lanesOf)
        if (count > 0) reportCommitted(this.deps, consumer, count)
      }
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
    const names = members.map(({ consumer }) => consumer.name)
    const wanted = members.flatMap(({ consumer, behind }) =>
      behind.wanted.filter((lane) => lanes.includes(lane)).map((lane) => ({ consumer: consumer.name, lane })),
    )
    // Pipelined, but executed in order: stuck aggregates are read under the lock.
    const [taken, stuckOf] = await Promise.all([takeCursors(trx, wanted), stuckAggregates(trx, names)])
    const reading = await this.source.read(trx, lowest(taken), BATCH, allTypes(members))
    const moved: CursorRow[] = []
    for (const { consumer } of members) {
      const own = partOf(
        reading,
        taken.filter((cursor) => cursor.consumer === consumer.name),
      )
      const stuck = stuckOf.get(consumer.name) ?? new Set()
      await applyEvents(trx, consumer, { stuck, events: own.events, isOneByOne: false })
      moved.push(...own.reached.map(({ lane, lane_pos }) => ({ consumer: consumer.name, lane, lane_pos })))
    }
    if (moved.length > 0) await saveCursors(trx, moved)
    return { taken, moved }
  }
}

function sendAlone(member: Member): void {
  member.isAlone = true
  member.wakeUp()
}

const wantedLanes = (members: readonly Behind[]): number[] => [
  ...new Set(members.flatMap(({ behind }) => behind.wanted)),
]

/** The lowest cursor of each lane. */
function lowest(cursors: readonly CursorRow[]): Cursor[] {
  const lanes = new Map<number, number>()
  for (const { lane, lane_pos } of cursors) lanes.set(lane, Math.min(lane_pos, lanes.get(lane) ?? Infinity))
  return [...lanes].map(([lane, lane_pos]) => ({ lane, lane_pos }))
}

const allTypes = (members: readonly Behind[]): EventTypes => {
  const each = members.map(({ consumer }) => typesOf(consumer))
  return {
    types: [...new Set(each.flatMap(({ types }) => types))],
    families: [...new Set(each.flatMap(({ families }) => families))],
  }
}

/** What of a reading is after these cursors. */
function partOf({ events, reached }: Reading, cursors: readonly CursorRow[]): Reading {
  const from = new Map(cursors.map(({ lane, lane_pos }) => [lane, lane_pos]))
  const isAfter = ({ lane, lane_pos }: Cursor) => lane_pos > (from.get(lane) ?? Infinity)
  return { events: events.filter(isAfter), reached: reached.filter(isAfter) }
}

/** In any order, so that processes seldom ask for the same lanes. */
function shuffled<T>(items: readonly T[]): T[] {
  const rest = [...items]
  return items.flatMap(() => rest.splice(randomInt(rest.length), 1))
}

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...chunksOf(items.slice(size), size)]
