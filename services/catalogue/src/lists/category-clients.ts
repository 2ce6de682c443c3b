import type { listCategories } from '@deportivo/contracts/catalogue/lists'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { RowOf } from '@deportivo/platform/http/serve/serve'
import type { Knex } from 'knex'

export type CountedCategory = RowOf<typeof listCategories>
export type CategoryRow = Omit<CountedCategory, 'clients_quantity'>

const CLIENTS = `
  select category_id, count(*)::integer as clients from read.category_clients
  where category_id = any(?::integer[]) group by category_id`

/** Adds how many different clients bought in each category. */
export async function withClientCounts(db: Knex, rows: readonly CategoryRow[]): Promise<CountedCategory[]> {
  const counted = await queryRows<{ category_id: number; clients: number }>(db, CLIENTS, [
    rows.map(({ id }) => id),
  ])
  const clients = new Map(counted.map((one) => [one.category_id, one.clients]))
  return rows.map((row) => ({ ...row, clients_quantity: clients.get(row.id) ?? 0 }))
}
