import type { Migration } from '@deportivo/platform/db/migrate'

/** How many units of a product sold in the last 30 days, so that a page sorted by it is read along one index. */
export const soldLately: Migration = {
  name: '0005-sold-lately',
  sql: `
    alter table catalogue.products add column sold_lately integer not null default 0;
    create index products_best_sold on catalogue.products (sold_lately desc, id desc) where is_active;
  `,
}
