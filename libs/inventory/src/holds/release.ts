import type { Knex } from 'knex'
import type { Act, Outcome } from '../change.ts'
import { endHolds } from './end-of-holds.ts'

export interface ReleaseRequest extends Act {
  order_id: number
  /** Absent: every line. */
  line_ids?: readonly number[] | undefined
  /** 'expire' when its time was over, so that the ledger distinguishes it from a user's act. */
  kind?: 'release' | 'expire'
}

/**
 * Releases what lines of an order hold; the units are available again in their stores. Nothing held: nothing done.
 */
export function release(
  trx: Knex.Transaction,
  { order_id, line_ids, kind = 'release', ...act }: ReleaseRequest,
): Promise<Outcome> {
  return endHolds(trx, { order_id, line_ids, kind, leaves: false, ...act })
}

/** Turns what an order holds into an exit, at the present average cost. What it no longer holds does not leave. */
export function leave(
  trx: Knex.Transaction,
  { order_id, ...act }: Act & { order_id: number },
): Promise<Outcome> {
  return endHolds(trx, { order_id, kind: 'leave', leaves: true, ...act })
}
