import type { Migration } from '@deportivo/platform/db/migrate'

/** Registers are chosen by their name alone. */
export const registerNames: Migration = {
  name: '0013-register-names',
  sql: `create unique index cashiers_name_key on orders.cashiers (lower(name));`,
}
