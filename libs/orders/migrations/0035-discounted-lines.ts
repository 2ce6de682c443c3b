import type { Migration } from '@deportivo/platform/db/migrate'

/** Orders with a line below its listed price, and those without, as keys that lists are narrowed to. */
export const discountedLines: Migration = {
  name: '0035-discounted-lines',
  sql: `
    create index order_lines_discounted on orders.order_lines (order_id)
      where price < listed_unit_price * quantity;
    create view orders.published_discounted_lines as
      select order_id from orders.order_lines where price < listed_unit_price * quantity;
    create view orders.published_discount_keys as
      select 'has_discount:true' as key, order_id from orders.published_discounted_lines
      union all
      select 'has_discount:false', o.id from orders.orders o
        where not exists (select from orders.published_discounted_lines l where l.order_id = o.id);
  `,
}
