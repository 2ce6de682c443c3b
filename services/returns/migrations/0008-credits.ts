import type { Migration } from '@deportivo/platform/db/migrate'

/** What cases gave their clients as vouchers: whole, or what a cheaper replacement left. */
export const publishedCredits: Migration = {
  name: '0008-credits',
  sql: `
    create view returns.published_credits as
      select id as return_id, order_id,
        case state_id when 'return_voucher' then credited_value else greatest(0, -price_difference) end as value
      from returns.cases where state_id in ('return_voucher', 'return_delivered');
  `,
}
