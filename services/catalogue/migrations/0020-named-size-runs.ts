import type { Migration } from '@deportivo/platform/db/migrate'

/** Size runs by name besides the usual one: a category of shoes is bought by women's and by men's sizes. */
export const namedSizeRuns: Migration = {
  name: '0020-named-size-runs',
  sql: `
    alter table catalogue.categories add column runs jsonb not null default '[]';
  `,
}
