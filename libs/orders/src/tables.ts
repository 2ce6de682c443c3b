import type { OrderOwnership } from '@deportivo/lifecycle/order/visibility'
import type { OrderState } from '@deportivo/lifecycle/order/states'
import type { CurrentPaymentRow } from '@deportivo/money/tables'
import type { TableOf } from '@deportivo/platform/db/row-types'
import type { Knex } from 'knex'
import type { OrderPatch, OrderRecord } from './order/order-record.ts'
import type { Before } from './order/before.ts'

/** Columns that a new order must have; the others are null or counted. */
type FirstColumns =
  | 'state_id'
  | 'state_entered_at'
  | 'type_order'
  | 'profile_id'
  | 'client_id'
  | 'client_name'
  | 'type_sale'
  | 'seller_id'
  | 'seller_name'
  | 'changed_by'
  | 'created_at'
  | 'updated_at'

/** The profile is the session's, which names it as text. */
type NewOrderRow = Pick<OrderRecord, Exclude<FirstColumns, 'profile_id'>> &
  Partial<Omit<OrderRecord, FirstColumns>> & { profile_id: string }

export interface LineRow {
  id: number
  order_id: number
  product_id: number
  size_id: number
  store_id: number
  code_id: number
  quantity: number
  price: number
  listed_unit_price: number
  /** Why it is sold below that price; null where no reason was named. */
  discount_reason: string | null
  unit_cost: number | null
  picked: number
  group_id: number | null
  product_name: string
  photo: string | null
  reference_id: number
  reference_name: string
  brand_id: number
  brand_name: string
  category_id: number
  category_name: string
  subcategory_id: number
  subcategory_name: string
  color_id: number
  color_name: string
  size_name: string
  size_order: number
  store_name: string
}

export interface HistoryEntryRow {
  id: number
  order_id: number
  step: string
  from_state: OrderState | null
  to_state: OrderState
  by_id: number | null
  by_name: string
  profile_id: string | null
  at: Date
  note: string | null
  before: Before | null
}

/** By return case, in whole pesos. */
export interface ExchangeChargeRow {
  order_id: number
  return_id: number
  charged: number
  /** Confirmed, and waiting for accounting. */
  paid: number
  reported: number
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'orders.orders': Knex.CompositeTableType<OrderRecord, NewOrderRow, OrderPatch>
    'orders.order_lines': TableOf<
      LineRow,
      'id' | 'unit_cost' | 'picked' | 'group_id' | 'photo' | 'discount_reason'
    >
    'orders.order_history': TableOf<HistoryEntryRow, 'id' | 'from_state' | 'note' | 'before'>
    'orders.published_ownership': OrderOwnership & { order_id: number }
    'orders.published_orders': OrderRecord
    'orders.published_order_keys': { key: string; order_id: number }
    'orders.published_discounted_lines': Pick<LineRow, 'order_id'>
    'orders.published_discount_keys': { key: string; order_id: number }
    'orders.published_lines': Pick<
      LineRow,
      | 'id'
      | 'order_id'
      | 'store_id'
      | 'category_id'
      | 'brand_id'
      | 'group_id'
      | 'subcategory_name'
      | 'product_id'
      | 'size_id'
      | 'size_name'
      | 'store_name'
      | 'quantity'
      | 'price'
      | 'code_id'
      | 'product_name'
      | 'color_name'
    >
    'orders.published_exchange_charges': ExchangeChargeRow
    'orders.published_unconfirmed_payments': Pick<
      CurrentPaymentRow,
      | ('id' | 'order_id' | 'amount' | 'at' | 'kind' | 'payment_method')
      | ('return_id' | 'attachment_id' | 'by_name')
    >
    /** As its migration describes the kinds. */
    'orders.published_money_outside': Pick<OrderRecord, 'client_id' | 'seller_id' | 'profile_id'> & {
      kind: 'ct' | 'balance' | 'refund' | 'goods'
      order_id: number
      carrier: string
      amount: number
      since: Date
    }
    'orders.published_history': Pick<
      HistoryEntryRow,
      'id' | 'order_id' | 'step' | 'to_state' | 'by_id' | 'by_name' | 'at' | 'before'
    >
  }
}
