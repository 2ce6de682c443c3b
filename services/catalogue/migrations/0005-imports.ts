import type { Migration } from '@deportivo/platform/db/migrate'

/** Files of products and stock that are imported. */
export const imports: Migration = {
  name: '0005-imports',
  sql: `
    create table catalogue.imports (
      id integer generated always as identity primary key,
      version integer not null default 1,
      by_id integer not null,
      -- Who it is done for, with the permissions at that time.
      actor jsonb not null,
      request_id text,
      address text,
      state text not null default 'reading' check (
        state in ('reading', 'columns', 'checking', 'checked', 'applying', 'applied', 'refused', 'cancelled')
      ),
      -- How often its present work was begun without coming to an end.
      begun smallint not null default 0,
      file_name text not null,
      path text not null,
      format text not null default 'own',
      columns text[] not null default '{}',
      mapping jsonb not null default '[]',
      make_missing boolean not null default true,
      -- How ambiguous cells were read, and which wrong ones are left out.
      leave_out jsonb not null default '[]',
      size_option text not null default '',
      open_options jsonb not null default '[]',
      open_amounts jsonb not null default '[]',
      wrong_cells jsonb not null default '[]',
      rows integer not null default 0,
      done integer not null default 0,
      counts jsonb,
      missing jsonb not null default '[]',
      -- The new products that look like another one.
      alike jsonb not null default '{"total": 0, "first": []}',
      faults_total integer not null default 0,
      problem jsonb,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index imports_by_age on catalogue.imports (updated_at);
    -- The files of one person that are worked on, or wait.
    create index imports_unfinished on catalogue.imports (by_id)
      where state in ('reading', 'columns', 'checking', 'checked', 'applying');

    create table catalogue.import_rows (
      import_id integer not null references catalogue.imports (id) on delete cascade,
      row integer not null,
      cells text[] not null,
      -- The first line of its product.
      first_row integer,
      primary key (import_id, row)
    );
    create index import_rows_of_product on catalogue.import_rows (import_id, first_row, row);
    -- What the check of an import read of each product, for its application to compare.
    create table catalogue.import_seen (
      import_id integer not null references catalogue.imports (id) on delete cascade,
      -- The first line of the product.
      row integer not null,
      -- Null: there was no such product.
      product_id integer,
      values jsonb not null,
      primary key (import_id, row)
    );
    create table catalogue.import_faults (
      id bigint generated always as identity primary key,
      import_id integer not null references catalogue.imports (id) on delete cascade,
      row integer not null,
      field text not null,
      value text not null,
      text jsonb not null
    );
    create index import_faults_of_import on catalogue.import_faults (import_id, row, id);

    -- The pictures that imported files name: each is fetched by a job, once the products are written.
    create table catalogue.import_photos (
      id bigint generated always as identity primary key,
      import_id integer not null references catalogue.imports (id) on delete cascade,
      -- The line of the file.
      row integer not null,
      product_id integer not null references catalogue.products (id),
      url text not null,
      state text not null default 'waiting' check (state in ('waiting', 'stored', 'failed')),
      -- Of the photo; null: the product had it.
      attachment_id integer,
      problem jsonb
    );
    create index import_photos_of_import on catalogue.import_photos (import_id);
    create index import_photos_waiting on catalogue.import_photos (import_id, product_id, id) where state = 'waiting';
    create index import_photos_of_product on catalogue.import_photos (product_id);

    -- The columns that a user last chose for files with the same columns.
    create table catalogue.import_mappings (
      user_id integer not null,
      columns_hash text not null,
      mapping jsonb not null,
      make_missing boolean not null,
      size_option text not null default '',
      primary key (user_id, columns_hash)
    );
  `,
}
