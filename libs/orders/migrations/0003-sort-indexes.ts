import type { Migration } from '@deportivo/platform/db/migrate'

/** Indexes for each sort of the list of orders: without one, the first page would read a million rows. */
export const ordersSortIndexes: Migration = {
  name: '0003-sort-indexes',
  sql: `
    create index orders_by_total on orders.orders (total_value, id);
    create index orders_by_stage_age on orders.orders (state_entered_at, id);
  `,
}
