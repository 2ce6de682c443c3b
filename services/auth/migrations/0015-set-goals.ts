import type { Migration } from '@deportivo/platform/db/migrate'

/** Who sets the goals of sellers, to begin with: who manages them. */
export const setGoals: Migration = {
  name: '0015-set-goals',
  sql: `
    insert into auth.profile_permissions (profile_id, permission, scope) values
      ('two', 'set goals', 'all'), ('operating_officer', 'set goals', 'all'),
      ('online_seller_admin', 'set goals', 'team'), ('admin_seller', 'set goals', 'team'),
      ('local_seller_admin', 'set goals', 'team');
  `,
}
