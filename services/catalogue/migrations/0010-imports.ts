import type { Migration } from '@deportivo/platform/db/migrate'

/** Files of products and stock that are imported, and the name by which a file knows a product. */
export const imports: Migration = {
  name: '0010-imports',
  sql: `
    -- Random, so that products of two installations can be in one.
    alter table catalogue.products
      add column handle text not null default upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12));
    create unique index products_handle_key on catalogue.products (lower(handle)) where is_active;
    create index products_same on catalogue.products (reference_id, color_id, lower(name)) where is_active;

    create table catalogue.imports (
      id integer generated always as identity primary key,
      version integer not null default 1,
      by_id integer not null,
      -- Who it is done for, with the permissions at that time.
      actor jsonb not null,
      request_id text,
      address text,
      state text not null default 'reading'
        check (state in ('reading', 'columns', 'checking', 'checked', 'applying', 'applied', 'refused')),
      file_name text not null,
      path text not null,
      format text not null default 'own',
      columns text[] not null default '{}',
      mapping jsonb not null default '[]',
      make_missing boolean not null default true,
      rows integer not null default 0,
      done integer not null default 0,
      counts jsonb,
      missing jsonb not null default '[]',
      faults_total integer not null default 0,
      problem jsonb,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index imports_by_age on catalogue.imports (updated_at);
    create table catalogue.import_rows (
      import_id integer not null references catalogue.imports (id) on delete cascade,
      row integer not null,
      cells text[] not null,
      -- The first line of its product.
      first_row integer,
      primary key (import_id, row)
    );
    create index import_rows_of_product on catalogue.import_rows (import_id, first_row, row);
    create table catalogue.import_faults (
      id bigint generated always as identity primary key,
      import_id integer not null references catalogue.imports (id) on delete cascade,
      row integer not null,
      field text not null,
      value text not null,
      text jsonb not null
    );
    create index import_faults_of_import on catalogue.import_faults (import_id, row, id);
    -- The columns that a user last chose for files with the same columns.
    create table catalogue.import_mappings (
      user_id integer not null,
      columns_hash text not null,
      mapping jsonb not null,
      make_missing boolean not null,
      primary key (user_id, columns_hash)
    );
  `,
}
