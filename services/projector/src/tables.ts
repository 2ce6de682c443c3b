import type { BoardRow } from './board/dispatch-board.ts'
import type { CartFact } from './carts/cart-fact.ts'
import type { CashEntry } from './money/cash/cash-entry.ts'
import type { ExpenseFact } from './money/expenses-report.ts'
import type { OrderFact } from './orders/order-fact.ts'
import type { ClientFact } from './places/clients-report.ts'
import type { PlaceFact, SoldSubcategory } from './places/place-fact.ts'
import type { PricesRow } from './prices/product-prices.ts'
import type { Goods, ReturnFact, Settled } from './returns/return-fact.ts'
import type { SizeSale } from './sizes/size-sale.ts'
import type { StageStay } from './stages/stage-stay.ts'
import type { SalesFact, SoldPart } from './sales/sales-fact.ts'

/** The position of the newest event that changed the row. */
interface Positioned {
  pos: number
}

type BoardTableRow = Omit<BoardRow, 'delivered_at'> & Positioned & { delivered_at: Date | null }

interface SalesDayRow extends Pick<
  SalesFact,
  | 'seller_id'
  | 'profile_id'
  | 'state_id'
  | 'type_order'
  | 'type_sale'
  | 'payment_method'
  | 'units'
  | 'value'
  | 'balance'
  | 'discount'
  | 'cost'
  | 'uncosted'
> {
  kind: 'sold' | 'left'
  day: string
  has_discount: number
  has_balance: number
  count: number
}

interface SalesPartRow extends Omit<SalesDayRow, 'state_id'> {
  level: number
  store_id: number
  category_id: number
  brand_id: number
}

interface ReturnDayRow extends Pick<
  ReturnFact,
  | 'seller_id'
  | 'profile_id'
  | 'reason_id'
  | 'store_id'
  | 'category_id'
  | 'brand_id'
  | 'product_id'
  | 'units'
  | 'value'
  | 'credited'
  | 'vouchers'
  | 'replaced'
  | 'replaced_cost'
  | 'replaced_uncosted'
> {
  kind: 'requested' | 'settled' | 'goods'
  day: string
  count: number
  cost_back: number
  cost_lost: number
}

interface StageDayRow extends Pick<
  StageStay,
  'store_id' | 'state_id' | 'auxiliary_user_id' | 'minutes' | 'with_target' | 'in_time'
> {
  kind: 'stay' | 'prepared'
  day: string
  count: number
}

interface CashDayRow extends Pick<CashEntry, 'day' | 'account' | 'kind' | 'store_id'> {
  count: number
  count_in: number
  count_out: number
  amount_in: number
  amount_out: number
}

type PlaceSums = Pick<PlaceFact, 'department_id' | 'city_id' | 'seller_id' | 'profile_id' | 'value'> & {
  day: string
  count: number
}

type ClientSums = Pick<SalesFact, 'seller_id' | 'profile_id' | 'client_id'> & { day: string; count: number }

declare module 'knex/types/tables.js' {
  interface Tables {
    'read.dispatch_board': BoardTableRow
    'read.sales_facts': Omit<SalesFact, 'sold_at' | 'left_at'> &
      Positioned & { sold_at: Date | null; left_at: Date | null }
    'read.sales_days': SalesDayRow
    'read.sales_parts': SalesPartRow
    'read.product_days': { day: string; product_id: number; units: number; count: number }
    'read.category_clients': { category_id: number; client_id: number; count: number }
    'read.client_days': ClientSums & Pick<SalesFact, 'value' | 'discount'>
    'read.client_return_days': ClientSums & Pick<ReturnFact, 'credited' | 'replaced'>
    'read.return_facts': Omit<ReturnFact, 'settled_at' | 'goods_at'> &
      Positioned & { settled_at: Date | null; goods_at: Date | null }
    'read.reversed_sales': Pick<
      SalesFact,
      | 'order_id'
      | 'seller_id'
      | 'profile_id'
      | 'type_order'
      | 'type_sale'
      | 'payment_method'
      | 'value'
      | 'cost'
      | 'uncosted'
    > &
      Pick<SoldPart, 'store_id' | 'category_id' | 'brand_id'> & {
        at: Date
        has_discount: number
        count: number
      }
    'read.reversed_returns': Pick<
      ReturnFact,
      'return_id' | 'seller_id' | 'profile_id' | 'store_id' | 'category_id' | 'brand_id' | 'client_id'
    > &
      Omit<Settled & Goods, 'units'> & { at: Date; kind: 'settled' | 'goods'; count: number }
    'read.return_days': ReturnDayRow
    'read.expense_facts': ExpenseFact & Positioned
    'read.expense_days': Omit<ExpenseFact, 'expense_id' | 'version' | 'state'> & { count: number }
    'read.cash_entries': Omit<CashEntry, 'at'> & Positioned & { at: Date | null }
    'read.cash_days': CashDayRow
    'read.cart_facts': CartFact & Positioned
    'read.cart_days': Pick<CartFact, 'seller_id' | 'profile_id' | 'type_order' | 'outcome'> & {
      day: string
      kind: 'open' | 'sold' | 'lost'
      count: number
      units_lost: number
      value_lost: number
    }
    'read.order_facts': OrderFact & Positioned
    'read.order_days': Omit<OrderFact, 'order_id' | 'version' | 'created_on'> & { day: string; count: number }
    'read.stage_stays': Omit<StageStay, 'entered_at' | 'left_at' | 'prepared_at'> &
      Positioned & { entered_at: Date; left_at: Date | null; prepared_at: Date | null }
    'read.stage_days': StageDayRow
    'read.place_facts': Omit<PlaceFact, 'sold_at'> & Positioned & { sold_at: Date | null }
    'read.place_days': PlaceSums
    'read.place_subcategories': PlaceSums & SoldSubcategory
    'read.client_facts': ClientFact & Positioned
    'read.client_places': Omit<ClientFact, 'client_id' | 'version'> & { count: number }
    'read.product_prices': Omit<PricesRow, 'at'> & Positioned & { at: Date }
    'read.size_sales': SizeSale & Positioned
    'read.size_days': Omit<SizeSale, 'source' | 'day'> & { day: string; count: number }
    'read.size_months': Omit<SizeSale, 'source' | 'day'> & { month: string; count: number }
    'read.report_names': Positioned & { dimension: string; key: number; name: string }
  }
}
