import type { CartOutcome } from '@deportivo/lifecycle/order/carts'

/** What became of an order that was begun to be sold. A row of read.cart_facts. */
export interface CartFact {
  order_id: number
  version: number
  begun_on: string
  seller_id: number
  profile_id: string
  type_order: string
  outcome: CartOutcome
  /** As it was written when the cart was cancelled. */
  note: string | null
  units: number
  value: number
}
