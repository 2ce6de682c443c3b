import type { Migration } from '@deportivo/platform/db/migrate'

const DAY = (at: string) => `(${at} at time zone 'America/Bogota')::date`

const AMOUNTS = 'units integer, value bigint, discount bigint, cost bigint, uncosted bigint'
const PARTS = `store_id integer, category_id integer, brand_id integer, ${AMOUNTS}`
const WHOSE = 'seller_id, profile_id, type_order, type_sale, payment_method'
const SUMMED = 'sum(units), sum(value), sum(balance), sum(discount), sum(cost), sum(uncosted)'
const NOT_GIVEN_UP = `sold_on is not null and state_id not in ('cancelled', 'returned_by_seller')`

/** A share of a sum, so that the shares of all rows add up to it. */
const share = (sum: string) =>
  `round(${sum} * weight_until / weight_of_all) - round(${sum} * (weight_until - weight) / weight_of_all)`

/** What was reversed on a later day, as what it adds on the first and subtracts on the later. */
const REVERSED = `
  select f.order_id, f.state_id, ${WHOSE}, (f.discount > 0)::integer as has_discount, e.at, e.sign, e.parts,
    e.sign * e.units as units, e.sign * e.value as value, e.sign * e.discount as discount, e.sign * e.cost as cost,
    e.sign * e.uncosted as uncosted
  from read.sales_facts f
  cross join lateral (
    select x.at, 1 as sign, one.* from jsonb_to_recordset(f.reversed) as one(at timestamptz, reversed_at timestamptz,
      ${AMOUNTS}, parts jsonb) cross join lateral (values (one.at)) as x(at)
    union all
    select one.reversed_at, -1, one.* from jsonb_to_recordset(f.reversed) as one(at timestamptz, reversed_at timestamptz,
      ${AMOUNTS}, parts jsonb)
  ) as e(at, sign, first_at, reversed_at, units, value, discount, cost, uncosted, parts)
  where ${DAY('e.first_at')} <> ${DAY('e.reversed_at')}`

/**
 * Figures of each store, category and brand, of each combination of them, and of orders with a discount or a balance. They are
 * filled from the facts. The cost of goods that had left from several stores in one order is divided by their value, and
 * earlier returns are of no store and no category, until `npm run rebuild:read`.
 */
