import type { Migration } from '@deportivo/platform/db/migrate'

// An installation whose other tables are empty has nothing of its own yet.
export const shippedLists: Migration = {
  name: '0021-shipped-lists',
  sql: `
    comment on table catalogue.sizes is 'shipped: an empty installation has them';
    comment on table catalogue.price_codes is 'shipped: an empty installation has them';
  `,
}
