import type { Migration } from '@deportivo/platform/db/migrate'

/** Published for auth: the users that an order or a client names, who may be disabled, never erased. */
export const peopleNamed: Migration = {
  name: '0003-people-named',
  sql: `
    create view sales.published_people_named as
      select seller_id as user_id from orders.published_ownership
      union all
      select auxiliary_user_id from orders.published_ownership where auxiliary_user_id is not null
      union all
      select seller_id from sales.clients where seller_id is not null;
  `,
}
