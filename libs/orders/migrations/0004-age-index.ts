import type { Migration } from '@deportivo/platform/db/migrate'

/** The calls let orders be sorted by when they were created too. It never changes, so only a new order pays for it. */
export const ordersAgeIndex: Migration = {
  name: '0004-age-index',
  sql: `
    create index orders_by_creation on orders.orders (created_at, id);
  `,
}
