import type { Migration } from '@deportivo/platform/db/migrate'

/** The replacement that a client got, as the line that it is since, of which commission is owed instead. */
export const replacementLines: Migration = {
  name: '0014-replacement-lines',
  sql: `
    create or replace view returns.published_cases as
      select id, order_id, state_id, state_entered_at, client_id, client_name, product_id, product_name,
        seller_id, auxiliary_user_id, created_at, reason_name, line_id, quantity,
        case when replacement_product_id is null or state_id = 'return_cancelled' then 0
          else greatest(0, price_difference) end as exchange_due,
        case state_id when 'return_delivered' then 2000000000::bigint + id end as replacement_line_id,
        case state_id when 'return_delivered' then replacement_quantity end as replacement_quantity,
        case state_id when 'return_delivered' then replacement_price end as replacement_price
      from returns.cases;
  `,
}
