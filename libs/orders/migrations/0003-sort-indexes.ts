import type { Migration } from '@deportivo/platform/db/migrate'

/** What a list of orders may be sorted by besides its number: among a million, the first page must not look at all. */
export const ordersSortIndexes: Migration = {
  name: '0003-sort-indexes',
  sql: `
    create index orders_by_total on orders.orders (total_value, id);
    create index orders_by_stage_age on orders.orders (state_entered_at, id);
  `,
}
