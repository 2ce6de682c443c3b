import type { Migration } from '@deportivo/platform/db/migrate'

/** What became of each cart, and the sums by day: a consumer reads them from the beginning of the log. */
export const cartFigures: Migration = {
  name: '0014-cart-figures',
  sql: `
    create table read.cart_facts (
      order_id integer primary key,
      version integer not null,
      begun_on date not null,
      seller_id integer not null,
      profile_id text not null,
      type_order text not null,
      outcome text not null,
      note text,
      units integer not null,
      value bigint not null,
      pos bigint not null
    );

    create table read.cart_days (
      day date not null,
      seller_id integer not null,
      profile_id text not null,
      type_order text not null,
      kind text not null,
      outcome text not null,
      count integer not null,
      units_lost integer not null,
      value_lost bigint not null,
      primary key (day, seller_id, profile_id, type_order, kind, outcome)
    ) with (fillfactor = 50);
  `,
}
