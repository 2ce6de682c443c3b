import type { Migration } from '@deportivo/platform/db/migrate'

/** The payments that wait for accounting as a list shows them, without reading the orders that have none. */
export const waitingPayments: Migration = {
  name: '0027-waiting-payments',
  sql: `
    create index orders_with_waiting_payments on orders.orders (id) where paid <> paid_confirmed;
    create or replace view orders.published_unconfirmed_payments as
      select p.id, p.order_id, p.amount, p.at, p.kind, p.payment_method, p.return_id, p.attachment_id, p.by_name
      from orders.orders o join orders.current_payments p on p.order_id = o.id
      where o.paid <> o.paid_confirmed and p.status = 'unconfirmed';
  `,
}
