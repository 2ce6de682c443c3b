import type { Migration } from '@deportivo/platform/db/migrate'

/** Return cases as reports count them: a consumer reads them from the beginning of the log. */
export const returnFigures: Migration = {
  name: '0004-return-figures',
  sql: `
    create table read.return_facts (
      return_id integer primary key,
      version integer not null,
      requested_on date not null,
      settled_on date,
      goods_on date,
      settled_at timestamptz,
      state_id text not null,
      goods text,
      seller_id integer not null,
      profile_id text not null,
      client_id integer not null,
      reason_id integer not null,
      brand_id integer not null,
      product_id integer not null,
      units integer not null,
      value bigint not null,
      credited bigint not null,
      vouchers bigint not null,
      replaced bigint not null,
      replaced_cost bigint not null,
      cost bigint not null,
      pos bigint not null
    );
    create index return_facts_settled on read.return_facts (settled_at) where settled_at is not null;

    create table read.return_days (
      /* requested: without cancelled ones; settled: what clients got; goods: what became of the units. */
      kind text not null check (kind in ('requested', 'settled', 'goods')),
      day date not null,
      seller_id integer not null,
      profile_id text not null,
      reason_id integer not null,
      brand_id integer not null,
      product_id integer not null,
      count integer not null,
      units bigint not null,
      value bigint not null,
      credited bigint not null,
      vouchers bigint not null,
      replaced bigint not null,
      replaced_cost bigint not null,
      cost_back bigint not null,
      cost_lost bigint not null,
      primary key (kind, day, seller_id, profile_id, reason_id, brand_id, product_id)
    ) with (fillfactor = 70);
  `,
}
