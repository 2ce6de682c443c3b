import type { Migration } from '@deportivo/platform/db/migrate'

/** The new products of an import that look like another one. */
export const alikeInImports: Migration = {
  name: '0024-alike-in-imports',
  sql: `
    alter table catalogue.imports add column alike jsonb not null default '{"total": 0, "first": []}';
  `,
}
