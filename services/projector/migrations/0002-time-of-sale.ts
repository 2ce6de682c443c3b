import type { Migration } from '@deportivo/platform/db/migrate'

/**
 * Facts with their time of day and products, and what sold of each product. Orders whose last event is older have
 * neither until `npm run rebuild:read`.
 */
export const timeOfSale: Migration = {
  name: '0002-time-of-sale',
  sql: `
    alter table read.sales_facts
      /* When it was sold, without orders given up since, and when its goods left. */
      add column sold_at timestamptz,
      add column left_at timestamptz,
      /* [{product_id, units}] */
      add column products jsonb not null default '[]';
    create index sales_facts_sold on read.sales_facts (sold_at) where sold_at is not null;
    create index sales_facts_left on read.sales_facts (left_at) where left_at is not null;

    -- The products of sold orders summed up; count is how many orders have it.
    create table read.product_days (
      day date not null,
      product_id integer not null,
      count integer not null,
      units bigint not null,
      primary key (day, product_id)
    ) with (fillfactor = 70);
  `,
}
