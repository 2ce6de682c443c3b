import type { Migration } from '@deportivo/platform/db/migrate'

/** What the office notes on an order, where a line came from, and the indexes that reports lead to their orders by. */
export const orderFields: Migration = {
  name: '0008-order-fields',
  sql: `
    alter table orders.orders add column invoice text, add column observation text;
    alter table orders.order_lines add column sale_out_id integer references orders.orders (id);
    create index orders_by_checkout on orders.orders (checked_out_at, id) where checked_out_at is not null;
    create index orders_by_client_type on orders.orders (type_sale, id desc);
    create index order_lines_of_store on orders.order_lines (store_id, order_id);
    create index order_lines_of_category on orders.order_lines (category_id, order_id);
    create index order_lines_of_brand on orders.order_lines (brand_id, order_id);
    create index order_lines_of_group on orders.order_lines (group_id, order_id) where group_id is not null;
  `,
}
