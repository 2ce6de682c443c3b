import type { Migration } from '@deportivo/platform/db/migrate'

/**
 * What came back, or was undone, on a later day than it counted: subtracted on that later day. Of what was reversed
 * before, the figures do so after `npm run rebuild:read`.
 */
export const reversals: Migration = {
  name: '0016-reversals',
  sql: `
    alter table read.sales_facts
      /* [{at, reversed_at, units, value, discount, cost}] */
      add column reversed jsonb not null default '[]';
    alter table read.return_facts
      add column goods_at timestamptz,
      /* Each of both: [{at, reversed_at, and what counted}] */
      add column reversed jsonb not null default '{"settled": [], "goods": []}';
    -- The day is what is known of earlier ones.
    update read.return_facts set goods_at = (goods_on + time '12:00') at time zone 'America/Bogota'
      where goods_on is not null;
    create index return_facts_goods on read.return_facts (goods_at) where goods_at is not null;

    -- What each adds on the day on which it counted, and subtracts on the day on which it was reversed.
    create table read.reversed_sales (
      at timestamptz not null,
      order_id integer not null,
      seller_id integer not null,
      profile_id text not null,
      count integer not null,
      value bigint not null,
      cost bigint not null,
      primary key (at, order_id, seller_id, profile_id)
    );
    create table read.reversed_returns (
      at timestamptz not null,
      kind text not null check (kind in ('settled', 'goods')),
      return_id integer not null,
      seller_id integer not null,
      profile_id text not null,
      brand_id integer not null,
      client_id integer not null,
      count integer not null,
      credited bigint not null,
      vouchers bigint not null,
      replaced bigint not null,
      replaced_cost bigint not null,
      cost_back bigint not null,
      cost_lost bigint not null,
      primary key (at, kind, return_id, seller_id, profile_id, brand_id, client_id)
    );
  `,
}
