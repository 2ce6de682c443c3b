import type { Migration } from '@deportivo/platform/db/migrate'

/** Clients of one type are read in the order of their list. Their time of creation has the order of their ids. */
export const clientRanges: Migration = {
  name: '0004-client-ranges',
  sql: `
    create index clients_of_type on sales.clients (type_of_client, id desc);
    create index clients_of_person_type on sales.clients (type_of_person, id desc);
    drop index sales.clients_newest;
  `,
}
