/** An order with its whole value, in a row of store 0 and one for each store of its lines. A row of read.order_facts. */
export interface OrderFact {
  order_id: number
  store_id: number
  version: number
  created_on: string
  state_id: string
  type_order: string
  seller_id: number
  /** 0: not chosen yet. */
  payment_method: number
  value: number
  balance: number
}
