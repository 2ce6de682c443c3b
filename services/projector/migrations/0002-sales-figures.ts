import type { Migration } from '@deportivo/platform/db/migrate'

const SIZE_SUMS = `
  product_id integer not null,
  size_id integer not null,
  store_id integer not null,
  count integer not null,
  sold integer not null,
  returned integer not null,
  replaced integer not null,
  value bigint not null,
  credited bigint not null`

/**
 * Orders as reports count them. What came back, or was undone, on a later day than it counted, is subtracted on that later
 * day.
 */
export const salesFigures: Migration = {
  name: '0002-sales-figures',
  sql: `
    -- Every order: sold on the day of its checkout, revenue on the day the goods left.
    create table read.sales_facts (
      order_id integer primary key,
      version integer not null,
      sold_on date,
      left_on date,
      /* When it was sold, without orders given up since, and when its goods left. */
      sold_at timestamptz,
      left_at timestamptz,
      state_id text not null,
      type_order text not null,
      type_sale text not null,
      seller_id integer not null,
      seller_name text not null,
      profile_id text not null,
      client_id integer not null,
      city_id integer,
      city_name text,
      payment_method integer not null,
      units integer not null,
      value bigint not null,
      balance bigint not null,
      discount bigint not null,
      cost bigint not null default 0,
      /* Units that left without a known cost, which a cost of 0 hides. */
      uncosted integer not null default 0,
      /* By store, category and brand: [{store_id, category_id, brand_id, units, value, discount, cost, uncosted}] */
      parts jsonb not null,
      /* [{product_id, units}] */
      products jsonb not null default '[]',
      /* [{at, reversed_at, units, value, discount, cost, uncosted, parts}] */
      reversed jsonb not null default '[]',
      pos bigint not null
    );
    create index sales_facts_sold on read.sales_facts (sold_at) where sold_at is not null;
    create index sales_facts_left on read.sales_facts (left_at) where left_at is not null;

    -- What each adds on the day on which it counted, and subtracts on the day on which it was reversed.
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

    -- The facts summed up: a report of a year reads as many rows for a million orders as for a thousand.
    create table read.sales_days (
      /* sold: by the day of checkout, without cancelled ones; left: by the day the goods left. */
      kind text not null check (kind in ('sold', 'left')),
      day date not null,
      seller_id integer not null,
      profile_id text not null,
      state_id text not null,
      type_order text not null,
      type_sale text not null,
      payment_method integer not null,
      /* 1 or 0. What left is not narrowed by what is still owed. */
      has_discount smallint not null,
      has_balance smallint not null,
      count integer not null,
      units bigint not null,
      value bigint not null,
      balance bigint not null,
      discount bigint not null,
      cost bigint not null default 0,
      uncosted bigint not null default 0,
      primary key (kind, day, seller_id, profile_id, state_id, type_order, type_sale, payment_method, has_discount,
        has_balance)
    ) with (fillfactor = 50);

    -- The lines of orders summed up: of each store, category and brand, and of each combination of them.
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

    -- Every client who bought in a category; count is how many parts of orders they bought.
    create table read.category_clients (
      category_id integer not null,
      client_id integer not null,
      count integer not null,
      primary key (category_id, client_id)
    ) with (fillfactor = 70);

    -- What sellers and clients bring.
    create table read.client_days (
      day date not null,
      seller_id integer not null,
      profile_id text not null,
      client_id integer not null,
      count integer not null,
      value bigint not null,
      discount bigint not null,
      primary key (day, seller_id, profile_id, client_id)
    ) with (fillfactor = 70);

    -- The products of sold orders summed up; count is how many orders have it.
    create table read.product_days (
      day date not null,
      product_id integer not null,
      count integer not null,
      units bigint not null,
      primary key (day, product_id)
    ) with (fillfactor = 70);

    -- What sold and came back of each size, and the sums by day and month.
    create table read.size_sales (
      source text not null,
      day date,
      product_id integer not null,
      size_id integer not null,
      store_id integer not null,
      sold integer not null,
      returned integer not null,
      replaced integer not null,
      value bigint not null,
      credited bigint not null,
      pos bigint not null,
      primary key (source, product_id, size_id, store_id)
    );

    create table read.size_days (
      day date not null,${SIZE_SUMS},
      primary key (day, product_id, size_id, store_id)
    ) with (fillfactor = 50);
    -- The last day on which a size sold.
    create index size_days_of_size on read.size_days (product_id, size_id, day desc) where sold > 0;

    create table read.size_months (
      month date not null,${SIZE_SUMS},
      primary key (month, product_id, size_id, store_id)
    ) with (fillfactor = 50);
  `,
}
