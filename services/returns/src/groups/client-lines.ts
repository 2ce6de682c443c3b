import { listClientLines, MOST_RETURNABLE } from '@deportivo/contracts/returns/groups'
import { maySeeOrder, seesEveryOrder, type OrderOwnership } from '@deportivo/lifecycle/order/visibility'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { IS_SOLD_NOW, UNITS_LEFT, type ReturnableRow } from '../sold-lines/returnable.ts'

type Found = ReturnableRow & { order: OrderOwnership }

const LINES = `
  select l.*, p.photo, p.reference_id, n.quantity_available, to_jsonb(o) as order
  from returns.sold_lines l
  join orders.published_ownership o on o.order_id = l.order_id
  join orders.published_orders d on d.id = l.order_id and d.delivered_at is not null
  left join catalogue.published_products p on p.id = l.product_id
  cross join lateral (select ${UNITS_LEFT} as quantity_available) n
  where l.client_id = ? and l.is_delivered and ${IS_SOLD_NOW} and n.quantity_available > 0
  order by l.order_id desc, l.line_id limit ?`

/** What a client has and may still return, of the orders that the caller may see. */
export const listClientLinesRoute: Routes = (app, deps) =>
  read(app, deps, listClientLines, async ({ db, params, actor }) => {
    // Null, for all of them, where some may be of orders that the caller does not see.
    const most = seesEveryOrder(actor) ? MOST_RETURNABLE : null
    const rows = await queryRows<Found>(db, LINES, [params.id, most])
    const seen = rows.filter(({ order }) => maySeeOrder(order, actor)).slice(0, MOST_RETURNABLE)
    return found(seen.map(({ order_id: sale_id, ...line }) => ({ ...line, sale_id })))
  })
