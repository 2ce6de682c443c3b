import type { Reversal } from '../engine/reversals.ts'

/** What a client got. */
export type Settled = Pick<
  ReturnFact,
  'units' | 'credited' | 'vouchers' | 'replaced' | 'replaced_cost' | 'replaced_uncosted'
>

/** The cost that came back with sellable units, or is lost with those written off or claimed. */
export interface Goods {
  cost_back: number
  cost_lost: number
}

/** A row of read.return_facts: a return case as reports count it. */
export interface ReturnFact {
  return_id: number
  version: number
  /** The days, in Bogotá, of its request, of what its client got, and of what became of its goods. */
  requested_on: string
  settled_on: string | null
  goods_on: string | null
  settled_at: string | null
  goods_at: string | null
  state_id: string
  goods: string | null
  seller_id: number
  profile_id: string
  client_id: number
  reason_id: number
  /** The store that sold the units; 0: its events did not have it yet. */
  store_id: number
  category_id: number
  brand_id: number
  product_id: number
  units: number
  /** What the client had paid for the units. */
  value: number
  /** What was recognised of it, and the part of that which was no replacement: it lowered a debt or became a voucher. */
  credited: number
  vouchers: number
  /** What the replacement that the client got is worth, and what it had cost. */
  replaced: number
  replaced_cost: number
  /** Its units, when its cost was not known. */
  replaced_uncosted: number
  /** What the returned units had cost when they were sold. */
  cost: number
  /** The part of it of units that were written off or claimed. */
  cost_lost: number
  /** What was settled, or became of the goods, and was undone since. */
  reversed: { settled: readonly Reversal<Settled>[]; goods: readonly Reversal<Goods>[] }
}
