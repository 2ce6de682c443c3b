import type { Migration } from '@deportivo/platform/db/migrate'

/** The owners of an order decide who may see it, also in services that never change orders. */
export const publishedOwnership: Migration = {
  name: '0002-published-ownership',
  sql: `
    -- Promise to other services: what lifecycle's rule of who may know of an order asks for.
    create view orders.published_ownership as
      select id as order_id, type_order, seller_id, auxiliary_user_id from orders.orders;
  `,
}
