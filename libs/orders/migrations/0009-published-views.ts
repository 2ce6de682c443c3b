import type { Migration } from '@deportivo/platform/db/migrate'

/** What the services that run the order kernel may read of it, for their lists and filters. */
export const publishedViews: Migration = {
  name: '0009-published-views',
  sql: `
    -- Every column: the order's row is what lists, filters and steps are decided on.
    create view orders.published_orders as select * from orders.orders;
    create view orders.published_lines as
      select id, order_id, store_id, category_id, brand_id, group_id, subcategory_name from orders.order_lines;
    create view orders.published_history as
      select id, order_id, step, to_state, by_id, by_name, at, before from orders.order_history;
    create view orders.published_cashiers as select id, name, store_id, version from orders.cashiers;
    create view orders.published_shifts as
      select id, cashier_id, base_amount, opened_at, opened_by, closed_at, closed_by, counted_amount, expected_amount,
        note
      from orders.cashier_shifts;
    create view orders.published_vouchers as
      select id, client_id, value, available, origin, order_id, created_at, expires_at from orders.vouchers;
    create view orders.published_refunds as
      select id, order_id, client_id, amount, state, voucher_id, created_at, settled_at, settled_by
      from orders.refunds;
  `,
}
