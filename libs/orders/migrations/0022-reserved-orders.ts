import type { Migration } from '@deportivo/platform/db/migrate'

/**
 * Reserved orders, the one that has waited longest first. Orders of other states are in neither index, so that their
 * steps write none of them.
 */
export const reservedOrders: Migration = {
  name: '0022-reserved-orders',
  sql: `
    alter table orders.orders add column seller_reminded_at timestamptz;
    create or replace view orders.published_orders as select * from orders.orders;
    create index reserved_orders on orders.orders (state_entered_at, id) where state_id = 'reserved';
    create index reserved_orders_of_seller on orders.orders (seller_id, state_entered_at desc, id desc)
      where state_id = 'reserved';
  `,
}
