/**
 * The kinds of ledger entries: hold · release (the order no longer needs it) · expire (its time was over) · leave
 * · to_seller, back_from_seller (goods at a seller) · transfer (from one order's line to another's) · enter
 * (received) · quarantine, from_quarantine (returned, to be inspected; inspected and held again) · restock, write_off,
 * claim (out of quarantine: sellable again, lost, or claimed from the supplier) · replacement (of a claim) · given_back (to
 * the client of a cancelled return) · count (counted by hand) · move (between stores, at once) · to_transit, from_transit (sent by a transfer; arrived, or back) · lost (never
 * arrived) · surplus (more arrived than was sent, so more had left) · undo (compensates a batch).
 */
export const LEDGER_KINDS = [
  'hold',
  'release',
  'expire',
  'leave',
  'to_seller',
  'back_from_seller',
  'transfer',
  'enter',
  'quarantine',
  'from_quarantine',
  'restock',
  'write_off',
  'claim',
  'replacement',
  'given_back',
  'count',
  'move',
  'to_transit',
  'from_transit',
  'lost',
  'surplus',
  'undo',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

export interface StockKey {
  product_id: number
  size_id: number
  store_id: number
}

/** The actor and time of a stock change; without a time, the transaction's. */
export interface Act {
  actor: { id: number | null; name: string; profile?: string }
  at?: Date | undefined
}

export interface Change extends StockKey {
  kind: LedgerKind
  on_hand_change: number
  held_change: number
  unit_cost?: number | null
  line_id?: number | null
  order_id?: number | null
  return_id?: number | null
  transfer_id?: number | null
  compensates?: number | null
}

/** A size with less than requested: `available` is what there is now. */
export interface Shortage extends StockKey {
  line_id: number | null
  available: number
}

/** Done: `batch` can be reversed later (null: there was nothing to do). Or refused, and nothing was changed. */
export type Outcome = { ok: true; batch: number | null; changes: Change[] } | { ok: false; short: Shortage[] }
