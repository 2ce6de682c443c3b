import type { Migration } from '@deportivo/platform/db/migrate'

/** Expenses, and every movement of money, as reports count them. */
export const moneyFigures: Migration = {
  name: '0005-money-figures',
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

    -- A transfer, and a deposit of a register, have an entry in each of two accounts.
    create table read.cash_entries (
      /* payment:12, expense:3 or shift:7. */
      entry text not null,
      version integer not null,
      day date not null,
      /* Null: only the day is known. */
      at timestamptz,
      /* When it counts within its day; if only the day is known, from its beginning. */
      counted_at timestamptz not null
        generated always as (coalesce(at, day::timestamp at time zone 'America/Bogota')) stored,
      /* register-1, method-2 or expense-3: see docs/decisions/0118-cash-flow.md. */
      account text not null,
      kind text not null,
      /* 0: of no store. */
      store_id integer not null,
      /* The order, the expense or the shift. */
      owner_id integer not null,
      /* Negative: it went out. */
      amount bigint not null,
      pos bigint not null,
      primary key (entry, account)
    );
    create index cash_entries_by_time on read.cash_entries (counted_at);
    create index cash_entries_by_day on read.cash_entries (day desc, pos desc);
    create index cash_entries_of_account_by_day on read.cash_entries (account, day desc, pos desc);
    create index cash_entries_of_kind_by_day on read.cash_entries (kind, day desc, pos desc);
    create index cash_entries_of_store_by_day on read.cash_entries (store_id, day desc, pos desc);
    create index cash_entries_out_by_day on read.cash_entries (day desc, pos desc) where amount < 0;

    create table read.cash_days (
      day date not null,
      account text not null,
      kind text not null,
      store_id integer not null,
      count integer not null,
      count_in integer not null,
      count_out integer not null,
      amount_in bigint not null,
      amount_out bigint not null,
      primary key (day, account, kind, store_id)
    ) with (fillfactor = 50);
    create index cash_days_of_account on read.cash_days (account, day);
  `,
}
