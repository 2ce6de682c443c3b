import type { Migration } from '@deportivo/platform/db/migrate'

// An installation whose other tables are empty has nothing of its own yet.
export const shippedPlaces: Migration = {
  name: '0007-shipped-places',
  sql: `
    comment on table sales.departments is 'shipped: an empty installation has them';
    comment on table sales.cities is 'shipped: an empty installation has them';
  `,
}
