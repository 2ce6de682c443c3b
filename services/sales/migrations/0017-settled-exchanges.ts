import type { Migration } from '@deportivo/platform/db/migrate'

/** A cheaper or dearer exchange changes what a line is worth, and not its units. */
export const settledExchanges: Migration = {
  name: '0017-settled-exchanges',
  sql: `
    alter table sales.settlement_lines
      drop constraint settlement_lines_units_check,
      add constraint settlement_lines_check check (units <> 0 or value <> 0);
  `,
}
