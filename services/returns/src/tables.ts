import type { ReturnCase } from '@deportivo/contracts/returns/case'
import type { OrderType } from '@deportivo/lifecycle/order/kinds'
import type { ReturnState } from '@deportivo/lifecycle/return-case/states'
import type { ReturnOwnership } from '@deportivo/lifecycle/return-case/visibility'
import type { TableOf } from '@deportivo/platform/db/row-types'
import type { Knex } from 'knex'
import type { ListRow } from '@deportivo/platform/list-records/list-rows'

/** What was sold of a line, as it was then. */
export interface SoldFacts {
  order_id: number
  line_id: number
  client_id: number
  client_name: string
  client_type: string
  seller_id: number
  seller_name: string
  auxiliary_user_id: number | null
  type_order: OrderType
  profile_id: string
  code_id: number
  product_id: number
  product_name: string
  reference_name: string
  color_name: string
  brand_id: number
  category_id: number
  size_id: number
  size_name: string
  store_id: number
  store_name: string
  unit_price: number
  unit_cost: number | null
}

export interface SoldLineRow extends SoldFacts {
  quantity: number
  order_version: number
  is_delivered: boolean
}

export interface ReplacementColumns {
  replacement_product_id: number | null
  replacement_product_name: string | null
  replacement_size_id: number | null
  replacement_size_name: string | null
  replacement_quantity: number | null
  replacement_store_id: number | null
  replacement_store_name: string | null
  replacement_price: number | null
  /** The average cost when it left. */
  replacement_unit_cost: number | null
}

export interface CaseRow extends SoldFacts, ReplacementColumns {
  id: number
  /** Of the request that asked for it and for others; null: for it alone. */
  group_id: number | null
  state_id: ReturnState
  state_entered_at: Date
  quantity: number
  reason_id: number
  reason_name: string
  exchange_rate_id: number | null
  exchange_rate: number | null
  observation: string | null
  date_of_delivery: string | null
  goods: ReturnCase['goods']
  /** Written off or claimed, where nothing is in quarantine any longer. */
  lost_units: number
  entrance_store_id: number | null
  entrance_store_name: string | null
  settlement: ReturnCase['settlement']
  credited_value: number
  price_difference: number
  voucher_id: number | null
  conveyor: string | null
  guide_number: string | null
  shipping_date: string | null
  received_at: Date | null
  settled_at: Date | null
  requested_by: string
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
  /** Computed from the other columns. */
  client_money: number
}

/** What a step, or its undo, writes. */
export type CasePatch = Partial<
  Omit<
    CaseRow,
    | keyof SoldFacts
    | 'id'
    | 'version'
    | 'quantity'
    | 'lost_units'
    | 'group_id'
    | 'created_at'
    | 'client_money'
  >
>

/** What undoing a step needs. Times in it are text. */
export interface Before {
  columns: CasePatch
  stock_batch: number | null
  is_final: boolean
}

export interface CaseHistoryRow {
  id: number
  case_id: number
  step: string
  from_state: ReturnState | null
  to_state: ReturnState
  by_id: number | null
  by_name: string
  profile_id: string | null
  at: Date
  note: string | null
  before: Before | null
}

type NewHistoryRow = Omit<CaseHistoryRow, 'id' | 'before'> & { before: string | null }

declare module 'knex/types/tables.js' {
  interface Tables {
    'returns.return_reasons': ListRow & { is_for_size_change: boolean }
    'returns.exchange_rates': ListRow & { percentage: number }
    'returns.sold_lines': SoldLineRow
    'returns.cases': TableOf<CaseRow, 'id' | 'client_money'>
    'returns.case_history': Knex.CompositeTableType<CaseHistoryRow, NewHistoryRow>
    'returns.published_cases': Pick<
      CaseRow,
      | 'id'
      | 'order_id'
      | 'state_id'
      | 'state_entered_at'
      | 'client_id'
      | 'client_name'
      | 'product_id'
      | 'product_name'
      | 'seller_id'
      | 'auxiliary_user_id'
      | 'created_at'
      | 'reason_name'
      | 'line_id'
      | 'quantity'
      | 'replacement_quantity'
      | 'replacement_price'
    > & { exchange_due: number; replacement_line_id: number | null }
    'returns.published_ownership': ReturnOwnership & { return_id: number } & Pick<CaseRow, 'group_id'>
  }
}
