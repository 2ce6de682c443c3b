import { LOCKS } from '@deportivo/platform/db/locks'

/** The tables of imports of products, and the lock under which one is written. */
export const IMPORT_STORAGE = {
  tables: {
    imports: 'catalogue.imports',
    rows: 'catalogue.import_rows',
    faults: 'catalogue.import_faults',
    mappings: 'catalogue.import_mappings',
  },
  lock: LOCKS.imports,
}
