import type { Migration } from '@deportivo/platform/db/migrate'

/** Payments that wait for accounting. Only orders that have one are read: of a million some thousands do. */
export const unconfirmedPayments: Migration = {
  name: '0025-unconfirmed-payments',
  sql: `
    create view orders.published_unconfirmed_payments as
      select p.id, p.order_id, p.amount, p.at
      from orders.orders o join orders.current_payments p on p.order_id = o.id
      where o.paid <> o.paid_confirmed and p.status = 'unconfirmed';
  `,
}
