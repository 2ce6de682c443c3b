import type { Migration } from '@deportivo/platform/db/migrate'

/** Cases with their reason, which the quarantine shows for what lies there. */
export const publishedReasons: Migration = {
  name: '0007-published-reasons',
  sql: `
    create or replace view returns.published_cases as
      select id, order_id, state_id, state_entered_at, client_id, client_name, product_id, product_name,
        seller_id, auxiliary_user_id, created_at, reason_name
      from returns.cases;
  `,
}
