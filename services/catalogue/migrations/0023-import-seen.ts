import type { Migration } from '@deportivo/platform/db/migrate'

/** What the check of an import read of each product, for its application to compare. */
export const importSeen: Migration = {
  name: '0023-import-seen',
  sql: `
    create table catalogue.import_seen (
      import_id integer not null references catalogue.imports (id) on delete cascade,
      -- The first line of the product.
      row integer not null,
      -- Null: there was no such product.
      product_id integer,
      values jsonb not null,
      primary key (import_id, row)
    );
  `,
}
