import { findStateRow } from './states.ts'

/**
 * Why a cart was given up: its units were released by time · it was cancelled when some of these were gone · it was cancelled
 * with the reason that was given.
 */
export const CART_REASONS = ['expired', 'short_stock', 'cancelled'] as const
export type CartReason = (typeof CART_REASONS)[number]

/** What became of a cart. */
export type CartOutcome = 'open' | 'checked_out' | CartReason

const OF_USERS: readonly CartOutcome[] = ['short_stock', 'cancelled']

/** Given up by a user, who wrote why. */
export const isCancelled = (outcome: CartOutcome): boolean => OF_USERS.includes(outcome)

interface Cart {
  state_id: string
  has_expired_holds: boolean
}

/** What a change of an order makes of its cart, given what had become of it before. */
export function cartOutcome(
  before: CartOutcome | undefined,
  { state_id, has_expired_holds }: Cart,
  shortUnits: number,
): CartOutcome {
  const row = findStateRow(state_id)
  if (row?.track === 'building') return has_expired_holds ? 'expired' : 'open'
  if (row?.is_given_up !== true) return 'checked_out'
  // A sale that is cancelled later was sold; a later change of a cancelled cart gives no other reason.
  if (before !== undefined && before !== 'open' && before !== 'expired') return before
  return shortUnits > 0 ? 'short_stock' : 'cancelled'
}
