import type { Cursor } from '../log/read-log.ts'
import type { Source } from '../log/source.ts'
import type { CurrentConsumer } from '../outbox/upcasting.ts'
import { wants } from './handler-of.ts'

/** Lanes that have newer events, by whether the consumer may have to handle one of them. */
export interface LanesBehind {
  wanted: readonly number[]
  unwanted: readonly number[]
}

/** How far one consumer is, as far as this process knows: another one may have moved its cursors since. */
export class Progress {
  private readonly consumer: CurrentConsumer
  private readonly source: Source
  private readonly known: Map<number, number>

  constructor(consumer: CurrentConsumer, source: Source, cursors: readonly Cursor[]) {
    this.consumer = consumer
    this.source = source
    this.known = new Map(cursors.map((cursor) => [cursor.lane, cursor.lane_pos]))
  }

  learn(cursors: readonly Cursor[]): void {
    for (const cursor of cursors) this.known.set(cursor.lane, cursor.lane_pos)
  }

  at(lane: number): number {
    return this.known.get(lane) ?? 0
  }

  lanesBehind(): LanesBehind {
    const wanted: number[] = []
    const unwanted: number[] = []
    for (const lane of this.known.keys())
      if (this.head(lane) > this.at(lane)) (this.mayWant(lane) ? wanted : unwanted).push(lane)
    return { wanted, unwanted }
  }

  /** How many events of these lanes are newer. */
  backlog(lanes: readonly number[]): number {
    return lanes.reduce((sum, lane) => sum + this.head(lane) - this.at(lane), 0)
  }

  head(lane: number): number {
    return this.source.heads().get(lane) ?? 0
  }

  private mayWant(lane: number): boolean {
    const events = this.source.atHand({ lane, lane_pos: this.at(lane) })
    if (events.at(-1)?.lane_pos !== this.head(lane)) return true
    return events.some((event) => wants(this.consumer, event))
  }
}
