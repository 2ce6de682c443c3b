import type { Migration } from '@deportivo/platform/db/migrate'

/** Cases with the line of the sale and its units, of which commission is no longer owed. */
export const caseLines: Migration = {
  name: '0010-case-lines',
  sql: `
    create or replace view returns.published_cases as
      select id, order_id, state_id, state_entered_at, client_id, client_name, product_id, product_name,
        seller_id, auxiliary_user_id, created_at, reason_name, line_id, quantity
      from returns.cases;
  `,
}
