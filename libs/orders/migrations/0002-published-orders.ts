import type { Migration } from '@deportivo/platform/db/migrate'

/** What other services, and the lists and filters of those that run the order kernel, may read of orders. */
export const publishedOrders: Migration = {
  name: '0002-published-orders',
  sql: `
    -- Every column: the order's row is what lists, filters and steps are decided on.
    create view orders.published_orders as select * from orders.orders;
    -- What lifecycle's rule of who may know of an order asks for.
    create view orders.published_ownership as
      select id as order_id, type_order, seller_id, auxiliary_user_id from orders.orders;
    create view orders.published_lines as
      select id, order_id, store_id, category_id, brand_id, group_id, subcategory_name, product_id, size_id, size_name,
        store_name, quantity, price, code_id, product_name, color_name
      from orders.order_lines;
    create view orders.published_history as
      select id, order_id, step, to_state, by_id, by_name, at, before from orders.order_history;

    -- Orders with a line below its listed price, and those without, as keys that lists are narrowed to.
    create view orders.published_discounted_lines as
      select order_id from orders.order_lines where price < listed_unit_price * quantity;
    create view orders.published_discount_keys as
      select 'has_discount:true' as key, order_id from orders.published_discounted_lines
      union all
      select 'has_discount:false', o.id from orders.orders o
        where not exists (select from orders.published_discounted_lines l where l.order_id = o.id);
  `,
}
