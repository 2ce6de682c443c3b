import type { Migration } from '@deportivo/platform/db/migrate'

/** Units that left without a known cost, which a cost of 0 hides. Earlier orders count after `npm run rebuild:read`. */
export const goodsWithoutCost: Migration = {
  name: '0017-goods-without-cost',
  sql: `
    alter table read.sales_facts add column uncosted integer not null default 0;
    alter table read.sales_days add column uncosted bigint not null default 0;
    alter table read.reversed_sales add column uncosted integer not null default 0;
    alter table read.return_facts add column replaced_uncosted integer not null default 0;
    alter table read.return_days add column replaced_uncosted bigint not null default 0;
    alter table read.reversed_returns add column replaced_uncosted integer not null default 0;
    update read.sales_facts set reversed =
        (select jsonb_agg(one || '{"uncosted": 0}') from jsonb_array_elements(reversed) as one)
      where reversed <> '[]';
  `,
}
