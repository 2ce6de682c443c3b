import type { Migration } from '@deportivo/platform/db/migrate'

/** Return cases as reports count them. */
export const returnFigures: Migration = {
  name: '0003-return-figures',
  sql: `
    create table read.return_facts (
      return_id integer primary key,
      version integer not null,
      requested_on date not null,
      settled_on date,
      settled_at timestamptz,
      goods_on date,
      goods_at timestamptz,
      state_id text not null,
      goods text,
      seller_id integer not null,
      profile_id text not null,
      client_id integer not null,
      reason_id integer not null,
      /* The store that sold; 0: not known yet. */
      store_id integer not null default 0,
      category_id integer not null default 0,
      brand_id integer not null,
      product_id integer not null,
      units integer not null,
      value bigint not null,
      credited bigint not null,
      vouchers bigint not null,
      replaced bigint not null,
      replaced_cost bigint not null,
      replaced_uncosted integer not null default 0,
      cost bigint not null,
      /* Of the cost, that of the units that are lost: some of a case may be on sale again. */
      cost_lost bigint not null default 0,
      /* Each of both: [{at, reversed_at, and what counted}] */
      reversed jsonb not null default '{"settled": [], "goods": []}',
      pos bigint not null
    );
    create index return_facts_settled on read.return_facts (settled_at) where settled_at is not null;
    create index return_facts_goods on read.return_facts (goods_at) where goods_at is not null;

    -- What each adds on the day on which it counted, and subtracts on the day on which it was reversed.
    create table read.reversed_returns (
      at timestamptz not null,
      kind text not null check (kind in ('settled', 'goods')),
      return_id integer not null,
      seller_id integer not null,
      profile_id text not null,
      store_id integer not null default 0,
      category_id integer not null default 0,
      brand_id integer not null,
      client_id integer not null,
      count integer not null,
      credited bigint not null,
      vouchers bigint not null,
      replaced bigint not null,
      replaced_cost bigint not null,
      replaced_uncosted integer not null default 0,
      cost_back bigint not null,
      cost_lost bigint not null,
      primary key (at, kind, return_id, seller_id, profile_id, store_id, category_id, brand_id, client_id)
    );

    create table read.return_days (
      /* requested: without cancelled ones; settled: what clients got; goods: what became of the units. */
      kind text not null check (kind in ('requested', 'settled', 'goods')),
      day date not null,
      seller_id integer not null,
      profile_id text not null,
      reason_id integer not null,
      store_id integer not null default 0,
      category_id integer not null default 0,
      brand_id integer not null,
      product_id integer not null,
      count integer not null,
      units bigint not null,
      value bigint not null,
      credited bigint not null,
      vouchers bigint not null,
      replaced bigint not null,
      replaced_cost bigint not null,
      replaced_uncosted bigint not null default 0,
      cost_back bigint not null,
      cost_lost bigint not null,
      primary key (kind, day, seller_id, profile_id, reason_id, store_id, category_id, brand_id, product_id)
    ) with (fillfactor = 70);

    create table read.client_return_days (
      day date not null,
      seller_id integer not null,
      profile_id text not null,
      client_id integer not null,
      count integer not null,
      credited bigint not null,
      /* What clients got instead of what they returned. */
      replaced bigint not null default 0,
      primary key (day, seller_id, profile_id, client_id)
    ) with (fillfactor = 70);
  `,
}
