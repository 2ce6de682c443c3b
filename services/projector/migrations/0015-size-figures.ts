import type { Migration } from '@deportivo/platform/db/migrate'

const SUMS = `
  product_id integer not null,
  size_id integer not null,
  store_id integer not null,
  count integer not null,
  sold integer not null,
  returned integer not null,
  replaced integer not null,
  value bigint not null,
  credited bigint not null`

/** What sold and came back of each size, and the sums by day and month: a consumer reads them from the beginning of the log. */
export const sizeFigures: Migration = {
  name: '0015-size-figures',
  sql: `
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
      day date not null,${SUMS},
      primary key (day, product_id, size_id, store_id)
    ) with (fillfactor = 50);
    -- The last day on which a size sold.
    create index size_days_of_size on read.size_days (product_id, size_id, day desc) where sold > 0;

    create table read.size_months (
      month date not null,${SUMS},
      primary key (month, product_id, size_id, store_id)
    ) with (fillfactor = 50);
  `,
}
