import type { Migration } from '@deportivo/platform/db/migrate'

/** What accounting confirms against a support only: an order paid in cash may have an advance by transfer. */
export const paidToProve: Migration = {
  name: '0014-paid-to-prove',
  sql: `
    alter table orders.orders add column paid_to_prove bigint not null default 0;
    /* Transfer, Nequi, Daviplata, Bre-B and card, as they were when the column was added. */
    update orders.orders o set paid_to_prove = p.amount
    from (
      select order_id, sum(amount) as amount from orders.current_payments
      where status = 'unconfirmed' and payment_method between 2 and 6 group by order_id
    ) p
    where p.order_id = o.id;
    create or replace view orders.published_orders as select * from orders.orders;
  `,
}
