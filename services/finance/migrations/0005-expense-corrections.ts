import type { Migration } from '@deportivo/platform/db/migrate'

/** An expense that corrects one of a closed month, by the difference: only such a one may be negative. */
export const expenseCorrections: Migration = {
  name: '0005-expense-corrections',
  sql: `
    alter table finance.expenses
      add column corrects_id integer references finance.expenses (id),
      drop constraint expenses_amount_check,
      add constraint expenses_amount_check check (amount > 0 or (corrects_id is not null and amount <> 0));
    create index expenses_of_corrects_id on finance.expenses (corrects_id) where corrects_id is not null;
  `,
}
