import type { Migration } from '@deportivo/platform/db/migrate'

/** What the account of a seller shows: the orders whose goods they have, and what their lines were sold by. */
export const sellerAccounts: Migration = {
  name: '0026-seller-accounts',
  sql: `
    create index orders_with_seller on orders.orders (seller_id, id)
      where state_id in ('sent_to_seller', 'delivered_to_seller', 'return_to_news') and type_order = 'seller';
    create or replace view orders.published_lines as
      select id, order_id, store_id, category_id, brand_id, group_id, subcategory_name, product_id, size_id, size_name,
        store_name, quantity, price, code_id, product_name, color_name
      from orders.order_lines;
  `,
}
