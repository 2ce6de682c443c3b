import type { Migration } from '@deportivo/platform/db/migrate'

/** The prices of products as they were set, one row for each change. */
export const productPrices: Migration = {
  name: '0003-product-prices',
  sql: `
    create table read.product_prices (
      product_id integer not null,
      version integer not null,
      price bigint not null,
      minimal_price bigint not null,
      codes jsonb not null,
      by text,
      at timestamptz not null,
      pos bigint not null,
      primary key (product_id, version)
    );
    create index product_prices_of_product on read.product_prices (product_id, pos desc);
    create index product_prices_newest on read.product_prices (pos desc);
  `,
}
