import type { Migration } from '@deportivo/platform/db/migrate'

/** The pictures that imported files name: each is fetched by a job, once the products are written. */
export const importPhotos: Migration = {
  name: '0014-import-photos',
  sql: `
    -- The address that it was fetched from: the same file does not add it twice.
    alter table catalogue.product_photos add column source_url text;

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
  `,
}
