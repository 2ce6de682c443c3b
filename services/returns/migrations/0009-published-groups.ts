import type { Migration } from '@deportivo/platform/db/migrate'

/** The request of a case: its photo is for those who may see any case of it. */
export const publishedGroups: Migration = {
  name: '0009-published-groups',
  sql: `
    create or replace view returns.published_ownership as
      select id as return_id, seller_id, auxiliary_user_id, group_id from returns.cases;
  `,
}
