import type { Migration } from '@deportivo/platform/db/migrate'

/** What the client of a case pays for a dearer replacement, as the case is now. */
export const exchangeDue: Migration = {
  name: '0012-exchange-due',
  sql: `
    create or replace view returns.published_cases as
      select id, order_id, state_id, state_entered_at, client_id, client_name, product_id, product_name,
        seller_id, auxiliary_user_id, created_at, reason_name, line_id, quantity,
        case when replacement_product_id is null or state_id = 'return_cancelled' then 0
          else greatest(0, price_difference) end as exchange_due
      from returns.cases;
  `,
}
