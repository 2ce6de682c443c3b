import type { Migration } from '@deportivo/platform/db/migrate'

/** Who approves expenses above the company's limit, to begin with. */
export const approveExpenses: Migration = {
  name: '0011-approve-expenses',
  sql: `
    insert into auth.profile_permissions (profile_id, permission, scope)
    values ('two', 'approve expenses', 'all'), ('one', 'approve expenses', 'all'),
      ('operating_officer', 'approve expenses', 'all');
  `,
}
