import type { Migration } from '@deportivo/platform/db/migrate'

/** The settlement of a seller that an expense pays. */
export const paidSettlements: Migration = {
  name: '0010-paid-settlements',
  sql: `
    alter table finance.expenses add column settlement_id integer;
    create index expenses_of_settlement on finance.expenses (settlement_id, id) where settlement_id is not null;
  `,
}
