import type { listCategories } from '@deportivo/contracts/catalogue/lists'
import { GIVEN_UP_STATES } from '@deportivo/lifecycle/order/states'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { RowOf } from '@deportivo/platform/http/serve/serve'
import type { Knex } from 'knex'

export type CountedCategory = RowOf<typeof listCategories>
export type CategoryRow = Omit<CountedCategory, 'clients_quantity'>

// The orders that reports count as sold.
const CLIENTS = `
  select l.category_id, count(distinct o.client_id)::integer as clients
  from orders.published_lines l join orders.published_orders o on o.id = l.order_id
  where l.category_id = any(?::integer[]) and o.checked_out_at is not null and o.state_id <> all(?::text[])
  group by l.category_id`

/** Adds how many different clients bought in each category. */
export async function withClientCounts(db: Knex, rows: readonly CategoryRow[]): Promise<CountedCategory[]> {
  const counted = await queryRows<{ category_id: number; clients: number }>(db, CLIENTS, [
    rows.map(({ id }) => id),
    [...GIVEN_UP_STATES],
  ])
  const clients = new Map(counted.map((one) => [one.category_id, one.clients]))
  return rows.map((row) => ({ ...row, clients_quantity: clients.get(row.id) ?? 0 }))
}
