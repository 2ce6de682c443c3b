import type { Knex } from 'knex'
import type { Act, Outcome } from '../change.ts'
import type { RefuseShort } from '../apply.ts'
import { endHolds, endHoldsLater, type HoldsToEnd } from './end-of-holds.ts'

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

type OfOrder = Act & { order_id: number }

/** Releases everything that an order holds. Waits for nothing. */
export const releaseLater = (trx: Knex.Transaction, order: OfOrder, refuse: RefuseShort): Promise<void> =>
  endHoldsLater(trx, { ...order, kind: 'release', leaves: false }, refuse)

/** Turns what an order holds into an exit, at its cost. What it no longer holds does not leave. Waits for nothing. */
export const leaveLater = (
  trx: Knex.Transaction,
  order: OfOrder & Pick<HoldsToEnd, 'costs'>,
  refuse: RefuseShort,
): Promise<void> => endHoldsLater(trx, { ...order, kind: 'leave', leaves: true }, refuse)
