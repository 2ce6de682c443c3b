import type { Migration } from '@deportivo/platform/db/migrate'

/** Movements of a product, and those of days, are read in the order of their list. */
export const ledgerOrder: Migration = {
  name: '0005-ledger-order',
  sql: `
    -- Those of one size in one store are found among a product's entries without reading the others' rows.
    create index ledger_of_a_product on inventory.ledger (product_id, id desc, size_id, store_id);
    drop index inventory.ledger_of_a_level;
    create index ledger_by_time on inventory.ledger (at, id);
  `,
}
