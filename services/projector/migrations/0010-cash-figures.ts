import type { Migration } from '@deportivo/platform/db/migrate'

/** Every movement of money: a consumer reads payments, expenses and shifts from the beginning of the log. */
export const cashFigures: Migration = {
  name: '0010-cash-figures',
  sql: `
    create table read.cash_entries (
      /* payment:12, expense:3 or shift:7. */
      entry text primary key,
      version integer not null,
      day date not null,
      /* Null: only the day is known. */
      at timestamptz,
      /* register-1, method-2 or expense-3: see docs/decisions/0118-cash-flow.md. */
      account text not null,
      kind text not null,
      /* 0: of no store. */
      store_id integer not null,
      /* The order, the expense or the shift. */
      owner_id integer not null,
      /* Negative: it went out. */
      amount bigint not null,
      pos bigint not null
    );
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
  `,
}
