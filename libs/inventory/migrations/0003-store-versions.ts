import type { Migration } from '@deportivo/platform/db/migrate'

/** Stores are records: one that changed meanwhile is not overwritten. */
export const storeVersions: Migration = {
  name: '0003-store-versions',
  sql: `
    alter table inventory.stores
      add version integer not null default 1,
      add updated_by text,
      add created_at timestamptz not null default now(),
      add updated_at timestamptz not null default now();
    create or replace view inventory.published_stores as
    select id, name, type, orden, is_active, purpose, of_store_id, owner_user_id, version from inventory.stores;
  `,
}
