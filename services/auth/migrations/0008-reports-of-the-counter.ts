import type { Migration } from '@deportivo/platform/db/migrate'

/** The starting policy gave the counter two reports that are the operation's and the management's. */
export const reportsOfTheCounter: Migration = {
  name: '0008-reports-of-the-counter',
  sql: `
    delete from auth.profile_permissions
    where profile_id = 'local_administrative' and permission in ('read operational', 'read manager');
  `,
}
