import type { Migration } from '@deportivo/platform/db/migrate'

/** Stores of one name, in any case, would be one store in every filter and report. A virtual store is named after its own. */
export const storeNames: Migration = {
  name: '0006-store-names',
  sql: `create unique index stores_name_key on inventory.stores (lower(name)) where purpose is null;`,
}
