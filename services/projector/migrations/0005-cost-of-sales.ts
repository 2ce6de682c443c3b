import type { Migration } from '@deportivo/platform/db/migrate'

/** What sold goods had cost. Orders whose last event is older have no cost until `npm run rebuild:read`. */
export const costOfSales: Migration = {
  name: '0005-cost-of-sales',
  sql: `
    alter table read.sales_facts add column cost bigint not null default 0;
    alter table read.sales_days add column cost bigint not null default 0;
  `,
}
