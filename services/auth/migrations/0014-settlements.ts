import type { Migration } from '@deportivo/platform/db/migrate'

/** Who sees the accounts of sellers and closes their settlements, to begin with. */
export const settlementPermissions: Migration = {
  name: '0014-settlements',
  sql: `
    insert into auth.profile_permissions (profile_id, permission, scope) values
      ('two', 'read settlements', 'all'), ('one', 'read settlements', 'all'),
      ('operating_officer', 'read settlements', 'all'), ('accounting_manager', 'read settlements', 'all'),
      ('online_seller_admin', 'read settlements', 'team'), ('admin_seller', 'read settlements', 'team'),
      ('local_seller_admin', 'read settlements', 'team'), ('local_administrative', 'read settlements', 'own'),
      ('online_seller', 'read settlements', 'own'), ('freelance_seller', 'read settlements', 'own'),
      ('local_seller', 'read settlements', 'own'), ('online_reseller', 'read settlements', 'own'),
      ('two', 'close settlements', 'all'), ('operating_officer', 'close settlements', 'all'),
      ('accounting_manager', 'close settlements', 'all');
  `,
}
