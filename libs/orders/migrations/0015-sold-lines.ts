import type { Migration } from '@deportivo/platform/db/migrate'

/** The history of a product reads what was sold of it. */
export const soldLines: Migration = {
  name: '0015-sold-lines',
  sql: `
    create or replace view orders.published_lines as
      select id, order_id, store_id, category_id, brand_id, group_id, subcategory_name, product_id, size_id, size_name,
        store_name, quantity, price
      from orders.order_lines;
  `,
}
