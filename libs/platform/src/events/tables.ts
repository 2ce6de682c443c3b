import type { LoggedEvent } from '../service.ts'
import type { TableOf } from '../db/row-types.ts'

type OutboxRow = Omit<LoggedEvent, 'pos' | 'lane_pos'> & { id: number }

/** Where a consumer is in a lane. */
export interface CursorRow {
  consumer: string
  lane: number
  lane_pos: number
}

/** One event that a consumer cannot apply; later events of its aggregate are parked behind it. */
export interface DeadLetterRow {
  consumer: string
  aggregate_type: string
  aggregate_id: string
  pos: number
  error: string
  tries: number
  failed_at: Date
  retry_requested_at: Date | null
  newer_version: number | null
}

export interface HeadRow {
  lane: number
  pos: number
  removed_to: number
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'bus.outbox': TableOf<OutboxRow, 'id'>
    'bus.event_log': TableOf<LoggedEvent & { logged_at: Date }, 'logged_at'>
    'bus.collided_events': OutboxRow & { collided_at: Date }
    'bus.heads': HeadRow
    'bus.identity': { log_id: string }
    'bus.cursors': CursorRow
    'bus.dead_letters': TableOf<DeadLetterRow, 'failed_at' | 'retry_requested_at' | 'newer_version'>
    'bus.parked_events': Pick<DeadLetterRow, 'consumer' | 'aggregate_type' | 'aggregate_id' | 'pos'>
    'bus.recurring': { name: string; started_at: Date }
  }
}
