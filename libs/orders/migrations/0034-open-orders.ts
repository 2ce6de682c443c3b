import type { Migration } from '@deportivo/platform/db/migrate'

/**
 * The orders of a seller that are not checked out yet: they are counted whenever another is opened. The states are those
 * that are open in the table of states; orders of others are not in the index, so that their steps do not write it.
 */
export const openOrders: Migration = {
  name: '0034-open-orders',
  sql: `
    create index open_orders_of_seller on orders.orders (seller_id)
      where state_id in ('pre_orden', 'reserved', 'reserved_by_seller');
  `,
}
