import type { Migration } from '@deportivo/platform/db/migrate'

/** Which reasons are those of size changes. */
export const sizeChangeReason: Migration = {
  name: '0006-size-change-reason',
  sql: `
    alter table returns.return_reasons add column is_for_size_change boolean not null default false;
  `,
}
