import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'

export interface LineStock {
  line_id: number
  /** Units of its size that are free in its store, beyond those that the line holds. */
  available: number
}

const STOCK = `
  select l.id as line_id, greatest(0, coalesce(v.available, 0)) as available
  from orders.order_lines l
  left join inventory.published_levels v
    on v.product_id = l.product_id and v.size_id = l.size_id and v.store_id = l.store_id
  where l.order_id = :orderId order by l.id`

/** What is left of the size of each line of an order. */
export const stockOfLines = (db: Knex, orderId: number): Promise<LineStock[]> =>
  queryRows<LineStock>(db, STOCK, { orderId })
