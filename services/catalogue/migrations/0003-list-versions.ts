import type { Migration } from '@deportivo/platform/db/migrate'

const LISTS = ['price_codes', 'sizes', 'categories', 'subcategories', 'brand_references', 'colours']

/** The columns of records, for the lists that don't have them yet; and the stores' version for the list of stores. */
export const listVersions: Migration = {
  name: '0003-list-versions',
  sql: `
    ${LISTS.map(
      (table) => `
    alter table catalogue.${table}
      add version integer not null default 1,
      add updated_by text,
      add created_at timestamptz not null default now(),
      add updated_at timestamptz not null default now();`,
    ).join('')}
    create or replace view catalogue.published_stores as
    select id, name, type, orden, owner_user_id, version from inventory.published_stores where is_active;
  `,
}
