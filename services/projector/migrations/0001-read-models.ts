import type { Migration } from '@deportivo/platform/db/migrate'

/**
 * Made from the event log alone, so any table here may be dropped and rebuilt (`npm run rebuild:read`). Every
 * service may read them; only the projector writes. No view or key may depend on them: a rebuild replaces the
 * tables.
 */
export const readModels: Migration = {
  name: '0001-read-models',
  sql: `
    -- Every order, and its card while it is on the board.
    create table read.dispatch_board (
      order_id integer primary key,
      version integer not null,
      state_id text not null,
      is_on_board boolean not null,
      /* Rooms whose people may know of the order, on the board or not. */
      rooms text[] not null,
      auxiliary_user_id integer,
      delivered_at timestamptz,
      card jsonb,
      /* Position of the newest event that changed the row; every table but sums has one. */
      pos bigint not null
    );
    create index dispatch_board_shown on read.dispatch_board (order_id) where is_on_board;
    create index dispatch_board_in_hand on read.dispatch_board (auxiliary_user_id) where is_on_board;
    create index dispatch_board_delivered on read.dispatch_board (delivered_at) where delivered_at is not null;

    -- Every order as reports count it: sold on the day of its checkout, revenue on the day the goods left.
    create table read.sales_facts (
      order_id integer primary key,
      version integer not null,
      sold_on date,
      left_on date,
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
      /* By store, category and brand. */
      parts jsonb not null,
      pos bigint not null
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
      count integer not null,
      units bigint not null,
      value bigint not null,
      balance bigint not null,
      discount bigint not null,
      primary key (kind, day, seller_id, profile_id, state_id, type_order, type_sale, payment_method)
    ) with (fillfactor = 50);

    -- The lines of sold orders summed up; count is how many orders have a part in a sum.
    create table read.sales_parts (
      day date not null,
      seller_id integer not null,
      profile_id text not null,
      store_id integer not null,
      category_id integer not null,
      brand_id integer not null,
      count integer not null,
      units bigint not null,
      value bigint not null,
      discount bigint not null,
      primary key (day, seller_id, profile_id, store_id, category_id, brand_id)
    ) with (fillfactor = 50);

    -- Every client who bought in a category; count is how many parts of orders they bought.
    create table read.category_clients (
      category_id integer not null,
      client_id integer not null,
      count integer not null,
      primary key (category_id, client_id)
    ) with (fillfactor = 70);

    -- Names of the records that reports group by, as the newest event gave them.
    create table read.report_names (
      dimension text not null,
      key integer not null,
      name text not null,
      pos bigint not null,
      primary key (dimension, key)
    );
  `,
}
