import type { Migration } from '@deportivo/platform/db/migrate'

/** Products with middle sizes in the wrong store, computed for each product whose stock changed. */
export const brokenRuns: Migration = {
  name: '0013-broken-runs',
  sql: `
    create table catalogue.broken_runs (
      product_id integer not null,
      -- The store that misses the sizes.
      store_id integer not null,
      sold_lately integer not null,
      missing jsonb not null,
      moves jsonb not null,
      checked_at timestamptz not null,
      primary key (product_id, store_id)
    );
    create index broken_runs_best_sold on catalogue.broken_runs (sold_lately desc, product_id desc, store_id desc);
    create index broken_runs_of_store on catalogue.broken_runs (store_id, sold_lately desc, product_id desc);

    -- Products to compute again. A change during the computation raises the number, and the product stays.
    create table catalogue.runs_to_check (
      product_id integer primary key,
      changes integer not null default 1
    );
    insert into catalogue.runs_to_check (product_id) select id from catalogue.products where is_active;
  `,
}
