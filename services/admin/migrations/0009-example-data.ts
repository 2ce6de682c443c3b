import type { Migration } from '@deportivo/platform/db/migrate'

/** Whether an installation that was empty has been filled with examples, and with which users. */
export const exampleData: Migration = {
  name: '0009-example-data',
  sql: `
    create table admin.example_data (
      id text primary key default 'company' check (id = 'company'),
      version integer not null default 1,
      state text not null default 'none' check (state in ('none', 'filling', 'loaded', 'removing')),
      done integer not null default 0,
      total integer not null default 0,
      user_ids integer[] not null default '{}',
      -- When the filling was asked for, and when it ended.
      began_at timestamptz,
      loaded_at timestamptz,
      -- What the user saw that is removed with the examples.
      own_seen integer not null default 0,
      asked_by jsonb,
      problem jsonb
    );
    insert into admin.example_data default values;
  `,
}
