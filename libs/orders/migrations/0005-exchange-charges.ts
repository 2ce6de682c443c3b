import type { Migration } from '@deportivo/platform/db/migrate'

/** What dearer replacements charge, as entries of payments that name their return case. */
export const exchangeCharges: Migration = {
  name: '0005-exchange-charges',
  sql: `
    /*
     * By return case, oldest first: what it charges, and what is paid for it. That is what names the case, and what the
     * order has been paid beyond what it owes itself. Readers name the order: a case is one row of its order's.
     */
    create view orders.published_exchange_charges as
      with named as (
        select order_id, return_id,
          (-coalesce(sum(amount) filter (where kind = 'exchange'), 0))::bigint as charged,
          greatest(0, coalesce(sum(amount) filter (where kind not in ('exchange', 'return') and status = 'confirmed'), 0)) as paid,
          greatest(0, coalesce(sum(amount) filter (where kind not in ('exchange', 'return') and status <> 'void'), 0)) as reported
        from money.current_payments where return_id is not null group by 1, 2
      ), left_over as (
        select n.order_id, n.return_id, n.charged, least(n.paid, n.charged) as paid, least(n.reported, n.charged) as reported,
          o.voucher_value - o.total_value
            - (select coalesce(sum(r.amount), 0) from money.refunds r where r.order_id = o.id and r.state = 'pending') as beyond,
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
