import type { Migration } from '@deportivo/platform/db/migrate'

/** Vouchers that pay what an order still owes after its checkout: entries of its payments that name the voucher. */
export const voucherPayments: Migration = {
  name: '0020-voucher-payments',
  sql: `
    alter table orders.payments drop constraint payments_kind_check;
    alter table orders.payments add constraint payments_kind_check
      check (kind in ('first', 'cash', 'transfer', 'ct', 'refund', 'exchange', 'voucher'));
    alter table orders.payments add column voucher_id integer references orders.vouchers (id);
    alter table orders.payments add constraint payment_of_a_voucher
      check ((kind = 'voucher') = (voucher_id is not null)) not valid;
    alter table orders.payments validate constraint payment_of_a_voucher;
    create index payments_by_voucher on orders.payments (voucher_id) where voucher_id is not null;
    /* The part of the payments that came out of vouchers: it returns to them, and is never owed as money. */
    alter table orders.orders add column paid_by_voucher bigint not null default 0;
    create or replace view orders.published_orders as select * from orders.orders;

    create or replace view orders.current_payments as
      select p.id, p.order_id, p.history_id, p.kind, p.amount, p.payment_method, p.shift_id, p.reverses_id, p.note,
        p.by_id, p.by_name, p.at, c.cashier_id, s.status, s.attachment_id, s.reason, s.at as status_at,
        s.by_name as status_by, p.return_id, p.voucher_id
      from orders.payments p
      left join orders.cashier_shifts c on c.id = p.shift_id
      join lateral (
        select status, attachment_id, reason, at, by_name from orders.payment_statuses
        where payment_id = p.id order by id desc limit 1
      ) s on true;
  `,
}
