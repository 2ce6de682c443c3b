/** What an order or a return case moved between the shop and a client of one size of a product. A row of read.size_sales. */
export interface SizeSale {
  /** The order or the case: `order:12`. */
  source: string
  /** In Bogotá: of the checkout, or of the settlement; null: nothing counts yet, or any longer. */
  day: string | null
  product_id: number
  size_id: number
  /** That sold, received or gave the units; 0: of no store. */
  store_id: number
  sold: number
  returned: number
  /** Given for what was returned. */
  replaced: number
  /** What was paid for the sold units, or the given ones are worth; and what was recognised for the returned ones. */
  value: number
  credited: number
}
