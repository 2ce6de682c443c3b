import type { Migration } from '@deportivo/platform/db/migrate'

/** Every order by the day of its creation: a consumer reads them from the beginning of the log. */
export const orderFigures: Migration = {
  name: '0008-order-figures',
  sql: `
    create table read.order_facts (
      order_id integer not null,
      /* 0: the whole order; else a store that its lines come from. */
      store_id integer not null,
      version integer not null,
      created_on date not null,
      state_id text not null,
      type_order text not null,
      seller_id integer not null,
      payment_method integer not null,
      value bigint not null,
      balance bigint not null,
      pos bigint not null,
      primary key (order_id, store_id)
    );

    create table read.order_days (
      day date not null,
      store_id integer not null,
      state_id text not null,
      type_order text not null,
      seller_id integer not null,
      payment_method integer not null,
      count integer not null,
      value bigint not null,
      balance bigint not null,
      primary key (store_id, day, state_id, type_order, seller_id, payment_method)
    ) with (fillfactor = 50);
  `,
}
