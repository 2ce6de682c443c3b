import type { Migration } from '@deportivo/platform/db/migrate'

/**
 * What is recognised for returned goods is an entry of the order's payments, as is the part of it that becomes a
 * voucher: the rest lowers what the order owes.
 */
export const returnCredits: Migration = {
  name: '0029-return-credits',
  sql: `
    alter table orders.payments drop constraint payments_kind_check;
    alter table orders.payments add constraint payments_kind_check
      check (kind in ('first', 'cash', 'transfer', 'ct', 'refund', 'exchange', 'voucher', 'return'));
    create unique index credit_of_a_return on orders.payments (return_id)
      where kind = 'return' and amount > 0 and reverses_id is null;

    /* Money that is confirmed later makes another voucher of the same case. */
    drop index orders.voucher_of_a_return;
    create index vouchers_of_return on orders.vouchers (return_id) where return_id is not null;

    /* Vouchers of earlier releases: all that was recognised became one, and the order's sums stay. */
    with given as (
      select v.id, v.order_id, v.return_id, v.value, v.created_at,
        (select e.by_name from orders.voucher_entries e where e.voucher_id = v.id order by e.id limit 1) as by_name
      from orders.vouchers v where v.return_id is not null and v.voided_at is null
    ), entries as (
      insert into orders.payments (order_id, kind, amount, return_id, by_id, by_name, at)
      select order_id, 'return', sign * value, return_id, 0, by_name, created_at
      from given cross join (values (1), (-1)) as signs (sign)
      returning id, by_name, at
    )
    insert into orders.payment_statuses (payment_id, status, by_name, at)
    select id, 'confirmed', by_name, at from entries;

    /* With the number of its newest status, which its events have as their version. */
    create view orders.published_payments as
      select p.id, p.order_id, p.kind, p.amount, p.payment_method, s.status, s.id as version
      from orders.payments p
      join lateral (
        select id, status from orders.payment_statuses where payment_id = p.id order by id desc limit 1
      ) s on true;

    /* By return case: what was recognised, and the part of it that became vouchers. The rest lowered what its order owed. */
    create view orders.published_return_credits as
      select return_id, order_id, sum(amount) filter (where amount > 0 and reverses_id is null)::bigint as credited,
        (sum(amount) filter (where amount > 0 and reverses_id is null) - sum(amount))::bigint as in_vouchers
      from orders.payments where kind = 'return' group by 1, 2;

    /*
     * By return case, oldest first: what it charges, and what is paid for it. That is what names the case, and what the
     * order has been paid beyond what it owes itself. Readers name the order: a case is one row of its order's.
     */
    drop view orders.published_exchange_charges;
    create view orders.published_exchange_charges as
      with named as (
        select order_id, return_id,
          (-coalesce(sum(amount) filter (where kind = 'exchange'), 0))::bigint as charged,
          greatest(0, coalesce(sum(amount) filter (where kind not in ('exchange', 'return') and status = 'confirmed'), 0)) as paid,
          greatest(0, coalesce(sum(amount) filter (where kind not in ('exchange', 'return') and status <> 'void'), 0)) as reported
        from orders.current_payments where return_id is not null group by 1, 2
      ), left_over as (
        select n.order_id, n.return_id, n.charged, least(n.paid, n.charged) as paid, least(n.reported, n.charged) as reported,
          o.voucher_value - o.total_value
            - (select coalesce(sum(r.amount), 0) from orders.refunds r where r.order_id = o.id and r.state = 'pending') as beyond,
          o.paid_confirmed, o.paid as paid_or_reported
        from named n join orders.orders o on o.id = n.order_id
      ), shares as (
        select order_id, return_id, charged, paid, reported,
          greatest(0, beyond + paid_confirmed + sum(charged - paid) over of_order) as paid_share,
          greatest(0, beyond + paid_or_reported + sum(charged - reported) over of_order) as reported_share,
          sum(charged - paid) over until_here - (charged - paid) as paid_before,
          sum(charged - reported) over until_here - (charged - reported) as reported_before
        from left_over
        window of_order as (partition by order_id),
          until_here as (partition by order_id order by return_id rows unbounded preceding)
      ), covered as (
        select order_id, return_id, charged,
          paid + greatest(0, least(charged - paid, paid_share - paid_before)) as paid,
          reported + greatest(0, least(charged - reported, reported_share - reported_before)) as reported
        from shares
      )
      select return_id, charged, paid::bigint as paid, (greatest(reported, paid) - paid)::bigint as reported, order_id
      from covered;
  `,
}
