import type { Migration } from '@deportivo/platform/db/migrate'

/** The client of a telephone number: visitors of a link are known by theirs. */
export const clientPhones: Migration = {
  name: '0014-client-phones',
  sql: 'create index clients_phone on sales.clients (phone)',
}
