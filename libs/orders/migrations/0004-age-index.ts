import type { Migration } from '@deportivo/platform/db/migrate'

/** Orders can be sorted by creation time too. It never changes, so only a new order pays for the index. */
export const ordersAgeIndex: Migration = {
  name: '0004-age-index',
  sql: `
    create index orders_by_creation on orders.orders (created_at, id);
  `,
}
