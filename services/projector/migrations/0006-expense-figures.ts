import type { Migration } from '@deportivo/platform/db/migrate'

/** Expenses as reports count them: a consumer reads them from the beginning of the log. */
export const expenseFigures: Migration = {
  name: '0006-expense-figures',
  sql: `
    create table read.expense_facts (
      expense_id integer primary key,
      version integer not null,
      day date not null,
      state text not null,
      financial_situation_id integer not null,
      category_id integer not null,
      payment_id integer not null,
      store_id integer not null,
      amount bigint not null,
      pos bigint not null
    );

    create table read.expense_days (
      /* Only approved ones. */
      day date not null,
      financial_situation_id integer not null,
      category_id integer not null,
      payment_id integer not null,
      store_id integer not null,
      count integer not null,
      amount bigint not null,
      primary key (day, financial_situation_id, category_id, payment_id, store_id)
    ) with (fillfactor = 70);
  `,
}
