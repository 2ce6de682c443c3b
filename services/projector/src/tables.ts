import type { BoardRow } from './dispatch-board.ts'
import type { PricesRow } from './product-prices.ts'
import type { ReturnFact } from './return-fact.ts'
import type { SalesFact } from './sales-fact.ts'

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
> {
  kind: 'sold' | 'left'
  day: string
  count: number
}

interface SalesPartRow extends Pick<SalesFact, 'seller_id' | 'profile_id' | 'units' | 'value' | 'discount'> {
  day: string
  store_id: number
  category_id: number
  brand_id: number
  count: number
}

interface ReturnDayRow extends Pick<
  ReturnFact,
  | 'seller_id'
  | 'profile_id'
  | 'reason_id'
  | 'brand_id'
  | 'product_id'
  | 'units'
  | 'value'
  | 'credited'
  | 'vouchers'
  | 'replaced'
  | 'replaced_cost'
> {
  kind: 'requested' | 'settled' | 'goods'
  day: string
  count: number
  cost_back: number
  cost_lost: number
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'read.dispatch_board': BoardTableRow
    'read.sales_facts': Omit<SalesFact, 'sold_at' | 'left_at'> &
      Positioned & { sold_at: Date | null; left_at: Date | null }
    'read.sales_days': SalesDayRow
    'read.sales_parts': SalesPartRow
    'read.product_days': { day: string; product_id: number; units: number; count: number }
    'read.category_clients': { category_id: number; client_id: number; count: number }
    'read.return_facts': Omit<ReturnFact, 'settled_at'> & Positioned & { settled_at: Date | null }
    'read.return_days': ReturnDayRow
    'read.product_prices': Omit<PricesRow, 'at'> & Positioned & { at: Date }
    'read.report_names': Positioned & { dimension: string; key: number; name: string }
  }
}
