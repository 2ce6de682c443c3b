import type { Migration } from '@deportivo/platform/db/migrate'

/** Files of clients that are imported, and the columns that were chosen for them. */
export const clientImports: Migration = {
  name: '0004-client-imports',
  sql: `
    create table sales.imports (
      id integer generated always as identity primary key,
      version integer not null default 1,
      by_id integer not null,
      -- The user it is done for, with the permissions at that time.
      actor jsonb not null,
      request_id text,
      address text,
      state text not null default 'reading'
        check (state in ('reading', 'columns', 'checking', 'checked', 'applying', 'applied', 'refused', 'cancelled')),
      file_name text not null,
      path text not null,
      columns text[] not null default '{}',
      mapping jsonb not null default '[]',
      rows integer not null default 0,
      done integer not null default 0,
      counts jsonb,
      faults_total integer not null default 0,
      problem jsonb,
      -- How often its present work was begun without coming to an end.
      begun smallint not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index imports_by_age on sales.imports (updated_at);
    -- The files of one person that are worked on, or wait.
    create index imports_unfinished on sales.imports (by_id)
      where state in ('reading', 'columns', 'checking', 'checked', 'applying');

    create table sales.import_rows (
      import_id integer not null references sales.imports (id) on delete cascade,
      row integer not null,
      cells text[] not null,
      -- The client that the check found by the number of this line, and its version then.
      seen_id integer,
      seen_version integer,
      primary key (import_id, row)
    );
    create table sales.import_faults (
      id bigint generated always as identity primary key,
      import_id integer not null references sales.imports (id) on delete cascade,
      row integer not null,
      field text not null,
      value text not null,
      text jsonb not null
    );
    create index import_faults_of_import on sales.import_faults (import_id, row, id);
    create table sales.import_mappings (
      user_id integer not null,
      columns_hash text not null,
      mapping jsonb not null,
      primary key (user_id, columns_hash)
    );
  `,
}
