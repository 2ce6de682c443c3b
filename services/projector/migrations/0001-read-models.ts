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

    -- Names of the records that reports group by, as the newest event gave them.
    create table read.report_names (
      dimension text not null,
      key integer not null,
      name text not null,
      pos bigint not null,
      primary key (dimension, key)
    );

    -- The prices of products as they were set, one row for each change.
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

    -- Every order by the day of its creation.
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

    -- Stays of orders in their stages.
    create table read.stage_stays (
      order_id integer not null,
      nr integer not null,
      /* 0: the whole order; else a store that its lines come from. */
      store_id integer not null,
      state_id text not null,
      entered_at timestamptz not null,
      is_open boolean not null,
      left_on date,
      left_at timestamptz,
      prepared_at timestamptz,
      auxiliary_user_id integer not null,
      minutes integer not null,
      target_minutes integer not null,
      with_target integer not null,
      in_time integer not null,
      pos bigint not null,
      primary key (order_id, nr, store_id)
    );
    create index stage_stays_open on read.stage_stays (store_id, state_id, entered_at) where is_open;
    create index stage_stays_left on read.stage_stays (left_at) where left_at is not null;
    create index stage_stays_prepared on read.stage_stays (prepared_at) where prepared_at is not null;

    create table read.stage_days (
      /* stay: that ended on the day; prepared: by an assistant, who had picked every line. */
      kind text not null check (kind in ('stay', 'prepared')),
      day date not null,
      store_id integer not null,
      state_id text not null,
      auxiliary_user_id integer not null,
      minutes integer not null,
      count integer not null,
      with_target bigint not null,
      in_time bigint not null,
      primary key (kind, day, store_id, state_id, auxiliary_user_id, minutes)
    ) with (fillfactor = 70);

    -- What became of each cart, and the sums by day.
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
