import type { Knex } from 'knex'
import type { Act, Outcome } from '../change.ts'
import { endHolds } from './end-of-holds.ts'

export interface ReleaseRequest extends Act {
  order_id: number
  /** Absent: every line. */
  line_ids?: readonly number[] | undefined
}

/**
 * Releases what lines of an order hold; the units are available again in their stores. Nothing held: nothing done.
 */
export function release(
  trx: Knex.Transaction,
  { order_id, line_ids, ...act }: ReleaseRequest,
): Promise<Outcome> {
  return endHolds(trx, { order_id, line_ids, kind: 'release', leaves: false, ...act })
}

/**
 * Releases those holds of an order that have ended; needs the order locked, so that none is renewed meanwhile. The
 * batch is null where none of them has.
 */
export function releaseExpired(
  trx: Knex.Transaction,
  { order_id, ...act }: Act & { order_id: number; at: Date },
): Promise<Outcome> {
  return endHolds(trx, { order_id, expired_at: act.at, kind: 'expire', leaves: false, ...act })
}

/** Turns what an order holds into an exit, at the present average cost. What it no longer holds does not leave. */
export function leave(
  trx: Knex.Transaction,
  { order_id, ...act }: Act & { order_id: number },
): Promise<Outcome> {
  return endHolds(trx, { order_id, kind: 'leave', leaves: true, ...act })
}
