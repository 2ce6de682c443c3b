import type { Migration } from '@deportivo/platform/db/migrate'

/**
 * What clients have given for an order for certain, a difference of an exchange included, less what returned to them:
 * paid back, turned into a voucher of the order itself, or owed.
 */
export const moneyReceived: Migration = {
  name: '0021-money-received',
  sql: `
    create view orders.published_money_received as
      select o.id as order_id, (o.paid_confirmed + o.voucher_value
          - (select coalesce(sum(p.amount), 0) from orders.payments p where p.order_id = o.id and p.kind = 'exchange')
          - (select coalesce(sum(r.amount), 0) from orders.refunds r where r.order_id = o.id and r.state = 'pending')
        )::bigint as received
      from orders.orders o;
  `,
}
