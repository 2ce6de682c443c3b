import type { Migration } from '@deportivo/platform/db/migrate'

/** The cash that left a drawer and paid an expense. */
export const pettyCash: Migration = {
  name: '0012-petty-cash',
  sql: `
    alter table finance.expenses add column drawer_entry_id integer;
    create index expenses_of_drawer_entry on finance.expenses (drawer_entry_id, id) where drawer_entry_id is not null;
  `,
}
