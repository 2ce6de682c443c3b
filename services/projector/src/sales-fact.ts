/** A row of read.sales_facts. */
export interface SalesFact {
  order_id: number
  version: number
  sold_on: string | null
  left_on: string | null
  state_id: string
  type_order: string
  seller_id: number
  seller_name: string
  profile_id: string
  client_id: number
  city_id: number | null
  city_name: string | null
  /** 0: paid in several ways, or not yet said. */
  payment_method: number
  units: number
  value: number
  balance: number
}
