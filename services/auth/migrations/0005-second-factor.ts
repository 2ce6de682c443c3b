import type { Migration } from '@deportivo/platform/db/migrate'

/** An optional second factor besides the password. */
export const secondFactor: Migration = {
  name: '0005-second-factor',
  sql: `
    create table auth.second_factors (
      user_id integer primary key references auth.users on delete cascade,
      -- Sealed: a copy of the database alone makes no code.
      secret bytea not null,
      confirmed_at timestamptz,
      -- The time step of the last code that was taken: none is taken twice.
      last_step bigint not null default 0
    );

    create table auth.recovery_codes (
      user_id integer not null references auth.second_factors on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    );
  `,
}
