import type { Migration } from '@deportivo/platform/db/migrate'

/** What units of a product cost that come in without a cost of their own. */
export const productCosts: Migration = {
  name: '0029-product-costs',
  sql: `alter table catalogue.products add column cost integer check (cost >= 0);`,
}
