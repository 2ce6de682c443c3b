/** What an order sold of one subcategory. */
export interface SoldSubcategory {
  subcategory_id: number
  units: number
  value: number
}

/** A row of read.place_facts: where an order goes, and what it sold there. */
export interface PlaceFact {
  order_id: number
  version: number
  /** The day of its checkout, and the moment; null: not sold, or given up since. */
  sold_on: string | null
  sold_at: string | null
  seller_id: number
  profile_id: string
  /** 0: the order has no city. */
  department_id: number
  city_id: number
  value: number
  subcategories: readonly SoldSubcategory[]
}
