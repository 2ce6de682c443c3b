import type { Migration } from '@deportivo/platform/db/migrate'

/** Who reopens a closed month, to begin with. */
export const reopenMonths: Migration = {
  name: '0013-reopen-months',
  sql: `
    insert into auth.profile_permissions (profile_id, permission, scope) values ('two', 'reopen months', 'all');
  `,
}
