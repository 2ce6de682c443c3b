import type { Migration } from '@deportivo/platform/db/migrate'

/**
 * By order, what its goods are worth less since they came back: what was recognised for them, less what dearer
 * replacements add.
 */
export const orderReturns: Migration = {
  name: '0032-order-returns',
  sql: `
    create view orders.published_order_returns as
      select order_id, sum(amount)::bigint as returned from orders.payments
      where kind = 'exchange' or (kind = 'return' and amount > 0 and reverses_id is null)
      group by order_id;
  `,
}
