import type { Migration } from '@deportivo/platform/db/migrate'

/**
 * What clients got instead of what they returned: in the sums by client, and in the value of sizes. Filled from the facts
 * and what was reversed of them.
 */
export const worthOfReplacements: Migration = {
  name: '0019-worth-of-replacements',
  sql: `
    alter table read.client_return_days add column replaced bigint not null default 0;
    update read.client_return_days days set replaced = got.replaced
    from (
      select day, seller_id, profile_id, client_id, sum(replaced) as replaced from (
        select settled_on as day, seller_id, profile_id, client_id, replaced
        from read.return_facts where settled_on is not null
        union all
        select (at at time zone 'America/Bogota')::date, seller_id, profile_id, client_id, replaced
        from read.reversed_returns where kind = 'settled'
      ) parts group by day, seller_id, profile_id, client_id
    ) got
    where (days.day, days.seller_id, days.profile_id, days.client_id)
      = (got.day, got.seller_id, got.profile_id, got.client_id) and got.replaced <> 0;

    with given as (
      update read.size_sales sales set value = sales.value + facts.replaced
      from read.return_facts facts
      where sales.source = 'return:' || facts.return_id and sales.day is not null and sales.replaced > 0
        and facts.settled_on is not null
      returning sales.day, sales.product_id, sales.size_id, sales.store_id, facts.replaced
    ), of_days as (
      update read.size_days days set value = days.value + got.replaced
      from (
        select day, product_id, size_id, store_id, sum(replaced) as replaced
        from given group by day, product_id, size_id, store_id
      ) got
      where (days.day, days.product_id, days.size_id, days.store_id)
        = (got.day, got.product_id, got.size_id, got.store_id)
    )
    update read.size_months months set value = months.value + got.replaced
    from (
      select date_trunc('month', day)::date as month, product_id, size_id, store_id, sum(replaced) as replaced
      from given group by date_trunc('month', day)::date, product_id, size_id, store_id
    ) got
    where (months.month, months.product_id, months.size_id, months.store_id)
      = (got.month, got.product_id, got.size_id, got.store_id);
  `,
}
