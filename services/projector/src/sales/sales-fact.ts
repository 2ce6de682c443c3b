import type { Reversal } from '../engine/reversals.ts'

/** What an order sold of one category and brand from one store. */
export interface SoldPart {
  store_id: number
  category_id: number
  brand_id: number
  units: number
  value: number
  discount: number
  /** What its goods had cost when they left, and its units without a known cost; 0 before that. */
  cost: number
  uncosted: number
}

/** What an order sold of one product. */
export interface SoldProduct {
  product_id: number
  units: number
}

/** What goods that left were worth. */
export type Delivered = Pick<SalesFact, 'units' | 'value' | 'discount' | 'cost' | 'uncosted' | 'parts'>

/** A row of read.sales_facts. */
export interface SalesFact {
  order_id: number
  version: number
  sold_on: string | null
  left_on: string | null
  /** When the order was sold, and not given up since; its goods left at `left_at`, and are out since. */
  sold_at: string | null
  left_at: string | null
  /** Its goods were out before, and came back. */
  reversed: readonly Reversal<Delivered>[]
  state_id: string
  type_order: string
  /** The client's type when the order was created. */
  type_sale: string
  seller_id: number
  seller_name: string
  profile_id: string
  client_id: number
  city_id: number | null
  city_name: string | null
  /** Of the order; 0: not chosen yet. */
  payment_method: number
  units: number
  value: number
  balance: number
  discount: number
  /** What the goods had cost when they left; 0 before that. */
  cost: number
  /** Units of them whose cost was not known. */
  uncosted: number
  parts: readonly SoldPart[]
  products: readonly SoldProduct[]
}
