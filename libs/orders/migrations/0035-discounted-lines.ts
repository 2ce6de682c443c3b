import type { Migration } from '@deportivo/platform/db/migrate'

/** The lines below their listed price, which lists of orders are narrowed to. */
export const discountedLines: Migration = {
  name: '0035-discounted-lines',
  sql: `
    create view orders.published_discounted_lines as
      select order_id from orders.order_lines where price < listed_unit_price * quantity;
    create index order_lines_discounted on orders.order_lines (order_id)
      where price < listed_unit_price * quantity;
  `,
}