export const combinedFigures: Migration = {
  name: '0020-combined-figures',
  sql: `
    -- The parts of an order with a cost each: sums that are known of the whole order are divided by value.
    create function read.divided(parts jsonb, units integer, value bigint, discount bigint, cost bigint, uncosted bigint)
      returns jsonb language sql immutable as $$
        select coalesce(jsonb_agg(jsonb_build_object(
          'store_id', store_id, 'category_id', category_id, 'brand_id', brand_id, 'units', ${share('$2')},
          'value', ${share('$3')}, 'discount', ${share('$4')}, 'cost', ${share('$5')}, 'uncosted', ${share('$6')}
        ) order by nr), '[]')
        from (
          select p.*, p.value + 1::numeric as weight, sum(p.value + 1::numeric) over (order by nr) as weight_until,
            sum(p.value + 1::numeric) over () as weight_of_all
          from rows from (jsonb_to_recordset($1) as (store_id integer, category_id integer, brand_id integer, value bigint))
            with ordinality as p(store_id, category_id, brand_id, value, nr)
        ) weighted
      $$;
    update read.sales_facts set
      parts = (
        select coalesce(jsonb_agg(p.part || jsonb_build_object('cost', d.part -> 'cost', 'uncosted', d.part -> 'uncosted')
          order by p.nr), '[]')
        from jsonb_array_elements(parts) with ordinality as p(part, nr)
        join jsonb_array_elements(read.divided(parts, units, value, discount, cost, uncosted)) with ordinality as d(part, nr)
          using (nr)
      ),
      reversed = (
        select coalesce(jsonb_agg(one || jsonb_build_object('parts', read.divided(parts, (one ->> 'units')::integer,
          (one ->> 'value')::bigint, (one ->> 'discount')::bigint, (one ->> 'cost')::bigint,
          (one ->> 'uncosted')::bigint))), '[]')
        from jsonb_array_elements(reversed) as one
      );
    drop function read.divided;

    truncate read.sales_days;
    alter table read.sales_days
      /* 1 or 0. What left is not narrowed by what is still owed. */
      add column has_discount smallint not null,
      add column has_balance smallint not null,
      drop constraint sales_days_pkey,
      add primary key (kind, day, seller_id, profile_id, state_id, type_order, type_sale, payment_method, has_discount,
        has_balance);
    insert into read.sales_days (kind, day, state_id, ${WHOSE}, has_discount, has_balance, count, units, value, balance,
      discount, cost, uncosted)
    select kind, day, state_id, ${WHOSE}, has_discount, has_balance, count(*), ${SUMMED}
    from (
      select 'sold' as kind, sold_on as day, (discount > 0)::integer as has_discount, (balance > 0)::integer as has_balance,
        state_id, ${WHOSE}, units, value, balance, discount, cost, uncosted
      from read.sales_facts where ${NOT_GIVEN_UP}
      union all
      select 'left', left_on, (discount > 0)::integer, 0, state_id, ${WHOSE}, units, value, balance, discount, cost,
        uncosted
      from read.sales_facts where left_on is not null
      union all
      select 'left', ${DAY('at')}, has_discount, 0, state_id, ${WHOSE}, units, value, 0, discount, cost, uncosted
      from (${REVERSED}) reversed
    ) counted
    group by kind, day, state_id, ${WHOSE}, has_discount, has_balance;

    drop table read.reversed_sales;
    create table read.reversed_sales (
      at timestamptz not null,
      order_id integer not null,
      seller_id integer not null,
      profile_id text not null,
      type_order text not null,
      type_sale text not null,
      payment_method integer not null,
      has_discount smallint not null,
      store_id integer not null,
      category_id integer not null,
      brand_id integer not null,
      count integer not null,
      value bigint not null,
      cost bigint not null,
      uncosted bigint not null,
      primary key (at, order_id, seller_id, profile_id, type_order, type_sale, payment_method, has_discount, store_id,
        category_id, brand_id)
    );
    insert into read.reversed_sales
    select r.at, r.order_id, ${WHOSE}, r.has_discount, p.store_id, p.category_id, p.brand_id, count(*),
      sum(r.sign * p.value), sum(r.sign * p.cost), sum(r.sign * p.uncosted)
    from (${REVERSED}) r cross join lateral jsonb_to_recordset(r.parts) as p(${PARTS})
    group by r.at, r.order_id, ${WHOSE}, r.has_discount, p.store_id, p.category_id, p.brand_id;

    drop table read.sales_parts;
    create table read.sales_parts (
      kind text not null check (kind in ('sold', 'left')),
      /* Which columns have values, 0 in the others: 1 store, 2 category, 4 brand, and the sums of them. */
      level smallint not null check (level between 1 and 7),
      day date not null,
      store_id integer not null,
      category_id integer not null,
      brand_id integer not null,
      seller_id integer not null,
      profile_id text not null,
      type_order text not null,
      type_sale text not null,
      payment_method integer not null,
      has_discount smallint not null,
      has_balance smallint not null,
      /* How many orders have such lines. */
      count integer not null,
      units bigint not null,
      value bigint not null,
      discount bigint not null,
      cost bigint not null,
      uncosted bigint not null,
      /* Of the whole orders. */
      balance bigint not null,
      primary key (kind, level, day, store_id, category_id, brand_id, seller_id, profile_id, type_order, type_sale,
        payment_method, has_discount, has_balance)
    ) with (fillfactor = 50);
    insert into read.sales_parts (kind, level, day, store_id, category_id, brand_id, ${WHOSE}, has_discount, has_balance,
      count, units, value, discount, cost, uncosted, balance)
    select 'sold', level, sold_on, store_id, category_id, brand_id, ${WHOSE}, has_discount, has_balance, count(*),
      sum(units), sum(value), sum(discount), 0, 0, sum(balance)
    from (
      select l.level, f.order_id, f.sold_on, ${WHOSE}, (f.discount > 0)::integer as has_discount,
        (f.balance > 0)::integer as has_balance, f.balance,
        case when l.level & 1 > 0 then p.store_id else 0 end as store_id,
        case when l.level & 2 > 0 then p.category_id else 0 end as category_id,
        case when l.level & 4 > 0 then p.brand_id else 0 end as brand_id,
        sum(p.units) as units, sum(p.value) as value, sum(p.discount) as discount
      from read.sales_facts f
      cross join lateral jsonb_to_recordset(f.parts) as p(${PARTS})
      cross join generate_series(1, 7) as l(level)
      where ${NOT_GIVEN_UP}
      group by 1, 2, 3, ${WHOSE}, f.discount, f.balance, 12, 13, 14
    ) orders
    group by level, sold_on, store_id, category_id, brand_id, ${WHOSE}, has_discount, has_balance
    union all
    select 'left', 7, day, store_id, category_id, brand_id, ${WHOSE}, has_discount, 0, count(*), sum(units), sum(value),
      sum(discount), sum(cost), sum(uncosted), 0
    from (
      select f.left_on as day, ${WHOSE}, (f.discount > 0)::integer as has_discount, p.*
      from read.sales_facts f cross join lateral jsonb_to_recordset(f.parts) as p(${PARTS})
      where f.left_on is not null
      union all
      select ${DAY('r.at')}, ${WHOSE}, r.has_discount, p.store_id, p.category_id, p.brand_id, r.sign * p.units,
        r.sign * p.value, r.sign * p.discount, r.sign * p.cost, r.sign * p.uncosted
      from (${REVERSED}) r cross join lateral jsonb_to_recordset(r.parts) as p(${PARTS})
    ) gone
    group by day, store_id, category_id, brand_id, ${WHOSE}, has_discount;

    alter table read.return_facts
      /* The store that sold; 0: not known yet. */
      add column store_id integer not null default 0,
      add column category_id integer not null default 0;
    alter table read.return_days
      add column store_id integer not null default 0,
      add column category_id integer not null default 0,
      drop constraint return_days_pkey,
      add primary key (kind, day, seller_id, profile_id, reason_id, store_id, category_id, brand_id, product_id);
    alter table read.reversed_returns
      add column store_id integer not null default 0,
      add column category_id integer not null default 0,
      drop constraint reversed_returns_pkey,
      add primary key (at, kind, return_id, seller_id, profile_id, store_id, category_id, brand_id, client_id);
  `,
}
