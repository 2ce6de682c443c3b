import type { Migration } from '@deportivo/platform/db/migrate'

/** What clients pay for dearer replacements: entries of the order's payments that name their return case. */
export const exchangeCharges: Migration = {
  name: '0018-exchange-charges',
  sql: `
    alter table orders.payments drop constraint payments_kind_check;
    alter table orders.payments add constraint payments_kind_check
      check (kind in ('first', 'cash', 'transfer', 'ct', 'refund', 'exchange'));
    alter table orders.payments add column return_id integer;
    create index payments_of_return on orders.payments (return_id) where return_id is not null;
    alter table orders.refunds add column return_id integer;
    create index refunds_of_return on orders.refunds (return_id) where return_id is not null;

    create or replace view orders.current_payments as
      select p.id, p.order_id, p.history_id, p.kind, p.amount, p.payment_method, p.shift_id, p.reverses_id, p.note,
        p.by_id, p.by_name, p.at, c.cashier_id, s.status, s.attachment_id, s.reason, s.at as status_at,
        s.by_name as status_by, p.return_id
      from orders.payments p
      left join orders.cashier_shifts c on c.id = p.shift_id
      join lateral (
        select status, attachment_id, reason, at, by_name from orders.payment_statuses
        where payment_id = p.id order by id desc limit 1
      ) s on true;

    /* By return case: what it charges, and the part of it that clients have paid for certain. */
    create view orders.published_exchange_charges as
      select return_id, (-coalesce(sum(amount) filter (where kind = 'exchange'), 0))::bigint as charged,
        coalesce(sum(amount) filter (where kind <> 'exchange' and status = 'confirmed'), 0)::bigint as paid,
        coalesce(sum(amount) filter (where kind <> 'exchange' and status = 'unconfirmed'), 0)::bigint as reported
      from orders.current_payments where return_id is not null group by return_id;
  `,
}
