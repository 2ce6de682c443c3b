import type { Migration } from '@deportivo/platform/db/migrate'

/** Who enters accounts and transfers between them, to begin with. */
export const manageCashFlow: Migration = {
  name: '0012-manage-cash-flow',
  sql: `
    insert into auth.profile_permissions (profile_id, permission, scope)
    values ('two', 'manage cash_flow', 'all'), ('operating_officer', 'manage cash_flow', 'all'),
      ('accounting_manager', 'manage cash_flow', 'all');
  `,
}
