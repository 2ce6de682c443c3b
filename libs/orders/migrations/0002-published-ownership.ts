import type { Migration } from '@deportivo/platform/db/migrate'

/** Whose an order is decides who may know of it, also where nobody moves orders. */
export const publishedOwnership: Migration = {
  name: '0002-published-ownership',
  sql: `
    -- Promise to other services: what lifecycle's rule of who may know of an order asks for.
    create view orders.published_ownership as
      select id as order_id, type_order, seller_id, auxiliary_user_id from orders.orders;
  `,
}
