import type { Migration } from '@deportivo/platform/db/migrate'

/** Cash registers are records: one that changed meanwhile is not overwritten. */
export const cashierVersions: Migration = {
  name: '0007-cashier-versions',
  sql: `
    alter table orders.cashiers
      add version integer not null default 1,
      add updated_by text,
      add created_at timestamptz not null default now(),
      add updated_at timestamptz not null default now();
  `,
}
