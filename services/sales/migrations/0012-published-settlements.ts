import type { Migration } from '@deportivo/platform/db/migrate'

/** What the expense that pays a settlement states of it. */
export const publishedSettlements: Migration = {
  name: '0012-published-settlements',
  sql: `
    create view sales.published_settlements as
      select id, number || ' · ' || seller_name as name, seller_id, seller_name, number, commission from sales.settlements;
  `,
}
